import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext, useReference, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import type { ReferenceTarget } from '#admin/engine/fields/FormatContext.ts';
import { EmptyValue, textValue } from '#admin/engine/fields/text/text.tsx';
import { useFormatContext } from '#admin/engine/fields/useFormatContext.ts';
import { useKinds } from '#admin/engine/fields/useKinds.ts';
import { DownloadError } from '#admin/engine/ui/Downloaded.tsx';

/** The record is asked for together with those of the other rows, and its title links to its page, where it has one. */
function ReferredRecord({ to, id }: { to: string; id: string }) {
  const { options = {} } = useResourceDefinition({ resource: to });
  const { titleKind = 'text', titleOf, recordPath }: ReferenceTarget = options;
  const { referenceRecord, isPending } = useReference({ reference: to, id });
  const format = useFormatContext();
  const [kind] = useKinds([titleKind]);

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
  const id = textValue(useRecordContext(), { source });
  if (!id) return <EmptyValue />;
  return children ?? <ReferredRecord to={to} id={id} />;
}

/** A key of another resource. Its text is the title as far as it is known, and the key until then. */
export const reference: FieldKindParts<'reference'> = {
  Field: ReferenceField,
  toText: (record, { source, to }, { titleOf }) => {
    const id = textValue(record, { source });
    return id && (titleOf(to, id) ?? id);
  },
  refersTo: (record, { source, to }) => ({ resource: to, id: textValue(record, { source }) }),
};
