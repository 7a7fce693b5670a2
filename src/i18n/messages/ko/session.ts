import type { SessionMessages } from '#i18n/messages/en/session.ts';

export const session: SessionMessages = {
  language: '언어',
  languageFailed: '언어를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  unexpectedError: '문제가 생겼어요. 다시 시도해 주세요.',
  toLogin: '로그인하러 가기',
  deck: { safe: '안전하게.', simple: '쉽게.', fun: '즐겁게.' },
  password: { show: '비밀번호 보기', hide: '비밀번호 숨기기' },
  invalid: {
    email: '올바른 이메일 주소를 입력해 주세요',
    password: '비밀번호는 6자 이상이어야 해요',
  },
  login: {
    title: '로그인',
    heading: '반가워요.',
    tagline: '안전하고 쉽고 즐거운 만남은 돌보는 사람이 있어야 지켜져요. 오늘도 고마워요.',
    sessionEnded: '세션이 만료됐어요. 다시 로그인하면 보던 화면으로 돌아가요.',
    email: '이메일 주소',
    password: '비밀번호',
    code: '인증 코드',
    submit: '로그인',
    pending: '로그인하는 중…',
    failed: '로그인하는 중에 오류가 생겼어요',
    storageBlocked:
      '브라우저에 사이트 데이터가 저장되지 않아 로그인 상태를 유지할 수 없어요. 이 사이트의 데이터 저장을 허용하고 다시 시도해 주세요.',
  },
  changePassword: {
    title: '비밀번호 변경',
    heading: '새 비밀번호를 정해 주세요.',
    tagline:
      '비밀번호는 짧은 문장으로 정하면 좋아요. 이 브라우저에서는 로그인이 유지되고, 다른 곳에서는 모두 로그아웃돼요.',
    oldPassword: '현재 비밀번호',
    newPassword: '새 비밀번호',
    submit: '비밀번호 변경',
    pending: '변경하는 중…',
    empty: '모든 항목을 입력해 주세요',
    failed: '비밀번호를 변경하지 못했어요',
    success: '비밀번호를 변경했어요',
    toDashboard: '대시보드로 돌아가기',
  },
  invitation: {
    title: '초대',
    heading: '함께하게 되어 반가워요.',
    tagline: '비밀번호를 정해 주세요. 짧은 문장이면 좋아요.',
    password: '새 비밀번호',
    submit: '비밀번호 설정',
    pending: '설정하는 중…',
    success: '비밀번호를 설정했어요. 이제 로그인할 수 있어요.',
  },
};
