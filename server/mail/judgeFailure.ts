/** What nodemailer's errors carry. */
type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** `refused` and `busy` are about this mail, for ever or for now; `unreachable` concerns every other one, too. */
type Failure = { kind: 'refused' | 'busy' | 'unreachable'; words: string };

const longestWords = 200;
const addresses = /[^\s<>:]+@[^\s<>]+/g;

/** What is said about a mail once it and its sender are accepted; before that, a refusal is about the settings. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** How a failure is to be taken, and in which words it is kept: the mail server's, without addresses. */
export function judgeFailure(error: unknown): Failure {
  const { message, code, command = '', responseCode = 0, response } = error as MailError;
  const words = (response ?? [code, message].filter(Boolean).join(': '))
    .replaceAll(addresses, '…')
    .slice(0, longestWords);
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'refused', words };
  if (!aboutTheMail.has(command) || responseCode === 421) return { kind: 'unreachable', words };
  return { kind: responseCode >= 500 ? 'refused' : 'busy', words };
}
