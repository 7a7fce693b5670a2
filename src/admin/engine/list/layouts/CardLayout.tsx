import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { RowActions } from '#admin/engine/actions/RowActions.tsx';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { matches } from '#admin/engine/schema/Condition.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { LabelledCell, Selection } from './Cell.tsx';

/** A row with its content on the left and its actions on the right. */
export const rowStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

/** Stands for an accordion that is loading. */
export const AccordionSkeleton = () => (
  <Box data-skeleton-row sx={{ ...rowStyle, alignItems: 'center', minHeight: 48, px: 2, gap: 1.5 }}>
    <Skeleton variant="circular" width={20} height={20} />
    <Skeleton width="min(24rem, 70%)" />
  </Box>
);

function Frame({ children }: { children: ReactNode }) {
  const text = useResourceText();
  return (
    <Box component="ul" aria-label={text.title()} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

function Row() {
  const definition = useDefinition();
  const record = useRecordContext();
  const isLoading = !record;
  const cardFields = fieldsOn(definition, 'card');
  const declared = cardFields.length > 0 ? cardFields : fieldsOn(definition, 'list');
  const fields = declared.filter(({ when }) => !record || matches(when, record));
  return (
    <Box component="li" data-skeleton-row={isLoading || undefined} sx={{ ...rowStyle, gap: 1, px: 2, py: 1.5 }}>
      <Selection />
      <Box sx={{ display: 'grid', gap: 1, flexGrow: 1, minWidth: 0 }}>
        {fields.map((field, index) => (
          <LabelledCell
            key={field.source}
            field={field}
            hidesLabel={isLoading || (index === 0 && field.source === definition.title)}
          />
        ))}
      </Box>
      <RowActions />
    </Box>
  );
}

/** Shows the rows of a table as cards, on narrow screens. */
export const cardLayout = { Frame, Row };
