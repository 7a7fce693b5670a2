import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

function disconnectAll(server: SMTPServer) {
  for (const connection of server.connections) connection._socket.destroy();
}

/** Closes the connection after the DATA command, before any of the mail has been sent. */
export const disconnectBeforeMail: SMTPServerOptions = {
  onData() {
    disconnectAll(this as unknown as SMTPServer);
  },
};

/** Closes the connection after a whole mail, without a response to it. */
export const disconnectAfterMail: SMTPServerOptions = {
  onData(stream) {
    stream.resume().once('end', () => disconnectAll(this as unknown as SMTPServer));
  },
};

/** A real mail server on 127.0.0.1 that keeps the received mails. `behaviour` can make it slow, or refuse. */
export async function startSmtp(behaviour: SMTPServerOptions = {}, port = 0) {
  const received: { to: string; source: string }[] = [];
  const waiting = new Set<() => void>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 0,
    onData: (stream, { envelope }, callback) => {
      text(stream).then((source) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), source });
        callback();
        for (const check of waiting) check();
      }, callback);
    },
    ...behaviour,
  });
  server.on('error', () => undefined); // a client that disconnected
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: used } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    received,
    /** Resolves with the received mails when there are `count` of them. */
    waitForMails: (count: number) =>
      new Promise<typeof received>((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve(received);
        };
        waiting.add(check);
        check();
      }),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
