import { createInterface } from 'node:readline/promises';

/** The first line of what is piped in, without its line feed. */
export async function readLine() {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
