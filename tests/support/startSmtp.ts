import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Has the line break as soon as a mail has begun. */
export const droppingTheLine: SMTPServerOptions = {
  onData() {
    for (const connection of (this as unknown as SMTPServer).connections) connection._socket.destroy();
  },
};

/** A real mail server on 127.0.0.1 that keeps what it takes; `behaviour` makes it slow, or has it refuse. */
export async function startSmtp(behaviour: SMTPServerOptions = {}, port = 0) {
  const taken: { to: string; source: string }[] = [];
  const waiting = new Set<() => void>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 0,
    onData: (stream, { envelope }, callback) => {
      text(stream).then((source) => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address).join(), source });
        callback();
        for (const look of waiting) look();
      }, callback);
    },
    ...behaviour,
  });
  server.on('error', () => undefined); // a client that has left
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: used } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    taken,
    /** Resolves once so many mails have been taken. */
    hasTaken: (count: number) =>
      new Promise<typeof taken>((resolve) => {
        const look = () => {
          if (taken.length < count) return;
          waiting.delete(look);
          resolve(taken);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
