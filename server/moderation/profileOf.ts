type Found = { name: string | null; email: string | null; profile_picture: string | null };

/** The user as a list shows them; null for one who was removed. */
export const profileOf = ({ name, email, profile_picture }: Found) =>
  name === null || email === null ? null : { name, email, profile_picture };
