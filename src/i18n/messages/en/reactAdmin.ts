import english from 'ra-language-english';

/** react-admin's own words. Every language has all of them: a missing key does not compile. */
export const reactAdmin = english;

type Exactly<Messages> = {
  [Key in keyof Messages as string extends Key ? never : number extends Key ? never : Key]: Messages[Key] extends string
    ? string
    : Messages[Key] extends object
      ? Exactly<Messages[Key]>
      : never;
};

export type ReactAdminMessages = { ra: Exactly<(typeof english)['ra']> };
