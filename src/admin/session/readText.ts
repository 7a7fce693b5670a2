/** Shorter passwords are refused before they are sent. */
export const passwordMinLength = 6;

/** What was typed into a field of the form. */
export function readText(form: HTMLFormElement, name: string) {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
