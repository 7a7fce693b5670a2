import type { LandingMessages } from '#i18n/messages/en/landing.ts';

export const landing: LandingMessages = {
  title: '%{brand}: 사진보다 사람을 먼저 만나요',
  hero: {
    heading: '사진보다 *사람을* 먼저 만나요.',
    text: '말투와 유머, 사는 이야기에서 시작하는 데이팅 앱 %{brand}. 얼굴은 그다음이고, 친구의 참견은 환영해요.',
    join: '나도 낄래요',
    more: '어떻게 만나나요?',
    deck: '예시 프로필 세 장',
    friend: '친구의 한마디',
    cards: {
      ines: '국물은 음료라고 진지하게 주장해요.',
      kabir: '화분 하나와 살아요. 이름은 집주인.',
      sol: '책은 마지막 장부터 읽어요. 그래도 반전은 좋아해요.',
    },
  },
  launch: {
    heading: '첫 편지를 *보내 드릴게요.*',
    text: '이메일을 남겨 주세요. 앱이 나오는 날 바로 알려 드릴게요.',
    passed: {
      heading: '시계는 멈췄어도 *저희는 계속 가요.*',
      text: '앱은 아직 나오지 않았어요. 이메일을 남겨 주시면 나오는 날 바로 알려 드릴게요.',
    },
    calendar: '캘린더에 넣어 두기',
    countdown: '출시까지 남은 시간',
    parts: { days: '일', hours: '시간', minutes: '분', seconds: '초' },
    subscribe: {
      label: '이메일 주소',
      placeholder: 'me@example.com',
      button: '알림 받기',
      sending: '보내는 중…',
      notice: '만\u00a018세 이상만 신청할 수 있어요. 출시 소식만 보내 드리고, 언제든 그만 받을 수 있어요.',
      confirmation: '먼저 주소를 확인하는 메일을 한 통 보내 드려요.',
      success: '등록이 완료됐어요!',
      failure: '문제가 생겼어요!',
      requestId: '요청 ID',
    },
  },
  contact: {
    heading: '저희에게도 *%{brand}* 하고 인사해 주세요.',
    text: '보내 주신 메일은 사람이 읽고, 사람이 답해요.',
    support: '고객 지원',
    general: '일반 문의',
    social: '여기에서도 만나요',
    form: {
      name: '이름',
      email: '이메일 주소',
      message: '메시지',
      prompt: '불편했던 점이나 의견을 들려주세요',
      button: '문의하기',
      hint: '이 양식은 아직 작동하지 않아요. 지금은 메일로 보내 주세요.',
      use: '적어 주신 내용은 답해 드릴 때만 써요.',
    },
  },
};
