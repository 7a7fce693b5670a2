import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';
import { patchedVersions } from './patchedVersions.ts';

type Package = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  engines?: { node?: string };
};
type Lockfile = { packages: Record<string, Package> };

const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package that had a vulnerability has a patched version', () => {
  const listed = installed.filter(([path]) => nameOf(path) in patchedVersions);
  const faulty = listed.filter(([path, { version = '' }]) => !satisfies(version, patchedVersions[nameOf(path)] ?? ''));

  expect(faulty.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
  expect(new Set(listed.map(([path]) => nameOf(path)))).toEqual(new Set(Object.keys(patchedVersions)));
});

test('every package has the hash of its contents', () => {
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('every package accepts the oldest Node that the project supports', () => {
  const oldest = minVersion(packages['']?.engines?.node ?? '')?.version ?? '';
  expect(oldest).toBe('20.19.0');
  // npm leaves out an optional package that does not accept the Node it runs on, and prints no warning.
  const needed = installed.filter(([, { optional }]) => !optional);
  const refusing = needed.filter(([, { engines }]) => engines?.node && !satisfies(oldest, engines.node));

  expect(refusing.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
});
