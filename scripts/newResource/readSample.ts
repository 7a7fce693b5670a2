import { readFileSync } from 'node:fs';
import { isRecord, type Values } from '#api/values.ts';
import { guessField } from './guessField.ts';

/** Finds the first list of objects anywhere in an answer, however deep its envelope. */
export function findRows(answer: unknown): Values[] | undefined {
  if (Array.isArray(answer)) return answer.length > 0 && answer.every(isRecord) ? answer : undefined;
  if (!isRecord(answer)) return undefined;
  for (const inner of Object.values(answer)) {
    const rows = findRows(inner);
    if (rows) return rows;
  }
  return undefined;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Guesses the fields of the rows in a file with a sample answer. */
export function readSample(file: string) {
  const rows = findRows(parse(file));
  if (!rows) throw new Error(`${file} has no list of objects to read fields from.`);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columnOf = (name: string) => rows.map((row) => row[name]);
  return names.map((name) => guessField(name, columnOf(name)));
}
