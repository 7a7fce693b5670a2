/** The landing page's messages. English sets the shape; *asterisks* mark what is underlined. */
export const landing = {
  meta: {
    title: '%{brand}: meet the person before the picture',
    description:
      'A dating app that puts personality first. Read how someone talks and jokes, let a friend draft your first line, and leave your email for the day it is out.',
  },
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
    text: 'Leave your email. The day the app is out, we write.',
    countdown: 'Time left until the launch',
    parts: { days: 'Days', hours: 'Hours', minutes: 'Mins', seconds: 'Sec' },
    subscribe: {
      label: 'Email address',
      placeholder: 'you@example.com',
      button: 'Notify me',
      sending: 'Sending…',
      success: 'Subscription successful!',
      failure: 'Something went wrong!',
      requestId: 'Request ID',
      withoutScripts:
        'This form needs JavaScript. Prefer to keep it off? Write to %{mailbox} and we will add you by hand.',
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
      hint: 'This form is not plugged in yet. Email is.',
    },
  },
};

export type LandingMessages = typeof landing;
