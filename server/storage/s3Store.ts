import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { paginateListObjectsV2, S3, S3ServiceException } from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { BucketError } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { second } from '#server/time/time.ts';
import { filesBelow } from './durableFiles.ts';
import { buildsFolder, isUpload, type MediaStore, newUploadPath } from './MediaStore.ts';

/** A bucket. The AWS client finds null values itself, for example in the role of the machine. */
export type Bucket = NonNullable<Settings['bucket']>;

type Options = {
  /** Objects in a page of a listing; the service's maximum by default. */
  pageSize?: number;
  /** Whether an object may be removed; by default, only uploads. */
  mayRemove?: (path: string) => boolean;
};

const connectionTimeoutMs = 2 * second;
const responseTimeoutMs = 5 * second;
/** Each slow reader of a picture keeps a socket. The client's default of 50 would let them block all others. */
const maxSockets = 1_000;
const concurrency = 16;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

const fail = (cause: unknown) => {
  throw new BucketError(cause, statusOf(cause));
};

/** Returns null for a missing object. All other failures are an outage. */
const unlessMissing = <Result>(request: Promise<Result>) =>
  request.catch((cause: unknown) => (statusOf(cause) === 404 ? null : fail(cause)));

/** Stores files in an S3 bucket, which processes may share. */
export function s3Store(
  { name, folder, endpoint, region, accessKey }: Bucket,
  { pageSize, mayRemove = isUpload }: Options = {},
) {
  const client = new S3({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKey && { credentials: { accessKeyId: accessKey.id, secretAccessKey: accessKey.secret } }),
    // Services other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: responseTimeoutMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
  });
  const prefix = folder && `${folder}/`;
  const objectOf = (path: string) => ({ Bucket: name, Key: `${prefix}${path}` });

  const save = async (path: string, bytes: Buffer) => {
    await client.putObject({ ...objectOf(path), Body: bytes }).catch(fail);
  };

  const list = async () => {
    const paths: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client, pageSize }, { Bucket: name, Prefix: prefix }))
      for (const { Key = '' } of Contents) paths.push(Key.slice(prefix.length));
    return paths;
  };

  return {
    save,
    list: () => list().catch(fail),
    remove: async (path) => {
      if (mayRemove(path)) await unlessMissing(client.deleteObject(objectOf(path)));
    },
    read: async (path) => {
      const head = await unlessMissing(client.headObject(objectOf(path)));
      if (head?.ContentLength === undefined || !head.ETag) return null;
      return {
        size: head.ContentLength,
        etag: head.ETag,
        stream: async () => {
          const object = await unlessMissing(client.getObject(objectOf(path)));
          if (!object?.Body) throw new BucketError(new Error(`${path} has just been removed`), 404);
          return Readable.toWeb(object.Body as Readable) as ReadableStream;
        },
      };
    },
    hasFreeSpace: async () => true,
    importFolder: async (source, subfolder = '') => {
      await pLimit(concurrency).map(await filesBelow(source), async (path) =>
        save(join(subfolder, path), await readFile(join(source, path))),
      );
    },
    exportTo: async (target) => {
      const pages = paginateListObjectsV2({ client, pageSize }, { Bucket: name, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        const keys = Contents.flatMap(({ Key = '' }) => (Key.startsWith(`${prefix}${buildsFolder}/`) ? [] : Key));
        await pLimit(concurrency).map(keys, async (key) => {
          const file = join(target, key.slice(prefix.length));
          if (existsSync(file)) return;
          const object = await unlessMissing(client.getObject({ Bucket: name, Key: key }));
          if (!object?.Body) return;
          await mkdir(dirname(file), { recursive: true });
          await pipeline(object.Body as Readable, createWriteStream(file));
        });
      }
    },
    /** Throws a BucketError when the bucket does not respond, or refuses the access key. */
    check: async () => {
      // No object's key begins with a picture's path and a slash, so the response is empty.
      await client.listObjectsV2({ Bucket: name, Prefix: `${prefix}${newUploadPath('png')}/` }).catch(fail);
    },
  } satisfies MediaStore & { check: () => Promise<void> };
}
