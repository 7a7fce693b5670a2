/** The landing page's messages. English sets the shape; *asterisks* mark what is underlined. */
export const landing = {
  title: '%{brand}: meet the person before the picture',
  hero: {
    heading: 'Meet the *person* before the picture.',
    text: '%{brand} is a dating app that starts with how someone talks, jokes and lives. The face comes second, and friends are allowed to meddle.',
    join: 'Deal me in',
    more: 'How it works',
    deck: 'Three example profiles',
    friend: 'A friend says',
    cards: {
      ines: 'Will defend soup as a drink. Loudly.',
      kabir: 'Owns one plant. Calls it the landlord.',
      sol: 'Reads the last page first. Still likes surprises.',
    },
  },
  launch: {
    heading: 'You get our *first letter.*',
    text: 'Leave your email. The day the app is out, we’ll write.',
    passed: {
      heading: 'The clock ran out. *We haven’t.*',
      text: 'The app isn’t out yet. Leave your email; we’ll write the day it is.',
    },
    calendar: 'Put it in my calendar',
    countdown: 'Time left until the launch',
    parts: { days: 'Days', hours: 'Hours', minutes: 'Mins', seconds: 'Sec' },
    subscribe: {
      label: 'Email address',
      placeholder: 'you@example.com',
      button: 'Notify me',
      sending: 'Sending…',
      notice: 'For adults, 18 and over. We write about the launch only; unsubscribe any time.',
      confirmation: 'We send one email first, to confirm your address.',
      success: 'Subscription successful!',
      failure: 'Something went wrong!',
      requestId: 'Request ID',
    },
  },
  contact: {
    heading: 'Say *%{brand}* to us, too.',
    text: 'People read these mailboxes, and people answer.',
    support: 'Customer support',
    general: 'General enquiries',
    social: 'Or find us here',
    form: {
      name: 'Full Name',
      email: 'Email Address',
      message: 'Message',
      prompt: 'Tell us about the issue, or what you think of us',
      button: 'Contact Us',
      hint: 'This form isn’t plugged in yet. Email is.',
      use: 'We use this to answer you, and for nothing else.',
    },
  },
};

export type LandingMessages = typeof landing;
