import { read } from 'read';
import { renderUnicodeCompact } from 'uqr';
import { readLine } from './readLine.ts';

/** Shows what an authenticator app wants to know, and returns the code that it makes of it. */
export function readCode(uri: string) {
  console.log(`${renderUnicodeCompact(uri)}\nScan this with an authenticator app, or type the secret in it:\n${uri}\n`);
  return process.stdin.isTTY ? read({ prompt: 'The code that the app shows: ' }) : readLine();
}
