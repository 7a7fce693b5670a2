import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { DownloadError } from '#admin/parts/Downloaded.tsx';
import type { FieldKind, KindOptions } from '#admin/schema/FieldKind.ts';
import { fieldKinds } from './fieldKinds.ts';
import { useKinds } from './useKinds.ts';

type Props = { kind: FieldKind; source: string; children?: ReactNode } & KindOptions[FieldKind];

function LazyValue({ kind, ...props }: Props) {
  const [download] = useKinds([kind]);
  const Field = fieldKinds[kind]?.Field;
  if (Field) return <Field {...props} />;
  return download?.isError ? <DownloadError query={download} /> : <Skeleton width="min(12rem, 80%)" />;
}

/** Shows the value of the record in react-admin's record context as its kind does; a line of skeleton until the kind is there. */
export function FieldValue({ kind, ...props }: Props) {
  const Field = fieldKinds[kind]?.Field;
  return Field ? <Field {...props} /> : <LazyValue kind={kind} {...props} />;
}
