import crypto, { type BinaryLike, type CipherKey } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import type { Bucket } from '#server/storage/s3Store.ts';

const key = 'S3RVER';

/** It makes the tokens that lead through a long listing by DES, which Node's OpenSSL no longer has. */
function replaceDes() {
  const { createCipheriv, createDecipheriv } = crypto;
  const twice = (half: CipherKey | BinaryLike | null) => Buffer.concat([half as Buffer, half as Buffer]);
  const modern =
    <Cipher>(create: (algorithm: string, key: CipherKey, iv: BinaryLike | null) => Cipher) =>
    (algorithm: string, key: CipherKey, iv: BinaryLike | null) =>
      algorithm === 'des' ? create('aes-128-cbc', twice(key), twice(iv)) : create(algorithm, key, iv);
  Object.assign(crypto, { createCipheriv: modern(createCipheriv), createDecipheriv: modern(createDecipheriv) });
  return () => Object.assign(crypto, { createCipheriv, createDecipheriv });
}

/** Starts an S3 service in a temporary folder, with two empty buckets: `pictures` and `others`. */
export async function startS3() {
  const directory = temporaryFolder();
  const configureBuckets = [{ name: 'pictures' }, { name: 'others' }];
  const service = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    // It reckons without the slash at the end of a bucket's path, which Amazon's client signs, too. Keys are still checked.
    allowMismatchedSignatures: true,
    configureBuckets,
  });
  await service.configureBuckets();
  const bringDesBack = replaceDes();

  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer(service.callback()).listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const shutDown = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    /** The environment variables of a server that uses it. */
    environment: { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
    bucket: {
      name: 'pictures',
      folder: '',
      endpoint,
      region: 'us-east-1',
      accessKey: { id: key, secret: key },
    } satisfies Bucket,
    /** Calls back for every request from now on. */
    onRequest: (listen: (request: IncomingMessage) => void) => server.on('request', listen),
    shutDown,
    startAgain: async () => {
      server = await listen(port);
    },
    stop: async () => {
      await shutDown();
      bringDesBack();
    },
  };
}
