import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

function breakLines(server: SMTPServer) {
  for (const connection of server.connections) connection._socket.destroy();
}

/** Has the line break as soon as a mail is announced, before any of it has been sent. */
export const droppingTheLine: SMTPServerOptions = {
  onData() {
    breakLines(this as unknown as SMTPServer);
  },
};

/** Has the line break once a mail is there, without saying that it is. */
export const droppingTheAnswer: SMTPServerOptions = {
  onData(stream) {
    stream.resume().once('end', () => breakLines(this as unknown as SMTPServer));
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
