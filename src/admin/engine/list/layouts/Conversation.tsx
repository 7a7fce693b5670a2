import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useRow } from '#admin/engine/actions/useRowActions.ts';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { isFilled } from '#admin/engine/schema/Condition.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { wrappedLine } from '#admin/engine/ui/layout.ts';
import { valueAt } from '#api/values.ts';

const caption = {
  ...wrappedLine,
  typography: 'caption',
  columnGap: 1,
  mb: 0.5,
  '& span, & div:not([aria-hidden])': { color: 'inherit', fontSize: 'inherit' }, // legible on every side, in light and dark
};

const bubble = {
  gridColumn: '1 / -1',
  maxWidth: 'min(85%, 34rem)',
  px: 2,
  py: 1.25,
  borderRadius: 2,
  overflowWrap: 'anywhere',
};

const tinted = (color: string) => `color-mix(in srgb, var(${color}) 20%, var(--color-surface))`;

const sides = {
  theirs: { justifySelf: 'start', bgcolor: 'action.hover', borderBottomLeftRadius: 4 },
  ours: { justifySelf: 'end', bgcolor: tinted('--color-coral'), borderBottomRightRadius: 4 },
  note: { justifySelf: 'end', bgcolor: tinted('--color-marigold'), border: '1px dashed' },
};

type BubbleProps = {
  side: keyof typeof sides;
  heading: ReactNode;
  /** Pictures without words stand side by side. */
  isPicture?: boolean;
  children: ReactNode;
};

/** A message of a conversation: ours at the right, theirs at the left. */
export const Bubble = ({ side, heading, isPicture, children }: BubbleProps) => (
  <Box component="li" data-side={side} sx={{ ...bubble, ...sides[side], ...(isPicture && { gridColumn: 'auto' }) }}>
    <Box sx={caption}>{heading}</Box>
    {children}
  </Box>
);

// Reversed, so that browsers begin at the end and stay there when a message is added.
const fromTheEnd = {
  maxHeight: 'min(65dvh, 44rem)',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column-reverse',
} as const;

const messages = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: 1.25,
} as const;

type ConversationProps = { label: string; isComplete?: boolean; children: ReactNode };

/** A list of bubbles that announces new ones. Unless it is complete, it scrolls by itself and begins at the last bubble. */
export const Conversation = ({ label, isComplete, children }: ConversationProps) => (
  <Box role="log" aria-label={label} {...(isComplete ? undefined : { tabIndex: 0, sx: fromTheEnd })}>
    <Box component="ol" sx={messages}>
      {children}
    </Box>
  </Box>
);

/** The rows of a list as bubbles. A list that does not refresh is complete. */
export function ConversationFrame({ children }: { children: ReactNode }) {
  const { definition, text } = useResource();
  return (
    <Conversation label={text.title()} isComplete={!definition.list.refresh}>
      {children}
    </Conversation>
  );
}

/** A record as a bubble: its content below its other fields, of which the first names the author. */
export function MessageRow() {
  const record = useRow();
  const definition = useDefinition();
  const { layout } = definition.list;
  if (typeof layout !== 'object') return null;
  const { author, ours, notes = [] } = layout.conversation;
  const writer = String(valueAt(record, author));
  const side = notes.includes(writer) ? 'note' : ours.includes(writer) ? 'ours' : 'theirs';
  const shown = fieldsOn(definition, 'list').filter((field) => isFilled(record, field));
  const isBody = ({ kind }: (typeof shown)[number]) => traitsOf(kind).isBody;
  return (
    <Bubble
      side={side}
      isPicture={shown.every(({ kind }) => traitsOf(kind).isPicture)}
      heading={shown
        .filter((field) => !isBody(field))
        .map((field, index) => (
          <Box key={field.source} component="span" sx={{ fontWeight: index === 0 ? 600 : undefined }}>
            <FieldValue {...field} />
          </Box>
        ))}
    >
      {shown.filter(isBody).map((field) => (
        <FieldValue key={field.source} {...field} />
      ))}
    </Bubble>
  );
}
