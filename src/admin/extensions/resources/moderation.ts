/** Measures that suspend a user for some days. */
export const suspensions = ['suspend1', 'suspend3', 'suspend7', 'suspend30', 'suspend90'] as const;

/** Measures against a user. Each needs a section of the guidelines as its reason. */
export const sanctions = ['warn', ...suspensions, 'remove'] as const;

/** The user whom a case, an appeal or a sanction is about. */
export const concernedUser = {
  kind: 'person',
  whose: 'value',
  picture: 'profile_picture',
  sensitive: 'blurred',
} as const;
