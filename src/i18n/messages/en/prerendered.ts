/** What the landing page's HTML and its files say and its scripts never do: no browser downloads it. */
export const prerendered = {
  title: '%{brand}: meet the person before the picture',
  description:
    'A dating app that puts personality first. Read how someone talks and jokes, let a friend draft your first line, and leave your email for the day it is out.',
  event: '%{brand} opens today',
  withoutScripts: 'This form needs JavaScript. Prefer to keep it off? Write to %{mailbox} and we will add you by hand.',
};

export type PrerenderedMessages = typeof prerendered;
