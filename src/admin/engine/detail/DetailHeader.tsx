import { Box, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { ActionButtons } from '#admin/engine/actions/RecordActions.tsx';
import { RecordShortcuts } from '#admin/engine/actions/Shortcuts.tsx';
import { useDefinition, useProduct } from '#admin/engine/context/contexts.ts';
import { textAt } from '#admin/engine/fields/createKind.tsx';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { InitialsAvatar } from '#admin/engine/fields/person/InitialsAvatar.tsx';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import { isFilled } from '#admin/engine/schema/Condition.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { useResourceText } from '#admin/engine/text/useT.ts';
import { useIsNarrow, wrappedLine } from '#admin/engine/ui/layout.ts';
import { useDocumentTitle } from '#admin/engine/ui/PageTitle.tsx';
import { isSingleton } from '#api/Endpoint.ts';
import { mediaUrl } from '#api/mediaUrl.ts';

const line = { ...wrappedLine, gap: 1, '&:empty': { display: 'none' } } as const;

/** On narrow screens the name is beside the picture, and the fields have the whole width below both. */
const texts = { display: { xs: 'contents', md: 'block' }, flex: '1 1 24rem', minWidth: 0, overflowWrap: 'anywhere' };

const headerFields = { flexBasis: '100%', mt: { md: 0.5 }, color: 'text.secondary', fontSize: { xs: '0.875rem' } };

/** On phones, the buttons of actions have the whole width. */
const actionLine = {
  ...line,
  flexBasis: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 } },
};

/** A title that is loading stays on the line of its label. */
const inText = { display: 'inline-block', width: '6rem' } as const;

/** The name, picture, declared header fields, actions and shortcuts of a record. */
export function DetailHeader({ record, ofPage }: ComponentProps<typeof RecordShortcuts>) {
  const definition = useDefinition();
  const { header = {}, picture, sensitive } = definition.detailPage ?? {};
  const { label, sentence } = useResourceText();
  const { nameOf } = useRecordText();
  const name = isSingleton(useProduct().endpoints, definition.name) ? sentence('show.pageTitle') : nameOf(record);
  useDocumentTitle(name);
  const isNarrow = useIsNarrow();
  const shown = withSources(header).filter((field) => isFilled(record, field));
  const title = shown.find(({ isTitle }) => isTitle);
  const fields = shown.filter((field) => field !== title);
  return (
    <Box sx={{ ...line, columnGap: 2, rowGap: { xs: 1, md: 2 }, mb: 2 }}>
      {picture && (
        <InitialsAvatar
          name={name}
          picture={mediaUrl(textAt(record, { source: picture }))}
          size={isNarrow ? 48 : 72}
          sensitive={sensitive}
        />
      )}
      <Box sx={texts}>
        <Typography variant="h1" sx={{ flex: '1 1 60%', minWidth: 0 }}>
          {title ? <FieldValue {...title} /> : name}
        </Typography>
        <Box sx={{ ...line, ...headerFields }}>
          {fields.map((field) => (
            <Box
              key={field.source}
              component="span"
              sx={{ flexBasis: traitsOf(field.kind).isOwnLine ? '100%' : undefined, '& .MuiSkeleton-root': inText }}
            >
              {field.labelled && <span>{`${label(field.source)}: `}</span>}
              <FieldValue {...field} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={actionLine}>
        <ActionButtons>
          <RecordShortcuts record={record} ofPage={ofPage} />
        </ActionButtons>
      </Box>
    </Box>
  );
}
