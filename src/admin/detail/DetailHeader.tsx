import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import { FieldValue } from '#admin/fields/FieldValue.tsx';
import { isBlank } from '#admin/fields/form/notBlank.ts';
import { InitialsAvatar } from '#admin/fields/person/InitialsAvatar.tsx';
import { textValue } from '#admin/fields/textValue.ts';
import { useDocumentTitle } from '#admin/parts/PageTitle.tsx';
import { withSources } from '#admin/record/fieldsOn.ts';
import { useRecordName } from '#admin/record/recordText.ts';
import { RecordActions } from '#admin/rowActions/RecordActions.tsx';
import type { DetailPage } from '#admin/schema/defineDetailPage.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { valueAt } from '#api/values.ts';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** Whom or what a page is about, with what the page declares to stand there, and what can be done with it. */
export function DetailHeader({ page, record }: { page: DetailPage; record: RaRecord }) {
  const name = useRecordName()(record);
  useDocumentTitle(name);
  const header = withSources(page.header ?? {}).filter(({ source }) => !isBlank(valueAt(record, source)));
  return (
    <Box sx={{ ...line, gap: 2, mb: 2 }}>
      {page.picture && (
        <InitialsAvatar
          name={name}
          picture={mediaUrl(textValue(record, { source: page.picture }))}
          size={72}
          sensitive={page.sensitive}
        />
      )}
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1">{name}</Typography>
        {header.length > 0 && (
          <Box sx={{ ...line, mt: 0.5, color: 'text.secondary' }}>
            {header.map((field) => (
              <span key={field.source}>
                <FieldValue {...field} />
              </span>
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ ...line, '&:empty': { display: 'none' } }}>
        <RecordActions record={record} />
      </Box>
    </Box>
  );
}
