import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { alignOf } from '#admin/engine/fields/alignOf.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useFieldLabel } from '#admin/engine/record/useFieldLabel.ts';
import { actionsOf } from '#admin/engine/schema/actionsOf.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { Figures, SummaryScope } from './Figures.tsx';

const above = { border: 0, borderTop: '1px solid', borderColor: 'divider' };

/** The figures of the columns below them. */
export function SummaryRow() {
  const definition = useDefinition();
  const { summary = {}, bulk } = definition.list;
  const fields = fieldsOn(definition, 'list');
  const columns = fields.length + Number(bulk !== undefined) + Number(actionsOf(definition, 'row').length > 0);
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={columns} sx={{ ...above, pb: 0 }}>
          <SummaryScope />
        </TableCell>
      </TableRow>
      <TableRow>
        {bulk && <TableCell sx={{ border: 0 }} />}
        {fields.map(({ source, ...field }) => (
          <TableCell key={source} align={alignOf(field)} sx={{ verticalAlign: 'top', border: 0 }}>
            {summary[source] && <Figures source={source} />}
          </TableCell>
        ))}
        {actionsOf(definition, 'row').length > 0 && <TableCell sx={{ border: 0 }} />}
      </TableRow>
    </TableFooter>
  );
}

/** The figures of a list that has no columns. */
export function SummaryList() {
  const labelOf = useFieldLabel();
  const { list } = useDefinition();
  const { summary = {} } = list;
  return (
    <Box sx={{ display: 'grid', gap: 1, px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="caption" color="textSecondary">
        <SummaryScope />
      </Typography>
      {Object.keys(summary).map((source) => (
        <div key={source}>
          <Typography variant="caption" color="textSecondary" component="div">
            {labelOf({ source })}
          </Typography>
          <Figures source={source} />
        </div>
      ))}
    </Box>
  );
}
