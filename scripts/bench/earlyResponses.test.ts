import { expect, test } from 'vitest';
import { earlyResponses } from './earlyResponses.ts';

const response = '10 writev(8<socket:[1]>, [{iov_base="HTTP/1.1 200 OK\\r\\n"..., iov_len=90}], 1) = 90';

const earlyAfter = (...lines: string[]) => earlyResponses([...lines, response], '/data').early;

test('a response before the sync of a write is early, also while the sync is running', () => {
  const write = '10 pwrite64(7</data/a>, "page"..., 4096, 32) = 4096';
  const sync = '10 fsync(7</data/a>) = 0';

  expect(earlyAfter(write)).toEqual(['/data/a']);
  expect(earlyAfter(write, '11 fsync(7</data/a> <unfinished ...>')).toEqual(['/data/a']);
  expect(earlyAfter(write, '11 fsync(7</data/a> <unfinished ...>', '11 <... fsync resumed>) = 0')).toEqual([]);
  expect(earlyAfter(write, sync)).toEqual([]);
  expect(earlyAfter(sync, write)).toEqual(['/data/a']);
});

test('a new name needs a sync of its folder, and files outside the data need none', () => {
  const rename = '10 rename("/data/b.part", "/data/b") = 0';
  const create = '10 openat(AT_FDCWD</work>, "/data/media/c", O_WRONLY|O_CREAT, 0666) = 9</data/media/c>';

  expect(earlyAfter(rename)).toEqual(['/data']);
  expect(earlyAfter(rename, '10 fsync(9</data>) = 0')).toEqual([]);
  expect(earlyAfter(create)).toEqual(['/data/media']);
  expect(earlyAfter('10 mkdir("/data/media", 0777) = 0')).toEqual([]);
  expect(earlyAfter('10 mkdir("/data/media", 0777) = 0', create)).toEqual(['/data/media', '/data']);
  expect(earlyAfter('10 write(1</tmp/log>, "{}"..., 2) = 2')).toEqual([]);
});
