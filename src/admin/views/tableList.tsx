import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { Cell } from './Cell.tsx';
import { fieldsIn } from './fieldsIn.ts';
import type { ListParts } from './ListParts.ts';
import { useListScreen } from './ListScreenContext.ts';
import { RowActions } from './RowActions.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';
import type { Row } from './useRows.ts';

function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const { definition } = useListScreen();
  return (
    <TableContainer>
      <Table aria-label={t(definition.texts.title)}>
        <TableHead>
          <TableRow>
            {fieldsIn(definition, 'list').map(({ source, label }) => (
              <TableCell key={source}>{t(label)}</TableCell>
            ))}
            {definition.rowActions && <TableCell align="right">{t('actions.column')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

const ActionsCell = styled(TableCell)({ paddingRight: 12 });

function OneRow({ row }: { row: Row }) {
  const { definition } = useListScreen();
  return (
    <TableRow hover>
      {fieldsIn(definition, 'list').map(({ source, kind }) => (
        <TableCell key={source}>
          <Cell row={row} source={source} kind={kind} />
        </TableCell>
      ))}
      {definition.rowActions && (
        <ActionsCell align="right" padding="none">
          <RowActions row={row} />
        </ActionsCell>
      )}
    </TableRow>
  );
}

function Skeleton() {
  const { definition } = useListScreen();
  return (
    <TableRow data-skeleton-row>
      {fieldsIn(definition, 'list').map(({ source, kind }) => (
        <TableCell key={source}>
          <SkeletonLines kind={kind} />
        </TableCell>
      ))}
      {definition.rowActions && <TableCell />}
    </TableRow>
  );
}

export const tableList: ListParts = { Frame, Row: memo(OneRow), Skeleton };
