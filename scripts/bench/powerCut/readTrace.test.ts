import { expect, test } from 'vitest';
import { readTrace } from './readTrace.ts';

const hex = (text: string) => Buffer.from(text).toString('hex').replaceAll(/../g, '\\x$&');
const file = `7<${hex('/data/a')}>`;

test('writes, answers and syncs are read in their order, across lines that another thread has come between', () => {
  const answer = 'HTTP/1.1 200 OK\r\nx-request-id: one\r\n\r\n{}';
  const events = readTrace([
    `10 pwrite64(${file}, "${hex('page')}", 4, 32) = 4`,
    `10 fsync(${file} <unfinished ...>`,
    `11 write(${file}, "${hex('more')}", 4) = 4`,
    '10 <... fsync resumed>) = 0',
    `10 writev(8<${hex('socket:[1]')}>, [{iov_base="${hex(answer)}", iov_len=${answer.length}}], 1) = ${answer.length}`,
    `10 rename("${hex('/data/a')}", "${hex('/data/b')}") = 0`,
    `10 unlink("${hex('/data/c')}") = -1 ENOENT (No such file or directory)`,
    '10 +++ killed by SIGKILL +++',
  ]);

  expect(events).toEqual([
    { kind: 'write', path: '/data/a', bytes: Buffer.from('page'), offset: 32 },
    { kind: 'write', path: '/data/a', bytes: Buffer.from('more'), offset: undefined },
    { kind: 'sync', path: '/data/a', since: 1 },
    { kind: 'answer', requestId: 'one' },
    { kind: 'rename', path: '/data/a', to: '/data/b' },
  ]);
});
