import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { filterModeOf } from '#admin/list/rows/filterModeOf.ts';
import type { Filters } from '#admin/list/state/useListState.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useListsT } from '#i18n/ListsWords.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';

type Props = { source: string; label: string; filters: Filters; onFilter: (changed: Filters) => void };

type Option = { value: string; text: string };

function OneOf({ source, label, filters, onFilter, options }: Props & { options: Option[] }) {
  const t = useListsT();
  return (
    <TextField
      select
      label={label}
      value={filters[source] ?? ''}
      onChange={({ target }) => onFilter({ [source]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
    >
      <MenuItem value="">{t('filters.any')}</MenuItem>
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ChoiceFilter(props: Props) {
  const words = useResourceText();
  const field = useDefinition().fields[props.source];
  const values: readonly (string | number)[] = field?.kind === 'choice' ? field.of : [];
  const options = values.map((value) => ({ value: String(value), text: words.choice(props.source, value) }));
  return <OneOf {...props} options={options} />;
}

function BooleanFilter(props: Props) {
  const translate = useTranslate();
  const options = ['true', 'false'].map((value) => ({ value, text: translate(`ra.boolean.${value}`) }));
  return <OneOf {...props} options={options} />;
}

function Range({ source, label, filters, onFilter, type }: Props & { type: 'date' | 'number' }) {
  const t = useListsT();
  const ends = [
    { name: `${source}_gte`, text: t('filters.from', { field: label }) },
    { name: `${source}_lte`, text: t('filters.to', { field: label }) },
  ];
  return ends.map(({ name, text }) => (
    <TextField
      key={name}
      type={type}
      label={text}
      value={filters[name] ?? ''}
      onChange={({ target }) => onFilter({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 170 }}
    />
  ));
}

function TextFilter({ source, label, filters, onFilter }: Props) {
  return (
    <TextField
      label={label}
      value={filters[source] ?? ''}
      onChange={({ target }) => onFilter({ [source]: target.value })}
      sx={{ width: 200 }}
    />
  );
}

const inputs: Record<ReturnType<typeof filterModeOf>, ComponentType<Props>> = {
  text: TextFilter,
  boolean: BooleanFilter,
  choice: ChoiceFilter,
  date: (props) => <Range {...props} type="date" />,
  number: (props) => <Range {...props} type="number" />,
};

/** What a list is filtered by a field with, as its kind says. */
export function FilterInput(props: Props) {
  const Input = inputs[filterModeOf(useDefinition(), props.source)];
  return <Input {...props} />;
}
