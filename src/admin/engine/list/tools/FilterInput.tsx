import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ComponentType } from 'react';
import { useFormatContext } from '#admin/engine/fields/useFormatContext.ts';
import { filterModeOf } from '#admin/engine/list/rows/arrangeRecords.ts';
import type { Filters } from '#admin/engine/list/rows/listQuery.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import { useT } from '#i18n/useT.ts';

type Props = { source: string; label: string; filters: Filters; onFilter: (changed: Filters) => void };

/** One of the values that there can be, each as a row shows it. */
function OneOf({ source, label, filters, onFilter }: Props) {
  const t = useT();
  const format = useFormatContext();
  const definition = useDefinition();
  const field = definition.fields[source];
  const values: readonly (string | number | boolean)[] = field?.kind === 'choice' ? field.of : [true, false];
  return (
    <TextField
      select
      label={label}
      value={filters[source] ?? ''}
      onChange={({ target }) => onFilter({ [source]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('filters.any')}</MenuItem>
      {values.map((value) => (
        <MenuItem key={String(value)} value={String(value)}>
          {fieldText(definition, { [source]: value }, source, format)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Range({ source, label, filters, onFilter, type }: Props & { type: 'date' | 'number' }) {
  const t = useT();
  const ends = [
    { name: `${source}_gte`, text: t('filters.from', { field: label }) },
    { name: `${source}_lte`, text: t('filters.to', { field: label }) },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {ends.map(({ name, text }) => (
        <TextField
          key={name}
          type={type}
          label={text}
          value={filters[name] ?? ''}
          onChange={({ target }) => onFilter({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}

const TextFilter = ({ source, label, filters, onFilter }: Props) => (
  <TextField
    label={label}
    value={filters[source] ?? ''}
    onChange={({ target }) => onFilter({ [source]: target.value })}
  />
);

const inputs: Record<ReturnType<typeof filterModeOf>, ComponentType<Props>> = {
  text: TextFilter,
  boolean: OneOf,
  choice: OneOf,
  date: (props) => <Range {...props} type="date" />,
  number: (props) => <Range {...props} type="number" />,
};

/** What a list is filtered by a field with, as its kind says. */
export function FilterInput(props: Props) {
  const Input = inputs[filterModeOf(useDefinition(), props.source)];
  return <Input {...props} />;
}
