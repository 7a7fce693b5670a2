import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Filters } from '#admin/engine/list/rows/listQuery.ts';
import { useT } from '#i18n/useT.ts';

/** A range of days that ends today: so many days, or those of this year. */
type DayRange = number | 'year';

const dayInMs = 24 * 60 * 60 * 1_000;

/** The first day of a range whose last one is today, in UTC as the days of an API are. */
export const firstDayOf = (range: DayRange, now = Date.now()) =>
  range === 'year'
    ? `${new Date(now).getUTCFullYear()}-01-01`
    : new Date(now - (range - 1) * dayInMs).toISOString().slice(0, 10);

type Props = {
  source: string;
  label: string;
  ranges: readonly DayRange[];
  filters: Filters;
  onFilter: (changed: Filters) => void;
};

/** Days up to today to choose from, in place of typing the first one; whatever else is typed stands as an own choice. */
export function RangeSelect({ source, label, ranges, filters, onFilter }: Props) {
  const t = useT();
  const [from, to] = [`${source}_gte`, `${source}_lte`];
  const chosen = filters[to] ? undefined : ranges.find((range) => firstDayOf(range) === filters[from]);
  const labelOf = (range: DayRange) =>
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
          {labelOf(range)}
        </MenuItem>
      ))}
    </TextField>
  );
}
