import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Filters } from '#admin/engine/list/state/useListState.ts';
import { useListsT } from '#i18n/ListsWords.tsx';
import { type DayRange, firstDayOf } from './dayRanges.ts';

type Props = {
  source: string;
  label: string;
  ranges: readonly DayRange[];
  filters: Filters;
  onFilter: (changed: Filters) => void;
};

/** Days up to today to choose from, in place of typing the first one; whatever else is typed stands as an own choice. */
export function RangeSelect({ source, label, ranges, filters, onFilter }: Props) {
  const t = useListsT();
  const [from, to] = [`${source}_gte`, `${source}_lte`];
  const chosen = filters[to] ? undefined : ranges.find((range) => firstDayOf(range) === filters[from]);
  const wordOf = (range: DayRange) =>
    range === 'year' ? t('filters.thisYear') : t('filters.lastDays', { smart_count: range });
  return (
    <TextField
      select
      label={t('filters.range', { field: label })}
      value={String(chosen ?? '')}
      onChange={({ target }) => {
        const range = ranges.find((each) => String(each) === target.value);
        onFilter({ [from]: range ? firstDayOf(range) : '', [to]: '' });
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t(filters[from] || filters[to] ? 'filters.ownRange' : 'filters.usualRange')}</MenuItem>
      {ranges.map((range) => (
        <MenuItem key={range} value={String(range)}>
          {wordOf(range)}
        </MenuItem>
      ))}
    </TextField>
  );
}
