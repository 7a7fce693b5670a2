import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '#server/db/Database.ts';
import { evidence, uploads } from './uploads.ts';

/** Its name starts with a dot, so that nothing in it is served. */
const trash = '.trash';

const day = 24 * 60 * 60 * 1_000;
const oldEnough = 30 * day;

async function filesIn(folder: string) {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const ofCategories = async (db: Database) => {
  const rows = await db.selectFrom('category').select('image').where('image', 'like', `${uploads}/%`).execute();
  return rows.map(({ image }) => image);
};

const ofReports = async (db: Database) => {
  const rows = await db.selectFrom('report_evidence').select('picture').where('picture', 'is not', null).execute();
  return rows.map(({ picture }) => picture);
};

/** The pictures that rows name, by the folder that they lie in. */
const namedByRows = { [uploads]: ofCategories, [evidence]: ofReports };

type Swept = { putAside: number; broughtBack: number };

async function sweepFolder(folder: string, aside: string, { named, now }: { named: Set<string>; now: number }) {
  const isAbandoned = async (name: string) =>
    named.size > 0 && !named.has(name) && (await stat(join(folder, name))).mtimeMs < now - oldEnough;
  const swept: Swept = { putAside: 0, broughtBack: 0 };
  const asideBefore = await filesIn(aside);

  for (const name of await filesIn(folder)) {
    if (name.endsWith('.part')) await rm(join(folder, name));
    else if (await isAbandoned(name)) {
      await rename(join(folder, name), join(aside, name));
      swept.putAside += 1;
    }
  }
  for (const name of asideBefore) {
    if (!named.has(name)) continue;
    await rename(join(aside, name), join(folder, name));
    swept.broughtBack += 1;
  }
  return swept;
}

/**
 * Tidies up what crashes left, before the first request is served. Half-written files go. A whole picture that no row
 * names is only put aside, after a month, and comes back by itself when a row names it again: the database may be the
 * wrong one, a new one, or one restored from before the upload.
 */
export async function sweepUploads(db: Database, mediaFolder: string, now = Date.now()) {
  const total: Swept = { putAside: 0, broughtBack: 0 };
  for (const [folder, readNamed] of Object.entries(namedByRows)) {
    const named = new Set((await readNamed(db)).map((path) => basename(String(path))));
    const swept = await sweepFolder(join(mediaFolder, folder), join(mediaFolder, trash), { named, now });
    total.putAside += swept.putAside;
    total.broughtBack += swept.broughtBack;
  }
  return total;
}
