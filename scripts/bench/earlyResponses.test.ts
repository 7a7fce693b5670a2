import { expect, test } from 'vitest';
import { earlyResponses } from './earlyResponses.ts';

const response = '10 writev(8<socket:[1]>, [{iov_base="HTTP/1.1 200 OK\\r\\n"..., iov_len=90}], 1) = 90';
const write = '10 pwrite64(7</data/a>, "page"..., 4096, 32) = 4096';
const sync = '10 fsync(7</data/a>) = 0';
const rename = '10 rename("/data/b.part", "/data/b") = 0';

test.each([
  ['a write', [write], ['/data/a']],
  ['a write that is being synced', [write, '11 fsync(7</data/a> <unfinished ...>'], ['/data/a']],
  [
    'a write that was synced by another thread',
    [write, '11 fsync(7</data/a> <unfinished ...>', '11 <... fsync resumed>) = 0'],
    [],
  ],
  ['a synced write', [write, sync], []],
  ['a write after a sync', [sync, write], ['/data/a']],
  ['a rename', [rename], ['/data']],
  ['a rename in a synced folder', [rename, '10 fsync(9</data>) = 0'], []],
  ['a new folder without files', ['10 mkdir("/data/media", 0777) = 0'], []],
  [
    'a rename in a new folder',
    ['10 mkdir("/data/b", 0777) = 0', '10 rename("/x", "/data/b/c") = 0'],
    ['/data/b', '/data'],
  ],
  ['a write outside the data folder', ['10 write(1</tmp/log>, "{}"..., 2) = 2'], []],
])('a response after %s: %j leaves %j unsynced', (_, lines, early) => {
  expect(earlyResponses([...lines, response], '/data').early).toEqual(early);
});
