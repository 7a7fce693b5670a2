import { Box, Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { FieldProps, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { EmptyValue } from '#admin/engine/fields/text/text.tsx';
import { type Values, valueAt } from '#api/values.ts';

/** The texts of a list. Other entries are left out. */
const tagsAt = (record: Values | undefined, source: string) => {
  const value = valueAt(record, source);
  return Array.isArray(value) ? value.filter((tag) => typeof tag === 'string' && tag !== '') : [];
};

function TagsField({ source, children }: FieldProps<'tags'>) {
  const tags: string[] = tagsAt(useRecordContext(), source);
  if (tags.length === 0) return <EmptyValue source={source} />;
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
  toText: (record, { source }) => tagsAt(record, source).join(', '),
};
