import { Link as MuiLink, Skeleton } from '@mui/material';
import { useRecordContext, useReference, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReferenceTarget } from '#admin/engine/fields/FormatContext.ts';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useKindDownloads } from '#admin/engine/fields/fieldKinds.ts';
import type { FieldProps, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { EmptyValue, textAt } from '#admin/engine/fields/text/text.tsx';
import { DownloadError } from '#admin/engine/ui/Downloaded.tsx';

/** `useReference` loads the records of all rows in one request. */
function ReferenceTitle({ to, id }: { to: string; id: string }) {
  const { options = {} } = useResourceDefinition({ resource: to });
  const { titleKind = 'text', titleOf, recordPath }: ReferenceTarget = options;
  const { referenceRecord, isPending } = useReference({ reference: to, id });
  const format = useFormatContext();
  const [kind] = useKindDownloads([titleKind]);

  if (kind?.isError) return <DownloadError query={kind} />;
  if (isPending || kind) return <Skeleton width="6rem" />;
  if (!referenceRecord) return id;
  const title = titleOf?.(referenceRecord, { ...format, resource: to }) || id;
  if (!recordPath) return title;
  return (
    <MuiLink component={Link} to={recordPath.replace('{id}', encodeURIComponent(id))} color="inherit">
      {title}
    </MuiLink>
  );
}

function ReferenceField({ source, to, children }: FieldProps<'reference'>) {
  const id = textAt(useRecordContext(), { source });
  if (!id) return <EmptyValue source={source} />;
  return children ?? <ReferenceTitle to={to} id={id} />;
}

/** The text is the title of the other record, or its id until that record is loaded. */
export const reference: KindImplementation<'reference'> = {
  Field: ReferenceField,
  toText: (record, { source, to }, { titleOf }) => {
    const id = textAt(record, { source });
    return id && (titleOf(to, id) ?? id);
  },
  refersTo: (record, { source, to }) => ({ resource: to, id: textAt(record, { source }) }),
};
