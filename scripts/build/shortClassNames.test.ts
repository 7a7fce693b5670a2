import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortClassNames } from './shortClassNames.ts';

let folder: string;
const first = () => join(folder, 'first.module.css');
const second = () => join(folder, 'second.module.css');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hullo-classes-'));
  const many = Array.from({ length: 60 }, (_, count) => `.many${count}{}`).join('');
  writeFileSync(first(), '/* .old */ .card:hover .name { margin: .5rem } @keyframes turn {} .card {}');
  writeFileSync(second(), `.card {}${many}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('classes and movements are counted through all files, each once', () => {
  const short = shortClassNames(folder);

  expect([short('card', first()), short('name', first()), short('turn', first())]).toEqual(['_a', '_b', '_c']);
  expect([short('card', `${second()}?used`), short('many47', second()), short('many48', second())]).toEqual([
    '_d',
    '_Z',
    '_aa',
  ]);
});

test('a class that is in no file is refused', () => {
  expect(() => shortClassNames(folder)('old', first())).toThrow('a class old that was not counted');
});
