import { expect, test } from 'vitest';
import { Disk } from './Disk.ts';
import type { TracedEvent } from './readTrace.ts';

const diskAfter = (...events: TracedEvent[]) => {
  const disk = new Disk();
  for (const event of events) disk.apply(event);
  return disk;
};

/** Nothing that was not synced has reached the disk, or all of it. */
const luck = { none: () => 0, all: () => 0.999 };

const leftOf = (disk: Disk, random: () => number) =>
  Object.fromEntries(
    disk
      .afterPowerCut(random)
      .filesBelow('/data')
      .map(({ path, content }) => [path, content.toString()]),
  );

const write = (path: string, text: string, offset?: number): TracedEvent => ({
  kind: 'write',
  path,
  bytes: Buffer.from(text),
  offset,
});

const synced: TracedEvent[] = [
  { kind: 'create', path: '/data/a' },
  write('/data/a', 'first'),
  { kind: 'sync', path: '/data/a', since: 2 },
  { kind: 'sync', path: '/data', since: 3 },
];

test('what was synced is left, whatever else is lost', () => {
  const disk = diskAfter(...synced, write('/data/a', 'later', 0));

  expect(leftOf(disk, luck.none)).toEqual({ '/data/a': 'first' });
  expect(leftOf(disk, luck.all)).toEqual({ '/data/a': 'later' });
});

test('a sync keeps only what was asked for before it began', () => {
  const disk = diskAfter(...synced, write('/data/a', 'later', 0), { kind: 'sync', path: '/data/a', since: 4 });

  expect(leftOf(disk, luck.none)).toEqual({ '/data/a': 'first' });
});

test('a file is lost whose name, or whose folder, was not synced', () => {
  const file: TracedEvent[] = [
    { kind: 'makeFolder', path: '/data/new' },
    { kind: 'create', path: '/data/new/b.part' },
    write('/data/new/b.part', 'whole'),
    { kind: 'sync', path: '/data/new/b.part', since: 3 },
    { kind: 'rename', path: '/data/new/b.part', to: '/data/new/b' },
    { kind: 'sync', path: '/data/new', since: 5 },
  ];

  expect(leftOf(diskAfter(...file), luck.none)).toEqual({});
  expect(leftOf(diskAfter(...file), luck.all)).toEqual({ '/data/new/b': 'whole' });
  expect(leftOf(diskAfter(...file, { kind: 'sync', path: '/data', since: 6 }), luck.none)).toEqual({
    '/data/new/b': 'whole',
  });
});

test('each sector of a write may land alone', () => {
  const disk = diskAfter(...synced, write('/data/a', 'x'.repeat(2_048), 0));
  const turns = [0, 0.999, 0, 0.999];

  expect(leftOf(disk, () => turns.shift() ?? 0)['/data/a']).toBe(
    `first${'\0'.repeat(507)}${'x'.repeat(512)}${'\0'.repeat(512)}${'x'.repeat(512)}`,
  );
});
