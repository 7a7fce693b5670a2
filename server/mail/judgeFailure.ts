/** What nodemailer's errors carry; `originalCode` is the system's, such as ECONNREFUSED. */
type MailError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

/** A mail of which the mail server had begun to read, and did not say that it has it. */
export class InterruptedMail extends Error {}

/**
 * `refused` and `busy` are about this mail, for ever or for now; `unreachable` concerns every other one, too. Whether the
 * mail has arrived is sometimes not known.
 */
type Failure = { kind: 'refused' | 'busy' | 'unreachable'; codes: string; mayHaveArrived: boolean };

/** At the start of a response: the reply code, and the enhanced status code (RFC 3463). */
const replyCodes = /^(\d{3})(?:[ -]([245]\.\d{1,3}\.\d{1,3})(?![\d.]))?/;
const longestCodes = 20;

/** Codes alone: the text of a mail server may contain the address in any spelling, and may be very long. */
function codesOf({ name, code, originalCode, response = '' }: MailError) {
  const [, ...replied] = replyCodes.exec(response.slice(0, longestCodes)) ?? [];
  const codes = replied.length > 0 ? replied : [code ?? name, originalCode];
  return codes.filter(Boolean).join(' ');
}

/** What is said about a mail once it and its sender are accepted; before that, a refusal is about the settings. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** How a failure is to be taken, and the codes that are kept of it. */
export function classifyFailure(error: unknown): Failure {
  const cause = error instanceof InterruptedMail ? error.cause : error;
  const { code, command = '', responseCode = 0 } = cause as MailError;
  const mayHaveArrived = cause !== error && responseCode === 0;
  const words = codesOf(cause as MailError);
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'refused', codes: words, mayHaveArrived };
  if (!aboutTheMail.has(command) || responseCode === 421) return { kind: 'unreachable', codes: words, mayHaveArrived };
  return { kind: responseCode >= 500 ? 'refused' : 'busy', codes: words, mayHaveArrived };
}
