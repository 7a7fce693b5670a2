import { isRecord, type Values } from '#api/values.ts';
import { type GuessedField, guessField } from './guessField.ts';

/** The first list of objects anywhere in an answer: its rows, however deep its envelope. */
export function findRows(answer: unknown): Values[] | undefined {
  if (Array.isArray(answer)) return answer.length > 0 && answer.every(isRecord) ? answer : undefined;
  if (!isRecord(answer)) return undefined;
  for (const inner of Object.values(answer)) {
    const rows = findRows(inner);
    if (rows) return rows;
  }
  return undefined;
}

/** The fields of the rows in a sample answer. */
export function readSample(answer: unknown): GuessedField[] {
  const rows = findRows(answer);
  if (!rows) throw new Error('The sample has no list of objects to read fields from');
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) =>
    guessField(
      name,
      rows.map((row) => row[name]),
    ),
  );
}
