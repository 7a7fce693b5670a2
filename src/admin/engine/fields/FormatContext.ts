import { use, useMemo } from 'react';
import { useI18nProvider, useResourceContext, useTranslate } from 'react-admin';
import { ProductContext } from '#admin/engine/context/contexts.ts';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { keyText } from '#api/keys.ts';
import type { Values } from '#api/values.ts';

/** Formatting a value as text needs the record and these settings. */
export type FormatContext = {
  language: string;
  /** The resource whose messages label the choices. */
  resource: string;
  /** react-admin's `translate`. `_` is the fallback. */
  translate: (key: string, options?: { _?: string; [variable: string]: unknown }) => string;
  /** The calls of the product, which say where rows have their keys. */
  endpoints?: EndpointTable;
  /** The administrator has chosen to mask personal data, because others see the screen. */
  masksPersonalData?: boolean;
};

/** Formats without translations: values appear as the API spells them. */
export const plainFormatContext: FormatContext = {
  language: 'en',
  resource: '',
  translate: (key, { _ = key } = {}) => _,
};

/** The key of a record in words: its id, or the parts of its key. */
export const keyOf = ({ endpoints }: FormatContext, resource: string, id: string | number) =>
  keyText(id, endpoints?.[resource]?.key);

/** The `options` of a react-admin `Resource` that references lead to. */
export type ReferenceTarget = {
  /** Its title fields. */
  titles?: readonly string[];
  /** Formats the title of a record. */
  titleOf?: (record: Values, format: FormatContext) => string;
  /** Returns the path of a record's page or dialog. */
  pathOf?: (id: string) => string;
  /** The API returns its records by their ids, or all of them at once. */
  isLoaded?: boolean;
  /** The API searches its list. */
  isSearched?: boolean;
};

/**
 * The label of a choice: the message `resources.<name>.choices.<field>.<value>`, else the fallback. The message may contain
 * values of the record: `%{days}`.
 */
export const choiceLabel = (
  { resource, translate }: FormatContext,
  source: string,
  value: string,
  fallback = value,
  record?: Values,
) => translate(`resources.${resource}.choices.${source}.${value}`, { ...record, _: fallback });

/** Replaces personal data while the administrator's preference masks it. */
export const maskedText = '•••';

/** True for a field with personal data. If the definition does not set `personal`, the kind decides. */
export const isPersonal = ({ kind, personal }: { kind: FieldKind; personal?: boolean }) =>
  personal ?? traitsOf(kind).isPersonal ?? false;

/** The format context of the screen, memoized until the language, the resource or the preference changes. */
export function useFormatContext(): FormatContext {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const language = useI18nProvider().getLocale();
  const [personal] = usePreference('personal');
  const masksPersonalData = personal === 'masked';
  const endpoints = use(ProductContext)?.endpoints;

  return useMemo(
    () => ({ language, resource, translate, masksPersonalData, endpoints }),
    [language, resource, translate, masksPersonalData, endpoints],
  );
}
