import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import { FieldValue } from '#admin/fields/FieldValue.tsx';
import { InitialsAvatar } from '#admin/fields/person/InitialsAvatar.tsx';
import { textValue } from '#admin/fields/textValue.ts';
import { useDocumentTitle } from '#admin/parts/PageTitle.tsx';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { recordName } from '#admin/record/recordText.ts';
import type { DetailPage } from '#admin/schema/defineDetailPage.ts';
import { mediaUrl } from '#api/mediaUrl.ts';

/** Whom or what a page is about: its name and, as far as the page declares them, a picture, a line below it and a status. */
export function DetailHeader({ page, record }: { page: DetailPage; record: RaRecord }) {
  const name = recordName(useDefinition(), record);
  useDocumentTitle(name);
  const hasLine = page.subtitle !== undefined || page.status !== undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      {page.picture && (
        <InitialsAvatar name={name} picture={mediaUrl(textValue(record, { source: page.picture }))} size={72} />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1">{name}</Typography>
        {hasLine && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
            {page.subtitle && (
              <Typography color="textSecondary">{textValue(record, { source: page.subtitle })}</Typography>
            )}
            {page.status && <FieldValue kind="status" source={page.status} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}
