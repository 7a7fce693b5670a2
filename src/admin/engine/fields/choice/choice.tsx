import BadIcon from '@mui/icons-material/CloseRounded';
import GoodIcon from '@mui/icons-material/DoneRounded';
import BusyIcon from '@mui/icons-material/PlayArrowRounded';
import WaitingIcon from '@mui/icons-material/ScheduleRounded';
import SpecialIcon from '@mui/icons-material/StarRounded';
import { Chip, styled } from '@mui/material';
import { createKind, type FieldSource, textAt } from '#admin/engine/fields/createKind.tsx';
import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { Tone } from '#admin/engine/schema/FieldKind.ts';
import type { Values } from '#api/values.ts';

/** Tones differ in the shape of their icon, too, for people who cannot tell the colours apart. */
const tones = {
  good: { color: 'var(--color-lagoon)', Icon: GoodIcon },
  busy: { color: 'var(--color-blush)', Icon: BusyIcon },
  waiting: { color: 'var(--color-marigold)', Icon: WaitingIcon },
  late: { color: 'var(--color-danger)', Icon: WaitingIcon },
  bad: { color: 'var(--color-danger)', Icon: BadIcon },
  special: { color: 'var(--color-coral)', Icon: SpecialIcon },
} as const;

/** The text has the same colour in every tone, because that is legible on all of them in light and dark. */
function ToneChip({ tone = 'neutral', label }: { tone?: Tone; label: string }) {
  if (tone === 'plain') return label;
  const look = tone === 'neutral' ? undefined : tones[tone];
  return (
    <Chip
      icon={look && <look.Icon />}
      label={label}
      data-tone={look && tone}
      sx={
        look && {
          borderColor: look.color,
          backgroundColor: `color-mix(in srgb, ${look.color} 22%, var(--color-surface))`,
          '& .MuiChip-icon': { color: 'inherit' },
        }
      }
    />
  );
}

/** A table that has space for all columns breaks no label. */
const Label = styled('span')({ '@media (min-width: 80rem)': { 'td &': { whiteSpace: 'nowrap' } } });

type Source = FieldSource<'choice'>;

/** Choices are compared as text, because forms and filters have text whatever the API's type. */
const indexOf = ({ of }: Source, value: string) => of.findIndex((choice) => String(choice) === value);

/** The browser's name of a code, as it is within a sentence, or the value if it is no code. */
export function nameOfCode(value: string, type: Exclude<Source['names'], 'resource' | undefined>, language: string) {
  try {
    return new Intl.DisplayNames(language, { type }).of(value) ?? value;
  } catch {
    return value;
  }
}

/** A text at the start of a label. */
export const withCapital = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The plural name of a resource, or the value if it is none. */
const resourceName = (value: string, { translate }: FormatContext) =>
  translate(`resources.${value}.name`, { smart_count: 2, _: value });

/** The label of a value. One that is not declared appears as the browser names it, else as the API spells it. */
export function labelOf(field: Source, value: string, format: FormatContext, record?: Values) {
  const { source, names } = field;
  if (names === 'resource') return choiceLabel(format, source, value, resourceName(value, format), record);
  if (names) return withCapital(nameOfCode(value, names, format.language), format.language);
  return indexOf(field, value) < 0 ? value : choiceLabel(format, source, value, value, record);
}

const toText = (record: Values, field: Source, format: FormatContext) =>
  labelOf(field, textAt(record, field), format, record);

/** Rows are sorted in the order of the declared values, with other values last. */
export const choice = createKind<'choice'>({
  toText,
  show: (text, field, record) =>
    field.tones ? <ToneChip tone={field.tones[textAt(record, field)]} label={text} /> : <Label>{text}</Label>,
  filtersByValue: true,
  toSortKey: (record, field) => {
    const value = textAt(record, field);
    const index = indexOf(field, value);
    if (!value) return null;
    return index < 0 ? field.of.length : index;
  },
});
