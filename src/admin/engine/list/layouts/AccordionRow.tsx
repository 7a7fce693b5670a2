import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material';
import { useId } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { RowActions } from '#admin/engine/actions/RowActions.tsx';
import { useDefinition } from '#admin/engine/record/contexts.ts';
import { useRecordText } from '#admin/engine/record/recordText.ts';
import { matches } from '#admin/engine/schema/Condition.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { AccordionSkeleton, rowStyle } from './CardLayout.tsx';
import { LabelledCell, Selection } from './Cell.tsx';

/** The actions are outside of the heading, because its button must not contain others. */
function LoadedRow({ record }: { record: RaRecord }) {
  const definition = useDefinition();
  const { nameOf } = useRecordText();
  const id = useId();
  const contentFields = fieldsOn(definition, 'list').filter(
    ({ source, when }) => source !== definition.title && matches(when, record),
  );
  return (
    <Box sx={{ ...rowStyle, pr: 1 }}>
      <Selection />
      <Accordion
        slotProps={{ heading: { component: 'h2' } }}
        disableGutters
        elevation={0}
        square
        sx={{ flexGrow: 1, minWidth: 0, bgcolor: 'transparent', '&::before': { display: 'none' } }}
      >
        <AccordionSummary
          id={`${id}heading`}
          aria-controls={`${id}content`}
          expandIcon={<ExpandMoreIcon />}
          sx={{ flexDirection: 'row-reverse', gap: 1, font: 'inherit', fontSize: '0.9375rem', fontWeight: 600 }}
        >
          {nameOf(record)}
        </AccordionSummary>
        <AccordionDetails sx={{ display: 'grid', gap: 1, pl: 6, pt: 0 }}>
          {contentFields.map((field) => (
            <LabelledCell key={field.source} field={field} hidesLabel={contentFields.length === 1} />
          ))}
        </AccordionDetails>
      </Accordion>
      <Box sx={{ pt: 0.75 }}>
        <RowActions />
      </Box>
    </Box>
  );
}

/** A record as an accordion under its name, or a skeleton while it loads. */
export function AccordionRow() {
  const record = useRecordContext();
  return record ? <LoadedRow record={record} /> : <AccordionSkeleton />;
}
