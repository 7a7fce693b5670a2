import { join } from 'node:path';
import type { Logger } from 'pino';
import { BucketError, StartError } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { buildsFolder, type FileStore } from '#server/storage/MediaStore.ts';
import { whileWaiting } from '#server/time/whileWaiting.ts';
import { buildsFolderIn, mediaFolderIn } from './dataFolder.ts';

/**
 * Opens the store of the settings. A bucket that refuses is a StartError. A bucket that does not respond is one, too,
 * unless there is a log: the server then starts without pictures and logs a warning.
 */
export async function openMedia({ bucket, dataFolder }: Pick<Settings, 'bucket' | 'dataFolder'>, log?: Logger) {
  if (!bucket) return diskStore(mediaFolderIn(dataFolder));
  // The client is large, and most servers do not need it.
  const { s3Store } = await import('#server/storage/s3Store.ts');
  const store = s3Store(bucket);
  try {
    await whileWaiting(
      () => store.check(),
      () => log?.warn('waiting for the bucket'),
    );
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (error.isRefusal || !log) throw new StartError(`MEDIA_STORE s3://${bucket.name}: ${error.message}.`);
    log.warn({ err: { message: error.message } }, 'The bucket does not answer: there are no pictures until it does');
  }
  return store;
}

/** Opens the store of the builds: beside the pictures, and apart from them. */
export async function openBuilds({ bucket, dataFolder }: Pick<Settings, 'bucket' | 'dataFolder'>): Promise<FileStore> {
  const mayRemove = () => true;
  if (!bucket) return diskStore(buildsFolderIn(dataFolder), { mayRemove });
  const { s3Store } = await import('#server/storage/s3Store.ts');
  return s3Store({ ...bucket, folder: join(bucket.folder, buildsFolder) }, { mayRemove });
}
