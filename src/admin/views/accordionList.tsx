import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import MuiSkeleton from '@mui/material/Skeleton';
import { memo, type ReactNode } from 'react';
import { Cell } from './Cell.tsx';
import { fieldsIn } from './fieldsIn.ts';
import type { ListParts } from './ListParts.ts';
import { useListScreen } from './ListScreenContext.ts';
import { RowActions } from './RowActions.tsx';
import { rowName } from './rowText.ts';
import type { Row } from './useRows.ts';

const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  pr: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

/** The actions stand beside the heading, not in it: a button may hold no other button. */
function OneRow({ row }: { row: Row }) {
  const { definition } = useListScreen();
  const hidden = fieldsIn(definition, 'list').filter(({ source }) => source !== definition.title);
  return (
    <Box sx={line}>
      <Accordion
        slotProps={{ heading: { component: 'h2' } }}
        disableGutters
        elevation={0}
        square
        sx={{ flexGrow: 1, minWidth: 0, bgcolor: 'transparent', '&::before': { display: 'none' } }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          sx={{ flexDirection: 'row-reverse', gap: 1, font: 'inherit', fontSize: '0.9375rem', fontWeight: 600 }}
        >
          {rowName(definition, row)}
        </AccordionSummary>
        <AccordionDetails sx={{ pl: 6, pt: 0 }}>
          {hidden.map(({ source, kind }) => (
            <Cell key={source} row={row} source={source} kind={kind} />
          ))}
        </AccordionDetails>
      </Accordion>
      <Box sx={{ pt: 0.75 }}>
        <RowActions row={row} />
      </Box>
    </Box>
  );
}

const Skeleton = () => (
  <Box data-skeleton-row sx={{ ...line, alignItems: 'center', minHeight: 48, px: 2, gap: 1.5 }}>
    <MuiSkeleton variant="circular" width={20} height={20} />
    <MuiSkeleton width="min(24rem, 70%)" />
  </Box>
);

export const accordionList: ListParts = { Frame, Row: memo(OneRow), Skeleton };
