import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { DownloadError } from '#admin/engine/ui/Downloaded.tsx';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { isBlank, valueAt } from '#api/values.ts';
import { isPersonal, mask, plainFormatContext } from './FormatContext.ts';
import { fieldKinds, partsOf } from './fieldKinds.ts';
import { useKinds } from './useKinds.ts';

type Props = { kind: FieldKind; source: string; children?: ReactNode } & KindOptions[FieldKind];

const MaskedValue = lazyComponent(async () => (await import('./MaskedValue.tsx')).MaskedValue);

/** What tells who somebody is, unless others see the screen and there is something to hide. */
function PersonalValue(props: Props) {
  const [personal] = usePreference('personal');
  const { kind, children, ...field } = props;
  const record = useRecordContext() ?? {};
  // A person without a name is shown by the email, so a blank value alone does not mean that nothing is shown.
  const isEmpty = isBlank(valueAt(record, field.source)) && !partsOf(kind).toText(record, field, plainFormatContext);
  if (personal === 'shown' || isEmpty) return <PlainValue {...props} />;
  return (
    <MaskedValue link={children} fallback={mask}>
      <PlainValue kind={kind} {...field} />
    </MaskedValue>
  );
}

function LazyValue({ kind, ...props }: Props) {
  const [download] = useKinds([kind]);
  const Field = fieldKinds[kind]?.Field;
  if (Field) return <Field {...props} />;
  return download?.isError ? <DownloadError query={download} /> : <Skeleton width="min(12rem, 80%)" />;
}

function PlainValue({ kind, ...props }: Props) {
  const Field = fieldKinds[kind]?.Field;
  return Field ? <Field {...props} /> : <LazyValue kind={kind} {...props} />;
}

/**
 * Shows the value of the record in react-admin's record context as its kind does; a line of skeleton until the kind is
 * there. A personal value is masked where the administrator has chosen so.
 */
export const FieldValue = ({ personal, ...props }: Props & { personal?: boolean }) =>
  isPersonal({ kind: props.kind, personal }) ? <PersonalValue {...props} /> : <PlainValue {...props} />;
