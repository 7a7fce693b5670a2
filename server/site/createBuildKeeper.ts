import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { sha256 } from '#server/hash.ts';
import { createJob } from '#server/process/createJob.ts';
import type { FileStore } from '#server/storage/MediaStore.ts';
import { isOlder, minute } from '#server/time/time.ts';
import { watchClock } from '#server/time/watchClock.ts';
import { pathOfCopy, readStored, type StaticFile, serveFile, storedCopies } from './StaticFile.ts';

/** Keeps the scripts of earlier builds, and of those that other processes serve. */
export type BuildKeeper = ReturnType<typeof createBuildKeeper>;

/** The record of a build: its files, and when a server last had it as its own. */
type Build = { files: string[]; servedAt: number };

const recordEveryMs = 10 * minute;
const concurrency = 8;

const recordFolder = 'records/';

/** Plain names in one folder only, so that nothing outside of it can be read. */
const assetPath = /^\/assets\/[\w-][\w.-]{0,199}$/;

/** The path of a file in the store. */
const storedPath = (path: string) => path.slice(1);

type Options = {
  store: FileStore;
  /** The files of this server's build that have a hash in their names, by path. */
  files: ReadonlyMap<string, StaticFile>;
  /** How long a build is kept after the last server of it ended. */
  keepMs: number;
  log: Logger;
  now?: () => number;
  monotonic?: () => number;
};

/**
 * Copies the hashed files of this build into a store that processes share, serves those of other builds from it, and removes
 * builds that no server has had for `keepMs`. So an open tab gets the rest of its scripts after a deployment, and during
 * one, whichever process responds. Names contain a hash of the content, so a file is stored once for all builds.
 */
export function createBuildKeeper({ store, files, keepMs, log, now = Date.now, monotonic }: Options) {
  const isClockTrusted = watchClock(now, monotonic);
  const limit = pLimit(concurrency);
  const own = `${recordFolder}${sha256([...files.keys()].sort().join('\n'), 'hex').slice(0, 32)}.json`;
  let hasTried = false;

  const read = async (path: string) => {
    const stream = await (await store.read(path))?.stream();
    return stream ? Buffer.from(await new Response(stream).arrayBuffer()) : undefined;
  };

  /** The record comes first, so that no other process removes what is being copied. */
  const copy = async () => {
    const build: Build = { files: [...files.keys()], servedAt: now() };
    await store.save(own, Buffer.from(JSON.stringify(build)));
    const stored = new Set(await store.list());
    const copies = [...files].flatMap(([path, file]) => [...storedCopies(storedPath(path), file)]);
    await limit.map(
      copies.filter(([path]) => !stored.has(path)),
      ([path, bytes]) => store.save(path, bytes),
    );
  };

  const removeOld = async () => {
    const stored = await store.list();
    const kept = new Set<string>();
    const isRecord = (path: string) => path.startsWith(recordFolder);
    for (const record of stored.filter(isRecord)) {
      const bytes = await read(record);
      if (!bytes) continue; // another process has just removed it
      const build: Build = JSON.parse(bytes.toString());
      if (record !== own && isOlder(build.servedAt, { within: keepMs, now: now() })) await store.remove(record);
      else for (const path of build.files) kept.add(storedPath(path));
    }
    const unused = stored.filter((path) => !isRecord(path) && !kept.has(pathOfCopy(path)));
    await limit.map(unused, (path) => store.remove(path));
  };

  const job = createJob(async () => {
    try {
      await copy();
      if (isClockTrusted()) await removeOld();
    } catch (err) {
      log.error({ err }, 'The scripts of this build were not stored for other processes; this is tried again');
    }
    hasTried = true;
    return recordEveryMs;
  });

  return {
    /** Stores this build now, and again and again. */
    run: job.run,
    /** Whether this build is in the store, or could not be stored. Before, other processes cannot serve its scripts. */
    hasTried: () => hasTried,
    /** Responds with a hashed file of another build, or undefined if there is none. */
    respond: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (!assetPath.test(pathname)) return undefined;
      const file = await readStored(pathname, (path) => read(storedPath(path)));
      return file && serveFile(request, file);
    },
    end: job.end,
  };
}
