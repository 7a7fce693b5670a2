import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useId } from 'react';
import { RowActions } from '#admin/engine/actions/RowActions.tsx';
import { useRow } from '#admin/engine/actions/useRowActions.ts';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldText, useRecordText } from '#admin/engine/fields/recordText.ts';
import { matches } from '#admin/engine/schema/Condition.ts';
import { fieldsOn, titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { rowStyle } from './CardLayout.tsx';
import { LabelledCell, Selection } from './Cell.tsx';

/** A closed record shows the beginning of its text in one line. */
const summaryStyle = {
  flexDirection: 'row-reverse',
  gap: 1,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  '& .MuiAccordionSummary-content': { ...oneColumn, minWidth: 0 },
  '&.Mui-expanded .MuiTypography-root': { display: 'none' },
} as const;

/** A record as an accordion under its name. The actions are outside of the heading, because its button must not contain others. */
export function AccordionRow() {
  const record = useRow();
  const definition = useDefinition();
  const { nameOf } = useRecordText();
  const id = useId();
  const format = useFormatContext();
  const contentFields = fieldsOn(definition, 'list').filter(
    ({ source, when }) => !titlesOf(definition).includes(source) && matches(when, record),
  );
  const [preview] = contentFields;
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
          sx={summaryStyle}
        >
          <span>{nameOf(record)}</span>
          {preview && (
            <Typography aria-hidden component="span" noWrap variant="body2" color="textSecondary">
              {fieldText(definition, record, preview.source, format)}
            </Typography>
          )}
        </AccordionSummary>
        <AccordionDetails sx={{ ...oneColumn, gap: 1, pl: 6, pt: 0 }}>
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
