/** Messages for the landing page's HTML and files, not for its scripts, so no browser downloads this module. */
export const prerendered = {
  description:
    'A dating app that puts personality first. Read how someone talks and jokes, let a friend draft your first line, and leave your email to hear when it’s out.',
  event: '%{brand} is out today',
  withoutScripts: 'This form needs JavaScript. Prefer to keep it off? Write to %{mailbox} and we’ll add you by hand.',
};

export type PrerenderedMessages = typeof prerendered;
