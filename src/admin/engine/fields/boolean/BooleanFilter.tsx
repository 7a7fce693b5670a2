import { ValueFilter } from '#admin/engine/fields/choice/ChoiceFilter.tsx';
import type { FilterProps } from '#admin/engine/fields/FilterRange.tsx';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { boolean, valuesOf } from './boolean.ts';

/** Filters by yes or no. */
export function BooleanFilter({ field, ...props }: FilterProps<'boolean'>) {
  const format = useFormatContext();
  const options = valuesOf(field)
    .toReversed()
    .map((value) => ({ value: String(value), text: boolean.toText({ [field.source]: value }, field, format) }));
  return <ValueFilter {...props} field={field} options={options} />;
}
