import english from 'ra-language-english';

/** react-admin's messages. Every language has all of them: a missing key does not compile. */
export const reactAdmin = english;

/** What is known by name: without the leave that react-admin gives to add keys and to leave some out. */
type Exactly<Messages> = {
  [Key in keyof Messages as string extends Key ? never : number extends Key ? never : Key]-?: NonNullable<
    Messages[Key]
  > extends string
    ? string
    : Exactly<NonNullable<Messages[Key]>>;
};

export type ReactAdminMessages = { ra: Exactly<(typeof english)['ra']> };
