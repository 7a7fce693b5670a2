import Skeleton from '@mui/material/Skeleton';
import { useRecordContext } from 'ra-core';
import { lazy, type ReactNode, Suspense } from 'react';
import { DownloadError } from '#admin/parts/Downloaded.tsx';
import { usePreference } from '#admin/preferences/preferences.ts';
import type { FieldKind, KindOptions } from '#admin/schema/FieldKind.ts';
import { valueAt } from '#api/values.ts';
import { fieldKinds } from './fieldKinds.ts';
import { isBlank } from './form/notBlank.ts';
import { mask } from './mask.ts';
import { useKinds } from './useKinds.ts';

type Props = { kind: FieldKind; source: string; personal?: true; children?: ReactNode } & KindOptions[FieldKind];

const MaskedValue = lazy(async () => ({ default: (await import('./MaskedValue.tsx')).MaskedValue }));

/** What tells who somebody is, unless others see the screen and there is something to hide. */
function PersonalValue(props: Props) {
  const [personal] = usePreference('personal');
  const { kind, children, ...field } = props;
  const record = useRecordContext() ?? {};
  if (personal === 'shown' || isBlank(valueAt(record, field.source))) return <FieldValue {...props} />;
  return (
    <Suspense fallback={mask}>
      <MaskedValue link={children}>
        <FieldValue kind={kind} {...field} />
      </MaskedValue>
    </Suspense>
  );
}

function LazyValue({ kind, ...props }: Props) {
  const [download] = useKinds([kind]);
  const Field = fieldKinds[kind]?.Field;
  if (Field) return <Field {...props} />;
  return download?.isError ? <DownloadError query={download} /> : <Skeleton width="min(12rem, 80%)" />;
}

/**
 * Shows the value of the record in react-admin's record context as its kind does; a line of skeleton until the kind is
 * there. What is `personal` is masked for who has chosen so.
 */
export function FieldValue({ kind, personal, ...props }: Props) {
  if (personal) return <PersonalValue kind={kind} {...props} />;
  const Field = fieldKinds[kind]?.Field;
  return Field ? <Field {...props} /> : <LazyValue kind={kind} {...props} />;
}
