/** The text with a person's name in the place the translator gave it. */
export const naming = (text: string, name: string) => text.replaceAll('%{name}', name);
