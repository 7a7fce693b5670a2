/** A browser refuses addresses with letters beyond ASCII, about which the server decides. Some are written in full width. */
const mayBeAddress = /.[@＠].+[.．。｡]./;

/** Whether a field is empty or wrong. The browser shows the first one. */
export const reportsMistake = ({ elements }: HTMLFormElement) =>
  ([...elements] as HTMLInputElement[]).some((field) => !mayBeAddress.test(field.value) && !field.reportValidity());
