/** What nodemailer's errors carry. */
type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** A mail of which the mail server had begun to read, and did not say that it has it. */
export class InterruptedMail extends Error {}

/**
 * `refused` and `busy` are about this mail, for ever or for now; `unreachable` concerns every other one, too. Whether the
 * mail has arrived is sometimes not known.
 */
type Failure = { kind: 'refused' | 'busy' | 'unreachable'; words: string; mayHaveArrived: boolean };

const longestWords = 200;
const addresses = /[^\s<>:]+@[^\s<>]+/g;

/** What is said about a mail once it and its sender are accepted; before that, a refusal is about the settings. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** How a failure is to be taken, and in which words it is kept: the mail server's, without addresses. */
export function judgeFailure(error: unknown): Failure {
  const cause = error instanceof InterruptedMail ? error.cause : error;
  const { message, code, command = '', responseCode = 0, response } = cause as MailError;
  const mayHaveArrived = cause !== error && responseCode === 0;
  const words = (response ?? [code, message].filter(Boolean).join(': '))
    .replaceAll(addresses, '…')
    .slice(0, longestWords);
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'refused', words, mayHaveArrived };
  if (!aboutTheMail.has(command) || responseCode === 421) return { kind: 'unreachable', words, mayHaveArrived };
  return { kind: responseCode >= 500 ? 'refused' : 'busy', words, mayHaveArrived };
}
