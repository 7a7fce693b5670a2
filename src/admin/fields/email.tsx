import type { FieldParts } from './FieldParts.ts';
import { Missing } from './Missing.tsx';
import { plainText } from './plainText.ts';
import { TextBox } from './TextBox.tsx';

export const email: FieldParts = {
  Cell: ({ record, source, children }) => children ?? (plainText(record, source) || <Missing />),
  Input: (props) => <TextBox {...props} type="email" />,
  toText: plainText,
};
