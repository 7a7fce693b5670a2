import {
  styled,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
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
import { Cell, namesParent, Selection, useColumns } from './Cell.tsx';

/** Makes the cell as narrow as its checkbox, and no higher than other cells. */
const SelectionCell = styled(TableCell)({ width: 50, padding: '0 0 0 8px' });

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
  if (!isSortable && !usual) return <TableCell align={align}>{label}</TableCell>;
  const order = sort.field === source ? sort.order : usual;
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const toggle = () => {
    if (!order || (usual && direction === 'desc')) setSort({ field: source, order: 'ASC' });
    else setSort(direction === 'asc' ? { field: source, order: 'DESC' } : defaultSort);
  };
  return (
    <TableCell align={align} sortDirection={order ? direction : false}>
      <TableSortLabel active={order !== undefined} direction={direction} disabled={!isSortable} onClick={toggle}>
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

/** Puts the spare width of a table with few columns in the last one, so that the others are side by side. */
const withFewColumns = { '& tr > :first-of-type': { minWidth: '16rem' }, '& tr > :last-of-type': { width: '100%' } };

/** In rows of two lines, the time of day is below the date, unless both are the second line. */
const withTwoLines = { '& td > time > span': { display: 'block' }, '& td > div > time': { whiteSpace: 'nowrap' } };

/** A table of more columns has rows of two lines. */
const maxColumnsOfOneLine = 5;

function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const { definition, text } = useResource();
  const { summary } = definition.list;
  const columns = useColumns();
  const hasTwoLines =
    columns.length > maxColumnsOfOneLine || columns.some(({ kind, below }) => traitsOf(kind).isPerson || below);
  const style = { ...(columns.length <= 2 && withFewColumns), ...(hasTwoLines && withTwoLines) };
  return (
    <TableContainer>
      <Table aria-label={text.title()} sx={style}>
        <TableHead>
          <TableRow>
            {definition.list.bulk && <SelectionCell component="td" padding="checkbox" />}
            {columns.map((field) => (
              <HeadCell key={field.source} field={field} />
            ))}
            {actionsOf(definition, 'row').length > 0 && <TableCell align="right">{t('actions.column')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
        {summary && <SummaryRow fields={summary} />}
      </Table>
    </TableContainer>
  );
}

const ActionsCell = styled(TableCell)({ paddingRight: 12 });

function Row() {
  const definition = useDefinition();
  const columns = useColumns();
  return (
    <TableRow>
      {definition.list.bulk && (
        <SelectionCell padding="checkbox">
          <Selection />
        </SelectionCell>
      )}
      {columns.map((field) => (
        <TableCell key={field.source} align={alignOf(field)}>
          <Cell field={field} />
        </TableCell>
      ))}
      {actionsOf(definition, 'row').length > 0 && (
        <ActionsCell align="right" padding="none">
          <RowActions />
        </ActionsCell>
      )}
    </TableRow>
  );
}

/** A table with one column for each field. */
export const tableLayout = { Frame, Row };
