import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { RowActions } from '#admin/engine/actions/RowActions.tsx';
import { useRow } from '#admin/engine/actions/useRowActions.ts';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { fieldsOn, titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { useIsNarrow, wrappedLine } from '#admin/engine/ui/layout.ts';
import { Cell, isShownIn, LabelledCell, Selection } from './Cell.tsx';

/** A row with its content on the left and its actions on the right. */
export const rowStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

/** Stands for a row that is loading: bars for the first columns that every row of a table has, else one. */
export function RowSkeleton() {
  const definition = useDefinition();
  const fields = fieldsOn(definition, 'list').filter(({ when }) => !when);
  const isTable = !useShowsCards() && !definition.list.layout;
  return (
    <Box data-skeleton-row sx={{ ...rowStyle, alignItems: 'center', minHeight: '3.5rem', px: 2, gap: 1.5 }}>
      {fields.some(({ kind }) => traitsOf(kind).isPerson) && <Skeleton variant="circular" width={32} height={32} />}
      {fields.slice(0, isTable ? 5 : 1).map(({ source }, index) => (
        <Box key={source} sx={{ flex: 1 }}>
          <Skeleton width={index === 0 ? 'min(24rem, 80%)' : '50%'} />
        </Box>
      ))}
    </Box>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { text } = useResource();
  return (
    <Box component="ul" aria-label={text.title()} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

/** More columns than this, second lines included, need a wide screen, and more columns are too many below a record. */
const maxColumns = 4;
const maxColumnsBelowRecord = 6;

/** Whether the rows of a table are cards, because its columns do not fit. */
export function useShowsCards() {
  const definition = useDefinition();
  const fields = fieldsOn(definition, 'list');
  const columns = fields.length;
  const texts = columns + fields.filter(({ below }) => below).length;
  const isNarrow = useIsNarrow(texts > maxColumns ? 'lg' : 'md');
  const isTooWide = definition.parent && (definition.parent.isAside || columns > maxColumnsBelowRecord);
  return (isNarrow || isTooWide === true) && !definition.list.layout;
}

const linesOfCard = {
  ...wrappedLine,
  columnGap: 2,
  rowGap: 0.25,
  flexBasis: '100%',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
};

function Row() {
  const definition = useDefinition();
  const record = useRow();
  const cardFields = fieldsOn(definition, 'card');
  const declared = cardFields.length > 0 ? cardFields : fieldsOn(definition, 'list');
  const fields = declared.filter((field) => isShownIn(record, field));
  const picture = fields.find(({ kind }) => traitsOf(kind).isPicture);
  const [first, ...others] = fields.filter((field) => field !== picture);
  return (
    <Box component="li" sx={{ ...rowStyle, flexWrap: 'wrap', px: 2, py: 1 }}>
      <Selection />
      {picture && (
        <Box sx={{ '--picture-size': '40px', mr: 1.5 }}>
          <Cell field={picture} />
        </Box>
      )}
      <Box sx={{ flex: '1 1 40%', minWidth: 0, overflowWrap: 'anywhere', pt: 0.5, alignSelf: picture && 'center' }}>
        {first && <LabelledCell field={first} hidesLabel={first.source === titlesOf(definition)[0]} />}
      </Box>
      <RowActions />
      <Box sx={{ ...linesOfCard, '&:empty': { display: 'none' }, pt: 0.25, pl: definition.list.bulk ? 5 : 0 }}>
        {others.map((field) => (
          <LabelledCell key={field.source} field={field} isInCard />
        ))}
      </Box>
    </Box>
  );
}

/** Shows the rows of a table as cards, on narrow screens. */
export const cardLayout = { Frame, Row };
