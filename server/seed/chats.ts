type Line = readonly [author: 'reported' | 'reporter', text: string];

/** The messages between two users of a report. The key has the slugs: reported user, reporter. */
const chats: Record<string, readonly Line[]> = {
  'dmitri-volkov hana-suzuki': [
    ['reported', 'So Saturday, eight o’clock?'],
    ['reporter', 'Thank you, but no. I would rather not meet.'],
    ['reported', 'You could at least explain yourself.'],
    ['reporter', 'I have said no. Please stop writing.'],
    ['reported', 'I know where you take your coffee. We will see who stops.'],
  ],
  'nikos-papadakis chloe-nguyen': [
    ['reported', 'My cousin has a sure thing. Two hundred today, four hundred on Friday.'],
    ['reporter', 'That is not what I am here for.'],
    ['reported', 'One hundred, then. You will thank me.'],
  ],
  'rohan-gupta ananya-iyer': [
    ['reported', 'एक फ़ोटो तो भेजो, सिर्फ़ मेरे लिए।'],
    ['reporter', 'नहीं, मुझे यह पसंद नहीं।'],
    ['reported', 'कितनी बोरिंग हो तुम।'],
  ],
};

const tenMinutes = 600_000;

/** The chat that came with a report, as rows of its evidence. */
export const chatOf = (reported: string, reporter: string, reportedAt: number) =>
  (chats[`${reported} ${reporter}`] ?? []).map(([author, text], line, all) => {
    return { author, text, sent_at: reportedAt - (all.length - line) * tenMinutes };
  });
