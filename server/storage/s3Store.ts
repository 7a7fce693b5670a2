import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { paginateListObjectsV2, S3, S3ServiceException } from '@aws-sdk/client-s3';
import { BucketError } from '#server/errors.ts';
import { second } from '#server/time/durations.ts';
import type { MediaStore } from './MediaStore.ts';
import { isUpload, newUploadPath } from './uploads.ts';

/** A bucket, and how to reach it; what is null is left to the client, which also finds the role of a machine. */
export type Bucket = {
  name: string;
  /** The folder in the bucket, or an empty text. */
  folder: string;
  /** Where another service than Amazon's answers. */
  endpoint: string | null;
  region: string;
  accessKey: { id: string; secret: string } | null;
};

type Options = {
  /** How many objects are listed at once; as many as the service gives, without it. */
  pageSize?: number;
};

const connectsWithinMs = 2 * second;
const answersWithinMs = 5 * second;
/** Every picture that someone reads slowly keeps one; the client's own limit of 50 would let them stop the others. */
const maxSockets = 1_000;
const atATime = 16;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** Nothing when it is not there; a bucket that does not answer, or refuses, is an outage. */
const unlessMissing = <Result>(request: Promise<Result>) =>
  request.catch((cause: unknown) => {
    if (statusOf(cause) === 404) return null;
    throw new BucketError(cause, statusOf(cause));
  });

async function eachOf<Entry>(entries: readonly Entry[], task: (entry: Entry) => Promise<unknown>) {
  for (let start = 0; start < entries.length; start += atATime) {
    await Promise.all(entries.slice(start, start + atATime).map(task));
  }
}

/** Keeps pictures in a bucket that any number of processes share, of whatever service speaks S3. */
export function s3Store({ name, folder, endpoint, region, accessKey }: Bucket, { pageSize }: Options = {}) {
  const client = new S3({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKey && { credentials: { accessKeyId: accessKey.id, secretAccessKey: accessKey.secret } }),
    // Other services than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectsWithinMs,
      requestTimeout: answersWithinMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
  });
  const prefix = folder && `${folder}/`;
  const objectOf = (path: string) => ({ Bucket: name, Key: `${prefix}${path}` });

  const put = async (path: string, bytes: Buffer) => {
    if (await unlessMissing(client.putObject({ ...objectOf(path), Body: bytes }))) return;
    throw new BucketError(new Error(`There is no bucket ${name}`), 404);
  };
  const remove = async (path: string) => {
    await unlessMissing(client.deleteObject(objectOf(path)));
  };

  return {
    save: async ({ bytes, type, folder }) => {
      const path = newUploadPath(type, folder);
      try {
        await put(path, bytes);
      } catch (error) {
        // It may have arrived all the same, with only the answer lost.
        await remove(path).catch(() => undefined);
        throw error;
      }
      return path;
    },
    remove: async (path) => {
      if (isUpload(path)) await remove(path);
    },
    read: async (path) => {
      const head = await unlessMissing(client.headObject(objectOf(path)));
      if (head?.ContentLength === undefined || !head.ETag) return null;
      return {
        size: head.ContentLength,
        etag: head.ETag,
        stream: async (range) => {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const found = await unlessMissing(client.getObject({ ...objectOf(path), Range }));
          if (!found?.Body) throw new BucketError(new Error(`${path} has just been removed`), 404);
          return Readable.toWeb(found.Body as Readable) as ReadableStream;
        },
      };
    },
    hasFreeSpace: async () => true,
    importFolder: async (source, below = '') => {
      const entries = await readdir(source, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      await eachOf(files, async (file) => put(join(below, relative(source, file)), await readFile(file)));
    },
    exportTo: async (target) => {
      const pages = paginateListObjectsV2({ client, pageSize }, { Bucket: name, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        const keys = Contents.flatMap(({ Key }) => Key ?? []);
        await eachOf(keys, async (key) => {
          const file = join(target, key.slice(prefix.length));
          if (existsSync(file)) return;
          const found = await unlessMissing(client.getObject({ Bucket: name, Key: key }));
          if (!found?.Body) return;
          await mkdir(dirname(file), { recursive: true });
          await pipeline(found.Body as Readable, createWriteStream(file));
        });
      }
    },
    /** Throws a BucketError when the bucket does not answer, or not to these keys. */
    check: async () => {
      // Nothing lies below a picture, so the answer is as short as it can be.
      await client.listObjectsV2({ Bucket: name, Prefix: `${prefix}${newUploadPath('png')}/` }).catch((cause) => {
        throw new BucketError(cause, statusOf(cause));
      });
    },
  } satisfies MediaStore & { check: () => Promise<void> };
}
