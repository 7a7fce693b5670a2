import type { ComponentType } from 'react';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { type FilterName, traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { BooleanFilter } from './boolean/BooleanFilter.tsx';
import { ChoiceFilter } from './choice/ChoiceFilter.tsx';
import { DateFilter } from './date/DateFilter.tsx';
import type { FilterProps } from './FilterRange.tsx';
import { NumberFilter } from './number/NumberFilter.tsx';
import { TextFilter } from './text/TextFilter.tsx';

/** The controls that filter a list. They are apart from `fieldKinds`, because they load when filters are opened. */
const filters = {
  text: TextFilter,
  number: NumberFilter,
  boolean: BooleanFilter,
  choice: ChoiceFilter,
  date: DateFilter,
} satisfies Record<FilterName, unknown>;

/** The control of a kind whose options the caller does not need to know. */
export const filterOf = (kind: FieldKind) => filters[traitsOf(kind).filter] as ComponentType<FilterProps<FieldKind>>;
