import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useFieldLabel } from '#admin/engine/record/useFieldLabel.ts';
import { ListsWords } from '#i18n/ListsWords.tsx';
import { Figures, SummaryScope } from './Figures.tsx';

/** The figures of a list that has no columns. */
export function SummaryList() {
  const labelOf = useFieldLabel();
  const { list } = useDefinition();
  const { summary = {} } = list;
  return (
    <ListsWords>
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
    </ListsWords>
  );
}
