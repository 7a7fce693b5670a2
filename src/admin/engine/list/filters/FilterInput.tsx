import { Box, MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ComponentType } from 'react';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useKindDownloads } from '#admin/engine/fields/fieldKinds.ts';
import type { Filters } from '#admin/engine/list/listQuery.ts';
import { filterModeOf } from '#admin/engine/list/matchRecords.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { useTypedText } from '#admin/engine/ui/useTypedText.ts';
import { useT } from '#i18n/useT.ts';

type SelectProps = {
  label: string;
  value: string;
  /** The text of the empty option. */
  empty: string;
  options: readonly { value: string; text: string }[];
  onSelect: (value: string) => void;
};

/** A select whose first option is empty. */
export const Select = ({ label, value, empty, options, onSelect }: SelectProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onSelect(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{empty}</MenuItem>
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.text}
      </MenuItem>
    ))}
  </TextField>
);

type Props = { source: string; label: string; filters: Filters; onFilter: (changed: Filters) => void };

function ValueFilter({ source, label, filters, onFilter }: Props) {
  const t = useT();
  const format = useFormatContext();
  const definition = useDefinition();
  const field = definition.fields[source];
  const [no, yes] = (field?.kind === 'boolean' && field.of) || [false, true];
  const values: readonly (string | number | boolean)[] = field?.kind === 'choice' ? field.of : [yes, no];
  return (
    <Select
      label={label}
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

type InputProps = Omit<Props, 'source'> & { name: string } & Pick<TextFieldProps, 'type' | 'slotProps'>;

function FilterTextField({ name, filters, onFilter, ...props }: InputProps) {
  const isByApi = useEndpoint(useDefinition().name, 'list')?.filters?.includes(name) ?? false;
  const input = useTypedText(filters[name] ?? '', (value) => onFilter({ [name]: value }), isByApi);
  return <TextField {...input} {...props} />;
}

function RangeFilter({ source, label, type, ...props }: Props & { type: 'date' | 'number' }) {
  const t = useT();
  const input = { ...props, type, slotProps: { inputLabel: { shrink: true } } };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <FilterTextField name={`${source}_gte`} label={t('filters.from', { field: label })} {...input} />
      <FilterTextField name={`${source}_lte`} label={t('filters.to', { field: label })} {...input} />
    </Box>
  );
}

const inputs: Record<ReturnType<typeof filterModeOf>, ComponentType<Props>> = {
  text: ({ source, ...props }) => <FilterTextField name={source} {...props} />,
  boolean: ValueFilter,
  choice: ValueFilter,
  date: (props) => <RangeFilter {...props} type="date" />,
  number: (props) => <RangeFilter {...props} type="number" />,
};

/** Filters a list by a field, in the way of the field's kind. Reserves its space until the kind is downloaded. */
export function FilterInput(props: Props) {
  const definition = useDefinition();
  const [missingKind] = useKindDownloads([definition.fields[props.source]?.kind ?? 'text']);
  const Input = inputs[filterModeOf(definition, props.source)];
  return missingKind ? <Box sx={sizes.filter} /> : <Input {...props} />;
}

/** The last days up to today, or the days of this year. */
type DayRange = number | 'year';

const dayInMs = 24 * 60 * 60 * 1_000;

/** The first day of a range, in UTC as the days of an API are. */
export const firstDayOf = (range: DayRange, now = Date.now()) =>
  range === 'year'
    ? `${new Date(now).getUTCFullYear()}-01-01`
    : new Date(now - (range - 1) * dayInMs).toISOString().slice(0, 10);

/** Filters by a range of days up to today. Days that the administrator types appear as a custom range. */
export function RangeSelect({ source, label, ranges, filters, onFilter }: Props & { ranges: readonly DayRange[] }) {
  const t = useT();
  const [from, to] = [`${source}_gte`, `${source}_lte`];
  const chosen = filters[to] ? undefined : ranges.find((range) => firstDayOf(range) === filters[from]);
  return (
    <Select
      label={t('filters.range', { field: label })}
      value={String(chosen ?? '')}
      empty={t(filters[from] || filters[to] ? 'filters.ownRange' : 'filters.usualRange')}
      options={ranges.map((range) => ({
        value: String(range),
        text: range === 'year' ? t('filters.thisYear') : t('filters.lastDays', { smart_count: range }),
      }))}
      onSelect={(value) => {
        const range = ranges.find((each) => String(each) === value);
        onFilter({ [from]: range ? firstDayOf(range) : '', [to]: '' });
      }}
    />
  );
}
