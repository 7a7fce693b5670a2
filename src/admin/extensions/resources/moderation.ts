/** Measures that suspend a user for some days. */
export const suspensions = ['suspend1', 'suspend3', 'suspend7', 'suspend30', 'suspend90'] as const;

/** Measures against a user. Each needs a section of the guidelines as its reason. */
export const punitiveMeasures = ['warn', ...suspensions, 'remove'] as const;

/** A note on a case. */
export const note = { kind: 'longText', rules: { required: true, maxLength: 2000 } } as const;

/** The effect of a decision, and the message to the user in the user's language. */
export const previewed = {
  effect: { kind: 'text' },
  notice: { kind: 'longText', language: { field: 'notice_language' } },
} as const;

/** The parts of a page about a user's profile. */
export const profilePart = {
  name: 'profile',
  fields: {
    bio: { kind: 'longText' },
    location: { kind: 'text', personal: true },
    age: { kind: 'number', grouping: false },
    language: { kind: 'text' },
  },
} as const;

const pictures = ['shot_1', 'shot_2', 'shot_3', 'shot_4', 'shot_5', 'shot_6', 'shot_7', 'shot_8'] as const;

export const photosPart = { name: 'photos', pictures } as const;

/** The user whom a case, an appeal or a sanction is about. */
export const concernedUser = {
  kind: 'person',
  whose: 'value',
  picture: 'profile_picture',
  sensitive: 'blurred',
} as const;

/** How long a case, an appeal or a ticket waits. */
export const hours = { kind: 'number', unit: 'hour', rounded: true } as const;

/** The name of that user with a link to the account, unless it was removed. */
export const concernedAccount = {
  kind: 'reference',
  to: 'users',
  text: 'user.name',
  when: { 'user.name': { isSet: true } },
  isTitle: true,
} as const;
