/** Moves the focus to the first field that has a problem; false when none has. */
export function focusFirst(form: HTMLFormElement, problems: Record<string, string | boolean | undefined>) {
  const name = Object.keys(problems).find((field) => problems[field]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  return name !== undefined;
}
