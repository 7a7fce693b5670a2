/** Letters that are written from right to left, and the characters that set a direction. */
const changesDirection =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Bidi_Control}]/u;

/** A line. The characters between lines end every isolate. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Unicode counts them as ends of a paragraph.
const line = /[^\n\r\x1c-\x1e\x85\u2029]+/g;

/** A whole isolate, of a value that was put into a message before, or another control of isolates. */
const isolateOrControl = /(\u2068[^\u2066-\u2069]*\u2069)|[\u2066-\u2069]/g;

/**
 * A value for a sentence. Without isolation, a name with letters from right to left, or with a direction override, would change
 * the order of the words around it. Other values stay as they are. An override ends with the isolate around it; a control that
 * would end the isolate is removed.
 */
export const isolate = (value: string) =>
  value.replace(line, (text) => {
    const kept = text.replace(isolateOrControl, '$1');
    const isIsolated = kept.replace(isolateOrControl, '') === '';
    return isIsolated || !changesDirection.test(kept) ? kept : `\u2068${kept}\u2069`;
  });
