import TableSortLabel from '@mui/material/TableSortLabel';
import { useListSortContext } from 'react-admin';
import { defaultSort } from '#admin/engine/list/listQuery.ts';

/** A column heading that sorts: ascending, descending, then in the API's own order. */
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
