import type { NotFoundMessages } from '#i18n/messages/en/notFound.ts';

export const notFound: NotFoundMessages = {
  title: 'पेज नहीं मिला',
  heading: 'यह पेज *मिलने ही नहीं आया।*',
  text: 'शायद पता ग़लत टाइप हुआ है, या पेज कहीं और चला गया है। ऐसा किसी के साथ भी हो सकता है।',
  back: 'होम पेज पर जाइए',
};
