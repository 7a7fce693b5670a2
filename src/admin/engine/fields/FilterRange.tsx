import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { useT } from '#admin/engine/text/useT.ts';
import type { FieldSource } from './createKind.tsx';

/** The props of a control that filters a list by a field. */
export type FilterProps<Kind extends FieldKind = 'text'> = {
  field: FieldSource<Kind>;
  /** The label of the field. */
  label: string;
  /** The values of the list's filters by their names. */
  filters: Readonly<Record<string, string>>;
  onFilter: (changed: Record<string, string>) => void;
  /** The API filters by this name, so that typed text waits for a pause. */
  isByApi: (name: string) => boolean;
};

/** The props of a control that needs no options of the field. */
export type AnyFilterProps = Omit<FilterProps, 'field'> & { field: { source: string } };

type End = { name: string; label: string; first?: string };

type Props = Pick<AnyFilterProps, 'field' | 'label' | 'filters'> & { children: (end: End) => ReactElement };

/** Filters by a range: two controls with the names `<field>_gte` and `<field>_lte`. `first` is the lower end of the upper one. */
export function FilterRange({ field: { source }, label, filters, children }: Props) {
  const t = useT();
  const [from, to] = [`${source}_gte`, `${source}_lte`];
  const ends: End[] = [
    { name: from, label: t('filters.from', { field: label }) },
    { name: to, label: t('filters.to', { field: label }), first: filters[from] },
  ];
  return (
    <Box sx={{ display: { xs: 'grid', md: 'contents' }, gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {ends.map(children)}
    </Box>
  );
}
