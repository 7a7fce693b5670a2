import type { ComponentProps } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { type FieldList, useDetailSections } from '#admin/engine/record/FieldSections.tsx';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { createResourceText } from '#i18n/resourceText.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

/** A part of a record's page: fields, the fields with the paths of pictures, or the resource of related rows. */
export type Part = {
  name: string;
  label: string;
  fields?: ComponentProps<typeof FieldList>['fields'];
  pictures?: readonly string[];
  rows?: AnyResource;
};

/** The fields before the parts, and the parts by place. Without own parts, the sections of the definition are parts. */
export function useDetailParts(record: RaRecord) {
  const { parts = [], aside = [], related = {} } = useDefinition().detailPage ?? {};
  const translate = useTranslate();
  const { section } = useResourceText();
  const { resources } = useProduct();
  const { lead, sections } = useDetailSections(record);

  const ownPart = (part: Omit<Part, 'label'>): Part => ({ ...part, label: section(part.name) });
  const rowsOf = (name: string): Part[] =>
    resources
      .filter((each) => each.name === name)
      .map((rows) => ({ name, label: createResourceText(translate, name).title(), rows }));
  const declared = parts.flatMap((part) => {
    if (typeof part === 'string') return rowsOf(part);
    return ownPart('fields' in part ? { ...part, fields: withSources(part.fields) } : part);
  });
  const hasOwn = parts.some((part) => typeof part === 'object');
  const all = hasOwn ? declared : [...declared, ...sections.map(ownPart)];
  return {
    lead: hasOwn ? [] : lead,
    main: all.filter(({ name }) => !aside.includes(name)),
    aside: all.filter(({ name }) => aside.includes(name)),
    below: Object.keys(related)
      .filter((name) => !parts.includes(name))
      .flatMap(rowsOf),
  };
}
