import { type FilterProps, FilterRange } from '#admin/engine/fields/FilterRange.tsx';
import { TypedFilter } from '#admin/engine/fields/text/TextFilter.tsx';

/** Filters by a smallest and a largest number. */
export const NumberFilter = (props: FilterProps<'number' | 'money'>) => (
  <FilterRange {...props}>
    {({ name, label }) => <TypedFilter key={name} {...props} {...{ name, label }} type="number" />}
  </FilterRange>
);
