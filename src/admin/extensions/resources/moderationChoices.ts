/** The sections of the Community Guidelines, in their order. */
export const guidelines = [
  'adults-only',
  'be-yourself',
  'be-kind',
  'consent',
  'content',
  'privacy',
  'drafts',
  'swaps',
  'money',
  'meet-safely',
  'no-tricks',
  'report',
] as const;

/** What keeps somebody out for a while. */
export const suspensions = ['suspend1', 'suspend3', 'suspend7', 'suspend30', 'suspend90'] as const;
