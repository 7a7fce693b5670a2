import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense, use } from 'react';
import type { FieldKind, KindOptions } from '#admin/schema/FieldKind.ts';
import { fieldKinds, loadKind } from './fieldKinds.ts';

type Props = { kind: FieldKind; source: string; children?: ReactNode } & KindOptions[FieldKind];

function LazyValue({ kind, ...props }: Props) {
  const { Field } = use(loadKind(kind));
  return <Field {...props} />;
}

/** Shows the value of the record in react-admin's record context as its kind does; a line of skeleton until the kind is there. */
export function FieldValue(props: Props) {
  const { kind, ...rest } = props;
  const Field = fieldKinds[kind]?.Field;
  if (Field) return <Field {...rest} />;
  return (
    <Suspense fallback={<Skeleton width="min(12rem, 80%)" />}>
      <LazyValue {...props} />
    </Suspense>
  );
}
