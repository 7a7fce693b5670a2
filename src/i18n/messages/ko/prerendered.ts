import type { PrerenderedMessages } from '#i18n/messages/en/prerendered.ts';

export const prerendered: PrerenderedMessages = {
  description:
    '성격부터 보는 데이팅 앱이에요. 말투와 유머를 먼저 읽고, 첫마디는 친구에게 맡겨 보세요. 이메일을 남기면 출시일에 알려 드려요.',
  event: '%{brand} 출시일',
  withoutScripts:
    '이 양식을 쓰려면 JavaScript가 필요해요. 켜고 싶지 않다면 %{mailbox} 주소로 메일을 보내 주세요. 직접 등록해 드릴게요.',
};
