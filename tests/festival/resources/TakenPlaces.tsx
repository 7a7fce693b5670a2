import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { CustomFieldProps } from '#admin/schema/FieldKind.ts';
import type { Group } from '#tests/festival/wire.ts';

/** How many of a group's places are taken, as a figure over a bar. */
export function TakenPlaces({ record: { taken, places, name } }: CustomFieldProps<Group>) {
  const figure = `${taken} / ${places}`;
  return (
    <>
      <Typography variant="body2">{figure}</Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (taken / Math.max(places, 1)) * 100)}
        aria-label={`${name}: ${figure}`}
        sx={{ maxWidth: 120 }}
      />
    </>
  );
}
