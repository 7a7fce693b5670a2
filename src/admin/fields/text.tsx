import type { FieldParts } from './FieldParts.ts';
import { Missing } from './Missing.tsx';
import { plainText } from './plainText.ts';
import { TextBox } from './TextBox.tsx';

export const text: FieldParts = {
  Cell: ({ record, source, children }) => children ?? (plainText(record, source) || <Missing />),
  Input: TextBox,
  toText: plainText,
};
