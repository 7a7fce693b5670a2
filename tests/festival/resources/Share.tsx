import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** A part of a whole, as a figure over a bar. */
export function Share({ part, whole, name }: { part: number; whole: number; name: string }) {
  const figure = `${part} / ${whole}`;
  return (
    <>
      <Typography variant="body2">{figure}</Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (part / Math.max(whole, 1)) * 100)}
        aria-label={`${name}: ${figure}`}
        sx={{ maxWidth: 120 }}
      />
    </>
  );
}
