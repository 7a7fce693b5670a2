import type { ComponentProps, ReactNode } from 'react';
import styles from './table.module.css';

const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** A table that scrolls sideways where it does not fit. */
export const Table = ({ className, ...props }: ComponentProps<'table'>) => (
  <div className={styles.frame}>
    <table className={classNames(styles.table, className)} {...props} />
  </div>
);

type CellProps = {
  as?: 'td' | 'th';
  scope?: 'col' | 'row';
  'aria-sort'?: 'ascending' | 'descending';
  /** Numbers are aligned at the right. */
  align?: 'right';
  /** What the cell has instead of plain text. Actions stay in sight where the table scrolls. A long word breaks. */
  holds?: 'checkbox' | 'actions' | 'longWords';
  children?: ReactNode;
};

/** A cell of a `Table`. */
export const TableCell = ({ as: Cell = 'td', align, holds, ...props }: CellProps) => (
  <Cell className={classNames(align && styles[align], holds && styles[holds]) || undefined} {...props} />
);
