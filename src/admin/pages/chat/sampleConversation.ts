type Message = { from: 'person' | 'support'; text: string; time: string };

/** An invented conversation. The API has no call for real ones, so the screen labels it (observed-behaviour.md, 6). */
export const sampleConversation: readonly Message[] = [
  { from: 'person', text: 'Hi, my photos stopped uploading yesterday evening.', time: '09:12 AM' },
  { from: 'support', text: 'Sorry about that. Which phone do you use, and on Wi-Fi or mobile data?', time: '09:20 AM' },
  { from: 'person', text: 'An iPhone, on Wi-Fi. The bar runs to the end and then starts over.', time: '09:24 AM' },
  { from: 'support', text: 'Thank you, that helps. Please update the app and try one photo again.', time: '09:31 AM' },
  { from: 'person', text: 'It works now. Thanks for the quick help!', time: '09:46 AM' },
];
