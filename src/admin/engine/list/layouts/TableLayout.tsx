import { TableSortLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { useListSortContext } from 'react-admin';
import { RowActions } from '#admin/engine/actions/RowActions.tsx';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { defaultSort } from '#admin/engine/context/listQuery.ts';
import { SummaryRow } from '#admin/engine/list/Summary.tsx';
import { actionsOf } from '#admin/engine/schema/actionsOf.ts';
import { alignOf, type ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { Table, TableCell } from '#admin/engine/ui/table/Table.tsx';
import { Cell, namesParent, Selection, useColumns } from './Cell.tsx';
import styles from './tableLayout.module.css';

/**
 * A column heading, with an arrow while the rows are in its order. Clicks on a sortable one sort ascending, then descending,
 * then in the API's default order.
 */
function HeadCell({ field }: { field: ViewField }) {
  const { sort, setSort } = useListSortContext();
  const { definition, text } = useResource();
  const { list } = definition;
  const { source } = field;
  const label = namesParent(definition, field) ? text.name : text.label(source);
  const align = alignOf(field);
  const usual = sort.field === defaultSort.field ? list.order?.[source] : undefined;
  const isSortable = list.sort?.includes(source);
  const heading = { as: 'th', scope: 'col', align } as const;
  if (!isSortable && !usual) return <TableCell {...heading}>{label}</TableCell>;
  const order = sort.field === source ? sort.order : usual;
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const toggle = () => {
    if (!order || (usual && direction === 'desc')) setSort({ field: source, order: 'ASC' });
    else setSort(direction === 'asc' ? { field: source, order: 'DESC' } : defaultSort);
  };
  return (
    <TableCell {...heading} aria-sort={order && (direction === 'asc' ? 'ascending' : 'descending')}>
      <TableSortLabel active={order !== undefined} direction={direction} disabled={!isSortable} onClick={toggle}>
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

/** A table of more columns has rows of two lines. */
const maxColumnsOfOneLine = 5;

function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const { definition, text } = useResource();
  const { summary } = definition.list;
  const columns = useColumns();
  const hasTwoLines =
    columns.length > maxColumnsOfOneLine || columns.some(({ kind, below }) => traitsOf(kind).isPerson || below);
  const hasFewColumns = columns.length <= 2;
  return (
    <Table
      aria-label={text.title()}
      className={[hasFewColumns && styles.fewColumns, hasTwoLines && styles.twoLines].filter(Boolean).join(' ')}
    >
      <thead>
        <tr>
          {definition.list.bulk && <TableCell holds="checkbox" />}
          {columns.map((field) => (
            <HeadCell key={field.source} field={field} />
          ))}
          {actionsOf(definition, 'row').length > 0 && (
            <TableCell as="th" scope="col" holds="actions">
              {t('actions.column')}
            </TableCell>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {summary && <SummaryRow fields={summary} />}
    </Table>
  );
}

function Row() {
  const definition = useDefinition();
  const columns = useColumns();
  return (
    <tr>
      {definition.list.bulk && (
        <TableCell holds="checkbox">
          <Selection />
        </TableCell>
      )}
      {columns.map((field) => (
        <TableCell key={field.source} align={alignOf(field)} holds={traitsOf(field.kind).breaksInTable && 'longWords'}>
          <Cell field={field} />
        </TableCell>
      ))}
      {actionsOf(definition, 'row').length > 0 && (
        <TableCell holds="actions">
          <RowActions />
        </TableCell>
      )}
    </tr>
  );
}

/** A table with one column for each field. */
export const tableLayout = { Frame, Row };
