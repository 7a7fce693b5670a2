import english from 'ra-language-english';

/** react-admin's messages. Every language has all of them: a missing key does not compile. */
export const reactAdmin = {
  ra: {
    ...english.ra,
    navigation: { ...english.ra.navigation, no_filtered_results: 'Nothing matches these filters.' },
    validation: {
      ...english.ra.validation,
      minLength: 'Must be at least %{min} characters',
      maxLength: 'Must be at most %{max} characters',
      minValue: 'Must be at least %{min}',
      maxValue: 'Must be at most %{max}',
    },
  },
};

/** Requires every named key and allows no others. react-admin's type has optional keys and an index signature. */
type Exactly<Messages> = {
  [Key in keyof Messages as string extends Key ? never : number extends Key ? never : Key]-?: NonNullable<
    Messages[Key]
  > extends string
    ? string
    : Exactly<NonNullable<Messages[Key]>>;
};

export type ReactAdminMessages = { ra: Exactly<(typeof english)['ra']> };
