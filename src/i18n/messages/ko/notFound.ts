import type { NotFoundMessages } from '#i18n/messages/en/notFound.ts';

export const notFound: NotFoundMessages = {
  title: '페이지를 찾을 수 없어요',
  heading: '이 페이지에게 *바람맞았어요.*',
  text: '주소가 잘못되었거나 페이지가 자리를 옮겼나 봐요. 누구에게나 있는 일이에요.',
  back: '첫 화면으로 가기',
};
