/** Who reads a text: what it depends on beside the record. */
export type Reader = {
  language: string;
  /** The resource whose words are asked for. */
  resource: string;
  /** react-admin's `translate`: `_` is what it falls back to. */
  translate: (key: string, options?: { _?: string; [variable: string]: unknown }) => string;
  /** The title of a record of another resource, as far as it has been loaded. */
  titleOf: (resource: string, id: string | number) => string | undefined;
  /** Others see the screen: what is personal is masked. */
  isWatched?: boolean;
};

/** A reader without words, for names in English screens and files: values stand as the API spells them. */
export const plainReader: Reader = {
  language: 'en',
  resource: '',
  translate: (key, { _ = key } = {}) => _,
  titleOf: () => undefined,
};
