import type { LegalMessages } from '#i18n/messages/en/legal.ts';

export const legal: LegalMessages = {
  contents: '이 페이지의 내용',
  titleOf: '%{title} – %{brand}',
  linkTo: '이 항목 링크',
  descriptions: {
    terms: '%{brand}에서 서로 무엇을 약속하는지, 문제가 생기면 어떻게 되는지 알려 드려요.',
    eula: '%{brand} 앱을 어디까지, 어떤 조건으로 쓸 수 있는지 알려 드려요.',
    privacy: '%{brand}에서 어떤 정보를 왜, 얼마나 보관하는지, 어떻게 보고 고치고 지울 수 있는지 알려 드려요.',
    disclaimer: '누군가를 만나기 전에, %{brand}에서 보장하는 것과 그렇지 않은 것을 알려 드려요.',
    guideliness: '%{brand}에서 서로를 대하는 방법과, 지키지 않았을 때 생기는 일이에요.',
    tolerance: '이런 행동을 하면 경고 없이 바로 %{brand} 계정이 사라져요.',
    report: '%{brand}에서 누군가를 신고하는 여섯 단계를 안내해요.',
    'user-disclaimer': '%{brand}에서 사람을 만날 때의 위험과 스스로 챙겨야 할 점을 담았어요.',
    press: '%{brand}의 로고와 이미지, 기본 정보를 한데 모았어요. 더 필요한 자료를 요청할 곳도 알려 드려요.',
  },
};
