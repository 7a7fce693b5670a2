const formats = new Map<string, Intl.NumberFormat>();

/** One format a language and its options, since a browser takes long to make one, and a list has a number a row. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions) {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}
