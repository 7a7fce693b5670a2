import { dirname } from 'node:path';
import type { TracedEvent } from './readTrace.ts';
import { type Change, changed, tornFile } from './tornFile.ts';

type File = {
  synced: Buffer;
  /** What has been asked for since, and when. */
  pending: (Change & { at: number })[];
};
type Names = Map<string, File | 'folder'>;
type Naming = { at: number; folder: string; apply: (names: Names) => void };

/** What a disk holds for sure, and what else may have reached it, as one event after the other is asked for. */
export class Disk {
  #at = 0;
  /** As the running process sees them. */
  readonly #names: Names = new Map();
  /** As they are found after a power cut, if nothing else has reached the disk; a name lasts once its folder is synced. */
  readonly #syncedNames: Names = new Map();
  #pendingNames: Naming[] = [];

  apply(event: TracedEvent) {
    this.#at += 1;
    if (event.kind === 'write') this.#write(event);
    if (event.kind === 'truncate') this.#change(event.path, { size: event.size });
    if (event.kind === 'sync') this.#sync(event);
    if (event.kind === 'create' && !this.#names.has(event.path))
      this.#set(event.path, { synced: Buffer.alloc(0), pending: [] });
    if (event.kind === 'makeFolder') this.#set(event.path, 'folder');
    if (event.kind === 'rename') {
      const file = this.#names.get(event.path);
      if (file) this.#set(event.to, file);
    }
    if (event.kind === 'rename' || event.kind === 'remove') this.#name(event.path, (names) => names.delete(event.path));
  }

  /** The content of a file as the running process sees it. */
  read(path: string) {
    const file = this.#names.get(path);
    return file && file !== 'folder' ? file.pending.reduce(changed, file.synced) : null;
  }

  /** What a power cut may leave at this moment: files by their path, of whose folder nothing is said. */
  afterPowerCut(random: () => number) {
    const names = new Map(this.#syncedNames);
    for (const { apply } of this.#pendingNames) if (random() >= 0.5) apply(names);

    const isReached = (path: string, root: string): boolean =>
      path === root || (names.has(path) && isReached(dirname(path), root));
    return {
      filesBelow: (root: string) =>
        [...names].flatMap(([path, file]) =>
          file !== 'folder' && isReached(path, root)
            ? [{ path, content: tornFile(file.synced, file.pending, random) }]
            : [],
        ),
    };
  }

  #name(path: string, apply: Naming['apply']) {
    apply(this.#names);
    this.#pendingNames.push({ at: this.#at, folder: dirname(path), apply });
  }

  #set(path: string, file: File | 'folder') {
    this.#name(path, (names) => names.set(path, file));
  }

  #change(path: string, change: Change) {
    const file = this.#names.get(path);
    if (file && file !== 'folder') file.pending.push({ ...change, at: this.#at });
  }

  #write({ path, bytes, offset }: Extract<TracedEvent, { kind: 'write' }>) {
    this.#change(path, { bytes, offset: offset ?? this.read(path)?.length ?? 0 });
  }

  #sync({ path, since }: Extract<TracedEvent, { kind: 'sync' }>) {
    const isSynced = ({ at }: { at: number }) => at <= since;
    const file = this.#names.get(path);
    if (file && file !== 'folder') {
      file.synced = file.pending.filter(isSynced).reduce(changed, file.synced);
      file.pending = file.pending.filter((change) => !isSynced(change));
    }
    for (const { folder, apply } of this.#pendingNames.filter(isSynced)) if (folder === path) apply(this.#syncedNames);
    this.#pendingNames = this.#pendingNames.filter((naming) => naming.folder !== path || !isSynced(naming));
  }
}
