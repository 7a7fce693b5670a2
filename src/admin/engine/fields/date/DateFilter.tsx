import { useState } from 'react';
import { type FilterProps, FilterRange } from '#admin/engine/fields/FilterRange.tsx';
import { useT } from '#admin/engine/text/useT.ts';
import { dayOf } from './calendar.ts';
import { DayField } from './DayField.tsx';

type Props = Pick<FilterProps, 'label' | 'filters' | 'onFilter'> & { name: string; first?: string };

/** Filters once the typed text is a day, or blank. Until the administrator leaves the input, another text is no error. */
function DayFilter({ name, label, first, filters, onFilter }: Props) {
  const t = useT();
  const [unfinished, setUnfinished] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const value = filters[name] ?? '';
  const isTooEarly = Boolean(first && value && value < first);
  const change = (text: string) => {
    const isDone = !text || dayOf(text) !== null;
    setUnfinished(isDone ? '' : text);
    if (isDone) onFilter({ [name]: text });
  };
  return (
    <DayField
      label={label}
      value={unfinished || value}
      onDay={change}
      min={first}
      error={isTooEarly || (isLeft && unfinished !== '')}
      helperText={unfinished ? t('rules.day') : isTooEarly && t('filters.beforeFirst')}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
    />
  );
}

/** Filters by a first and a last day. */
export const DateFilter = ({ filters, onFilter, ...props }: FilterProps<'date' | 'dateTime'>) => (
  <FilterRange {...props} filters={filters}>
    {(end) => <DayFilter key={end.name} {...end} {...{ filters, onFilter }} />}
  </FilterRange>
);
