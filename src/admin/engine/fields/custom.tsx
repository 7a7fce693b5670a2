import { Skeleton } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { EmptyValue, type FieldProps, type KindImplementation, textAt } from './createKind.tsx';

function CustomField({ source, show, children }: FieldProps<'custom'>) {
  const record = useRecordContext();
  if (!show || !record || children) return children ?? (textAt(record, { source }) || <EmptyValue source={source} />);
  return <Downloaded load={show} fallback={<Skeleton width="6rem" />} props={{ source, record }} />;
}

export const custom: KindImplementation<'custom'> = {
  Field: CustomField,
  toText: textAt,
};
