import { createInterface } from 'node:readline/promises';

/** The first line of the standard input, without its line feed. A pipe may stay open: it must not keep the process alive. */
export async function readLine() {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    process.stdin.destroy();
  }
}
