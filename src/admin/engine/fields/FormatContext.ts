import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import type { Values } from '#api/values.ts';

/** What the text of a value depends on beside the record. */
export type FormatContext = {
  language: string;
  /** The resource whose labels of choices are used. */
  resource: string;
  /** react-admin's `translate`: `_` is what it falls back to. */
  translate: (key: string, options?: { _?: string; [variable: string]: unknown }) => string;
  /** The title of a record of another resource, as far as it has been loaded. */
  titleOf: (resource: string, id: string | number) => string | undefined;
  /** The administrator has chosen to mask personal data, because others see the screen. */
  masksPersonalData?: boolean;
};

/** Without translations: values appear as the API spells them. */
export const plainFormatContext: FormatContext = {
  language: 'en',
  resource: '',
  translate: (key, { _ = key } = {}) => _,
  titleOf: () => undefined,
};

/** What references need to know of the resource they lead to: the `options` of its react-admin `Resource`. */
export type ReferenceTarget = {
  /** The kind that its titles are written by. */
  titleKind?: FieldKind;
  /** Formats the title of a record. */
  titleOf?: (record: Values, format: FormatContext) => string;
  /** The page or dialog that shows a record, `{id}` standing for its key; none where nothing does. */
  recordPath?: string;
};

/** The label of a value: `resources.<name>.choices.<field>.<value>`, else the fallback. */
export const choiceLabel = ({ resource, translate }: FormatContext, source: string, value: string, fallback = value) =>
  translate(`resources.${resource}.choices.${source}.${value}`, { _: fallback });

/** Stands for what is personal on a screen that others see. */
export const mask = '•••';

/** True for a field that tells who or where a person is: said by its definition, else by its kind. */
export const isPersonal = ({ kind, personal }: { kind: FieldKind; personal?: boolean }) =>
  personal ?? (kind === 'email' || kind === 'person');
