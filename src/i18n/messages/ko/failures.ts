import type { FailuresMessages } from '#i18n/messages/en/failures.ts';

export const failures: FailuresMessages = {
  refused: '서버가 요청을 거부했고 이유를 알려 주지 않았어요.',
  noToken: '인증 토큰을 찾을 수 없어요',
  offline: '서버에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  timeout: '서버의 응답이 너무 늦어요. 다시 시도해 주세요.',
  notJson: '서버가 데이터 대신 웹페이지를 보냈어요. 잠시 후 다시 시도해 주세요.',
  empty: '서버가 빈 응답을 보냈어요. 다시 시도해 주세요.',
  malformed: '서버가 보낸 응답을 읽을 수 없어요. 다시 시도해 주세요.',
  noData: '서버가 응답했지만 필요한 데이터가 없어요. 다시 시도해 주세요.',
  address: '주소에는 빈 값이나 ‘.’, ‘..’을 쓸 수 없어요. 값을 바꿔 주세요.',
  requestId: '요청 ID',
};
