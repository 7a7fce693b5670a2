import { Box, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { dayInMs, dayOf } from '#admin/engine/fields/date/calendar.ts';
import { DayField } from '#admin/engine/fields/date/DayField.tsx';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { filterModeOf } from '#admin/engine/list/matchRecords.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useDefinition, useResource } from '#admin/engine/record/contexts.ts';
import type { Filters } from '#admin/engine/record/listQuery.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import { Select } from '#admin/engine/ui/Select.tsx';
import { useTypedText } from '#admin/engine/ui/useTypedText.ts';
import { useT } from '#i18n/useT.ts';

/** The values of the list's filters, and a function that changes some of them. */
function useFilters() {
  const { filters, setSearchAndFilters } = useApiList();
  return [filters, (changed: Filters) => setSearchAndFilters({ filters: { ...filters, ...changed } })] as const;
}

type Props = { source: string };

function ValueFilter({ source }: Props) {
  const t = useT();
  const { definition, text } = useResource();
  const format = useFormatContext();
  const [filters, onFilter] = useFilters();
  const field = definition.fields[source];
  const [no, yes] = (field?.kind === 'boolean' && field.of) || [false, true];
  const values: readonly (string | number | boolean)[] = field?.kind === 'choice' ? field.of : [yes, no];
  return (
    <Select
      label={text.label(source)}
      value={filters[source] ?? ''}
      empty={t('filters.any')}
      options={values.map((value) => ({
        value: String(value),
        text: fieldText(definition, { [source]: value }, source, format),
      }))}
      onSelect={(value) => onFilter({ [source]: value })}
    />
  );
}

function FilterTextField({ name, ...props }: TextFieldProps & { name: string }) {
  const [filters, onFilter] = useFilters();
  const isByApi = useResource().endpoint('list')?.filters?.includes(name) ?? false;
  const input = useTypedText(filters[name] ?? '', (value) => onFilter({ [name]: value }), isByApi);
  return <TextField {...input} {...props} />;
}

/** Filters once the typed text is a day, or blank. Until the administrator leaves the input, another text is no error. */
function DayFilter({ name, label, first }: { name: string; label: string; first?: string }) {
  const t = useT();
  const [filters, onFilter] = useFilters();
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

/** Filters a list by a field, in the way of the field's kind. */
function FilterInput({ source }: Props) {
  const t = useT();
  const { definition, text } = useResource();
  const field = text.label(source);
  const mode = filterModeOf(definition, source);
  const [filters] = useFilters();
  if (mode === 'text') return <FilterTextField name={source} label={field} />;
  if (mode === 'choice' || mode === 'boolean') return <ValueFilter source={source} />;
  const ends = [
    { name: `${source}_gte`, label: t('filters.from', { field }) },
    { name: `${source}_lte`, label: t('filters.to', { field }), first: filters[`${source}_gte`] },
  ];
  return (
    <Box sx={{ display: { xs: 'grid', md: 'contents' }, gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {ends.map(({ name, label, first }) =>
        mode === 'date' ? (
          <DayFilter key={name} {...{ name, label, first }} />
        ) : (
          <FilterTextField key={name} {...{ name, label }} type={mode} />
        ),
      )}
    </Box>
  );
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
