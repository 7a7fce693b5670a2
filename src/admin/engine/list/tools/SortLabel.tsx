import TableSortLabel from '@mui/material/TableSortLabel';
import { useListSortContext } from 'react-admin';
import { defaultSort } from '#admin/engine/list/rows/listQuery.ts';

/** The heading of a column that sorts: upwards, downwards, and then as the API lists. */
export function SortLabel({ source, label }: { source: string; label: string }) {
  const { sort, setSort } = useListSortContext();
  const isActive = sort.field === source;
  const toggle = () => {
    if (!isActive) setSort({ field: source, order: 'ASC' });
    else setSort(sort.order === 'ASC' ? { field: source, order: 'DESC' } : defaultSort);
  };
  return (
    <TableSortLabel active={isActive} direction={isActive && sort.order === 'DESC' ? 'desc' : 'asc'} onClick={toggle}>
      {label}
    </TableSortLabel>
  );
}
