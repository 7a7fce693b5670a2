import { Box, Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { FieldProps, FieldSource, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { EmptyValue } from '#admin/engine/fields/text/text.tsx';
import { tagsOf } from '#admin/engine/schema/tagsOf.ts';
import { type Values, valueAt } from '#api/values.ts';

const tagsAt = (record: Values | undefined, { source, by }: FieldSource<'tags'>) => tagsOf(valueAt(record, source), by);

function TagsField({ children, ...field }: FieldProps<'tags'>) {
  const tags = tagsAt(useRecordContext(), field);
  if (tags.length === 0) return <EmptyValue source={field.source} />;
  if (children) return children;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', maxWidth: '40ch' }}
    >
      {[...new Set(tags)].map((tag) => (
        <Chip key={tag} component="li" size="small" variant="outlined" label={tag} />
      ))}
    </Box>
  );
}

export const tags: KindImplementation<'tags'> = {
  Field: TagsField,
  toText: (record, field) => tagsAt(record, field).join(', '),
};
