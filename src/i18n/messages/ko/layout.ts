import type { LayoutMessages } from '#i18n/messages/en/layout.ts';

export const layout: LayoutMessages = {
  skipToContent: '본문으로 건너뛰기',
  home: '%{brand} 처음으로',
  navigation: {
    label: '주요 메뉴',
    home: '홈',
    launch: '사전 등록',
    about: '소개',
    app: '앱',
    contact: '문의',
    language: '언어',
    menu: '메뉴',
  },
  toTop: '맨 위로',
  notifications: '알림',
  closeNotification: '알림 닫기',
  languageFailed: '언어를 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요.',
  footer: {
    description: '사진보다 사람을 먼저 만나는 데이팅 앱이에요. 만 18세 이상만 이용할 수 있어요.',
    explore: '둘러보기',
    legal: '약관과 정책',
    contact: '이메일 문의',
    social: '소식 받아 보기',
    copyright: '© %{year} %{brand}. 모든 권리 보유.',
  },
  legal: {
    terms: '서비스 이용약관',
    eula: '최종 사용자 라이선스 계약',
    privacy: '개인정보 처리방침',
    disclaimer: '면책 안내',
    guideliness: '커뮤니티 가이드라인',
    tolerance: '무관용 정책',
    report: '신고 방법',
    'user-disclaimer': '이용자 고지 사항',
  },
  notFound: {
    title: '페이지를 찾을 수 없어요',
    heading: '이 페이지에게 *바람맞았어요.*',
    text: '주소가 잘못되었거나 페이지가 자리를 옮겼나 봐요. 누구에게나 있는 일이에요.',
    back: '처음으로 돌아가기',
  },
};
