import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { RecordActions } from '#admin/engine/actions/RecordActions.tsx';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { InitialsAvatar } from '#admin/engine/fields/person/InitialsAvatar.tsx';
import { textValue } from '#admin/engine/fields/text/text.tsx';
import { useRecordName } from '#admin/engine/record/recordText.ts';
import type { DetailPage } from '#admin/engine/schema/defineDetailPage.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { useDocumentTitle } from '#admin/engine/ui/PageTitle.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { isBlank, valueAt } from '#api/values.ts';

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
