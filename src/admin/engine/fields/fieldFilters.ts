import type { ComponentType } from 'react';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { BooleanFilter } from './boolean/BooleanFilter.tsx';
import { ChoiceFilter } from './choice/ChoiceFilter.tsx';
import { DateFilter } from './date/DateFilter.tsx';
import type { FilterProps } from './FilterRange.tsx';
import { NumberFilter } from './number/NumberFilter.tsx';
import { TextFilter } from './text/TextFilter.tsx';

/** The control of each kind that filters a list. They are apart from `fieldKinds`, because they load when filters are opened. */
const fieldFilters: { [Kind in FieldKind]: ComponentType<FilterProps<Kind>> } = {
  text: TextFilter,
  longText: TextFilter,
  password: TextFilter,
  email: TextFilter,
  number: NumberFilter,
  boolean: BooleanFilter,
  choice: ChoiceFilter,
  date: DateFilter,
  dateTime: DateFilter,
  image: TextFilter,
  reference: TextFilter,
  tags: TextFilter,
  json: TextFilter,
  person: TextFilter,
  computed: TextFilter,
  custom: TextFilter,
  // For other products:
  url: TextFilter,
  money: NumberFilter,
  file: TextFilter,
  varying: TextFilter,
};

/** The control of a kind whose options the caller does not need to know. */
export const filterOf = (kind: FieldKind) => fieldFilters[kind] as ComponentType<FilterProps<FieldKind>>;
