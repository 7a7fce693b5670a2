import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { Cell } from './Cell.tsx';
import { fieldsIn } from './fieldsIn.ts';
import type { ListParts } from './ListParts.ts';
import { useListScreen } from './ListScreenContext.ts';
import { RowActions } from './RowActions.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';
import type { Row } from './useRows.ts';

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  px: 2,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

const lines = { display: 'grid', gap: 1, flexGrow: 1, minWidth: 0 };

function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const { definition } = useListScreen();
  return (
    <Box component="ul" aria-label={t(definition.texts.title)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

function Card({ row }: { row: Row }) {
  const t = useT();
  const { definition } = useListScreen();
  return (
    <Box component="li" sx={card}>
      <Box sx={lines}>
        {fieldsIn(definition, 'list').map(({ source, kind, label }, place) =>
          place === 0 && source === definition.title ? (
            <Cell key={source} row={row} source={source} kind={kind} />
          ) : (
            <div key={source}>
              <Typography variant="caption" color="textSecondary" component="div">
                {t(label)}
              </Typography>
              <Cell row={row} source={source} kind={kind} />
            </div>
          ),
        )}
      </Box>
      <RowActions row={row} />
    </Box>
  );
}

function Skeleton() {
  const { definition } = useListScreen();
  return (
    <Box component="li" data-skeleton-row sx={card}>
      <Box sx={lines}>
        {fieldsIn(definition, 'list').map(({ source, kind }) => (
          <SkeletonLines key={source} kind={kind} />
        ))}
      </Box>
    </Box>
  );
}

/** A table's rows on a narrow screen. */
export const cardList: ListParts = { Frame, Row: memo(Card), Skeleton };
