import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import type { Values } from '#api/values.ts';

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

/** What references need to know of the resource they lead to: the `options` of its react-admin `Resource`. */
export type ReferredResource = {
  /** The kind that its titles are written by. */
  titleKind?: FieldKind;
  /** Its title as a reader reads it. */
  titleOf?: (record: Values, reader: Reader) => string;
  /** The page or dialog that shows a record, `{id}` standing for its key; none where nothing does. */
  recordPath?: string;
};

/** The word of a value by convention, `resources.<name>.choices.<field>.<value>`, else the fallback. */
export const wordOf = ({ resource, translate }: Reader, source: string, value: string, fallback = value) =>
  translate(`resources.${resource}.choices.${source}.${value}`, { _: fallback });

/** Stands for what is personal on a screen that others see. */
export const mask = '•••';

/** True for a field that tells who or where a person is: said by its definition, else by its kind. */
export const isPersonal = ({ kind, personal }: { kind: FieldKind; personal?: boolean }) =>
  personal ?? (kind === 'email' || kind === 'person');
