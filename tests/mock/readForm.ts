import type { Values } from '#api/values.ts';

/** The fields of a form. In a browser it takes the place of `tests/support/readForm.ts`, which needs Node. */
export const readForm = async (form: Request): Promise<Values> => Object.fromEntries(await form.formData());
