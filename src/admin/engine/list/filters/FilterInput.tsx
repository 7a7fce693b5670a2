import { useState } from 'react';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import type { Filters } from '#admin/engine/context/listQuery.ts';
import { dayInMs } from '#admin/engine/fields/date/calendar.ts';
import { filterOf } from '#admin/engine/fields/fieldFilters.ts';
import { kindOf } from '#admin/engine/fields/recordText.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { Select } from '#admin/engine/ui/Select.tsx';

/** The values of the list's filters, and a function that changes some of them. */
function useFilters() {
  const { filters, setSearchAndFilters } = useApiList();
  return [filters, (changed: Filters) => setSearchAndFilters({ filters: { ...filters, ...changed } })] as const;
}

type Props = { source: string };

/** Filters a list by a field, in the way of the field's kind. */
function FilterInput({ source }: Props) {
  const { definition, text, endpoint } = useResource();
  const [filters, onFilter] = useFilters();
  const { field } = kindOf(definition, source);
  const Filter = filterOf(field.kind);
  const isByApi = (name: string) => endpoint('list')?.filters?.includes(name) ?? false;
  return <Filter label={text.label(source)} {...{ field, filters, onFilter, isByApi }} />;
}

/** The last days up to today, the days of this year, or all days. */
type DayRange = number | 'year' | 'all';

/** The first day of a range, in UTC as the days of an API are. */
export function firstDayOf(range: DayRange, now = Date.now()) {
  if (range === 'all') return '';
  if (range === 'year') return `${new Date(now).getUTCFullYear()}-01-01`;
  return new Date(now - (range - 1) * dayInMs).toISOString().slice(0, 10);
}

/** Filters by a range of days up to today, or by a first and a last day. */
function RangeFilter({ source, ranges }: Props & { ranges: readonly DayRange[] }) {
  const t = useT();
  const { text } = useResource();
  const [filters, onFilter] = useFilters();
  const [isCustom, setIsCustom] = useState(false);
  const [from, to] = [`${source}_gte`, `${source}_lte`];
  const ofFilters = filters[to] ? undefined : ranges.find((range) => firstDayOf(range) === filters[from]);
  const chosen = filters[from] || filters[to] ? ofFilters : ranges[0];
  const value = (isCustom ? undefined : chosen) ?? 'custom';
  const named = { all: t('filters.any'), year: t('filters.thisYear'), custom: t('filters.customRange') };
  return (
    <>
      <Select
        label={text.label(source)}
        value={String(value)}
        options={[...ranges, 'custom' as const].map((range) => ({
          value: String(range),
          text: typeof range === 'number' ? t('filters.lastDays', { smart_count: range }) : named[range],
        }))}
        onSelect={(selected) => {
          setIsCustom(selected === 'custom');
          const range = ranges.find((each) => String(each) === selected);
          if (range) onFilter({ [from]: firstDayOf(range), [to]: '' });
        }}
      />
      {value === 'custom' && <FilterInput source={source} />}
    </>
  );
}

/** Filters a list by a field: by the ranges of days that the list declares for it, else in the way of its kind. */
export function FieldFilter({ source }: Props) {
  const ranges = useDefinition().list.ranges?.[source];
  return ranges ? <RangeFilter source={source} ranges={ranges} /> : <FilterInput source={source} />;
}
