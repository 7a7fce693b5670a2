import { visit } from 'jsonc-parser';
import type { Validator } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { TextInput } from '#admin/engine/fields/useFieldInput.tsx';
import { parseTyped, textOfTyped, typedJson } from '#admin/engine/schema/typedJson.ts';
import { codeFont } from './json.tsx';

/** The position of the first fault, counted from 1. The errors of `JSON.parse` have one in some browsers only. */
function positionOfFault(text: string) {
  const positions: { line: number; column: number }[] = [];
  const onError = (
    ...[, , , line, column]: [code: number, offset: number, length: number, line: number, column: number]
  ) => void positions.push({ line: line + 1, column: column + 1 });
  visit(text, { onError }, { disallowComments: true });
  return positions[0] ?? { line: 1, column: 1 };
}

const refuseOtherText: Validator = (value: unknown) => {
  try {
    parseTyped(value);
    return undefined;
  } catch {
    return { message: 'admin.rules.json', args: positionOfFault(textOfTyped(value) ?? '') };
  }
};

const shownText = (value: unknown) => textOfTyped(value) ?? (value === null ? '' : JSON.stringify(value, null, 2));

/** A value as formatted JSON. A blank input is null. */
export const JsonInput = (input: Pick<InputProps<'json'>, 'source' | 'label' | 'rules'>) => (
  <TextInput
    {...input}
    ofKind={[refuseOtherText]}
    minRows={5}
    format={(value) => shownText(value ?? null)}
    parse={(text) => (text.trim() ? typedJson(text) : null)}
    slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, style: { fontFamily: codeFont } } }}
  />
);
