import { useRecordContext } from 'react-admin';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { EmptyValue } from './EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from './FieldKindParts.ts';
import { useReader } from './useReader.ts';

/** The `Field` of a kind that shows its text and nothing else; `children` replace it. */
export const createTextField = <Kind extends FieldKind>(toText: FieldKindParts<Kind>['toText']) =>
  function TextOfField(props: FieldProps<Kind>) {
    const record = useRecordContext();
    const text = toText(record ?? {}, props, useReader());
    return props.children ?? (text || <EmptyValue />);
  };
