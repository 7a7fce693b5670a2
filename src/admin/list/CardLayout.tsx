import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import { RowActions } from '#admin/rowActions/RowActions.tsx';
import { useT } from '#i18n/useT.ts';
import { Cell } from './Cell.tsx';
import type { ListLayout } from './ListLayout.ts';
import { SkeletonLines } from './SkeletonLines.tsx';

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
  const definition = useDefinition();
  return (
    <Box component="ul" aria-label={t(definition.texts.title)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

function Card() {
  const t = useT();
  const definition = useDefinition();
  return (
    <Box component="li" sx={card}>
      <Box sx={lines}>
        {fieldsOn(definition, 'list').map(({ source, kind, whose, label }, index) =>
          index === 0 && source === definition.title ? (
            <Cell key={source} source={source} kind={kind} whose={whose} />
          ) : (
            <div key={source}>
              <Typography variant="caption" color="textSecondary" component="div">
                {t(label)}
              </Typography>
              <Cell source={source} kind={kind} whose={whose} />
            </div>
          ),
        )}
      </Box>
      <RowActions />
    </Box>
  );
}

function Skeleton() {
  const definition = useDefinition();
  return (
    <Box component="li" data-skeleton-row sx={card}>
      <Box sx={lines}>
        {fieldsOn(definition, 'list').map(({ source, kind }) => (
          <SkeletonLines key={source} kind={kind} />
        ))}
      </Box>
    </Box>
  );
}

/** The rows of a table as cards, for narrow screens. */
export const cardLayout: ListLayout = { Frame, Row: memo(Card), Skeleton };
