import BadIcon from '@mui/icons-material/CloseRounded';
import GoodIcon from '@mui/icons-material/DoneRounded';
import BusyIcon from '@mui/icons-material/PlayArrowRounded';
import WaitingIcon from '@mui/icons-material/ScheduleRounded';
import SpecialIcon from '@mui/icons-material/StarRounded';
import Chip from '@mui/material/Chip';
import type { Tone } from '#admin/engine/schema/FieldKind.ts';

/** Each tone has a colour and a mark of its own shape, for who cannot tell the colours apart. */
const looks = {
  good: { color: 'var(--color-lagoon)', Icon: GoodIcon },
  busy: { color: 'var(--color-blush)', Icon: BusyIcon },
  waiting: { color: 'var(--color-marigold)', Icon: WaitingIcon },
  bad: { color: 'var(--color-danger)', Icon: BadIcon },
  special: { color: 'var(--color-coral)', Icon: SpecialIcon },
} as const;

/** A value that stands out. Its text keeps the colour of text, which reads on every tone in light and dark. */
export function ToneChip({ tone = 'neutral', label }: { tone?: Tone; label: string }) {
  if (tone === 'neutral') return <Chip size="small" variant="outlined" label={label} />;
  const { color, Icon } = looks[tone];
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon />}
      label={label}
      data-tone={tone}
      sx={{
        borderColor: color,
        backgroundColor: `color-mix(in srgb, ${color} 22%, var(--color-surface))`,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
