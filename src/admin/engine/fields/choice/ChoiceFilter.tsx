import type { AnyFilterProps, FilterProps } from '#admin/engine/fields/FilterRange.tsx';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { Select } from '#admin/engine/ui/Select.tsx';
import { choice } from './choice.tsx';

type Props = Pick<AnyFilterProps, 'field' | 'label' | 'filters' | 'onFilter'> & {
  options: readonly { value: string; text: string }[];
};

/** Filters by one of several values, or by none of them. */
export function ValueFilter({ field: { source }, label, filters, onFilter, options }: Props) {
  const t = useT();
  return (
    <Select
      label={label}
      value={filters[source] ?? ''}
      empty={t('filters.any')}
      options={options}
      onSelect={(value) => onFilter({ [source]: value })}
    />
  );
}

export function ChoiceFilter({ field, ...props }: FilterProps<'choice'>) {
  const format = useFormatContext();
  const options = field.of.map((value) => ({
    value: String(value),
    text: choice.toText({ [field.source]: value }, field, format),
  }));
  return <ValueFilter {...props} field={field} options={options} />;
}
