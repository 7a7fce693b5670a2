import Skeleton from '@mui/material/Skeleton';
import { useRecordContext } from 'ra-core';
import { type ComponentType, Suspense, use } from 'react';
import type { CustomFieldProps } from '#admin/schema/FieldKind.ts';
import { EmptyValue } from './EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from './FieldKindParts.ts';
import { once } from './once.ts';
import { textValue } from './textValue.ts';

type Load = () => Promise<ComponentType<CustomFieldProps<Record<string, unknown>>>>;

function Shown({ load, source }: { load: Load; source: string }) {
  const Component = use(once(load));
  const record = useRecordContext();
  return record ? <Component source={source} record={record} /> : <EmptyValue />;
}

function CustomField({ source, show, text, children }: FieldProps<'custom'>) {
  const value = textValue(useRecordContext(), { source: text ?? source });
  if (!show || children) return children ?? (value || <EmptyValue />);
  return (
    <Suspense fallback={<Skeleton width="min(12rem, 80%)" />}>
      <Shown load={show} source={source} />
    </Suspense>
  );
}

/** A component of the resource's own. */
export const custom: FieldKindParts<'custom'> = {
  Field: CustomField,
  toText: (record, { source, text }) => textValue(record, { source: text ?? source }),
};
