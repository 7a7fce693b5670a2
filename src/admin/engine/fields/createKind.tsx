import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { type Values, valueAt } from '#api/values.ts';
import { type FormatContext, useFormatContext } from './FormatContext.ts';
import styles from './fields.module.css';

/** A declared field: the path of its value, and the options of its kind. */
export type FieldSource<Kind extends FieldKind = 'text'> = { source: string } & KindOptions[Kind];

export type FieldProps<Kind extends FieldKind = 'text'> = FieldSource<Kind> & {
  /** Replaces the text of the value, for example by the same text within a link. */
  children?: ReactNode;
};

export type InputProps<Kind extends FieldKind = 'text'> = FieldSource<Kind> & { label: string; rules?: AnyRules };

/** How the dashboard shows, searches, sorts and exports values of one kind. The inputs of forms are in
 * `FieldInputs.tsx`, the controls of filters in `fieldFilters.ts`. */
export type KindImplementation<Kind extends FieldKind = 'text'> = {
  /** Shows the value of the record in react-admin's record context. */
  Field(props: FieldProps<Kind>): ReactNode;
  /** Returns plain text for names, the search and, without `toCell`, exports. Without a value it returns ''. */
  toText(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** Returns the parts of a longer text, which differs between records whose `toText` is the same. */
  toLabel?(record: Values, field: FieldSource<Kind>): string[];
  /** Returns the cell in an exported file, if it differs from the text. A spreadsheet calculates with numbers. */
  toCell?(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** Returns the unit of `toCell`, such as a currency, for a column of its own. */
  toUnit?(record: Values, field: FieldSource<Kind>): string;
  /** Returns the value by which rows sort, instead of the text. Rows with null, for no value, are last. */
  toSortKey?(record: Values, field: FieldSource<Kind>): string | number | null;
  /** A filter compares the whole value, as the API spells it. By default it finds a part of the text. */
  filtersByValue?: true;
};

/** A kind whose options the caller does not need to know. */
export type AnyKind = KindImplementation<FieldKind>;

/** The value of a field as text; empty for anything but a string or a number. */
export const textAt = (record: Values | undefined, { source }: { source: string }) => {
  const value = valueAt(record, source);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The code of the language of a text, for the attribute `lang`; undefined if it is unknown. */
export function languageOfText(record: Values | undefined, { language }: Pick<KindOptions['text'], 'language'>) {
  return typeof language === 'object' ? textAt(record, { source: language.field }) || undefined : language;
}

type SecondaryTextProps = { as?: 'span' | 'div'; className?: string; children?: ReactNode };

/** Less prominent text. */
export const SecondaryText = ({ as: Element = 'span', className = '', children }: SecondaryTextProps) => (
  <Element className={`${styles.secondary} ${className}`}>{children}</Element>
);

/** Says that a record has no value for a field, in the resource's words for that field if it has some. */
export function EmptyValue({ source }: { source: string }) {
  const t = useT();
  const translate = useTranslate();
  const key = `resources.${useResourceContext()}.empty.${source}`;
  return <SecondaryText>{translate(key, { _: t('fields.missing') })}</SecondaryText>;
}

type TextKind<Kind extends FieldKind> = Omit<KindImplementation<Kind>, 'Field'> & {
  /** Returns what a screen shows in place of the text. */
  show?: (text: string, field: FieldSource<Kind>, record: Values, format: FormatContext) => ReactNode;
};

/** Makes a kind from its text. Without a text, its `Field` says that there is no value. */
export function createKind<Kind extends FieldKind>({
  show = (text) => text,
  ...kind
}: TextKind<Kind>): KindImplementation<Kind> {
  function Field(props: FieldProps<Kind>) {
    const record = useRecordContext() ?? {};
    const format = useFormatContext();
    const text = kind.toText(record, props, format);
    return props.children ?? (text ? show(text, props, record, format) : <EmptyValue source={props.source} />);
  }
  return { ...kind, Field };
}
