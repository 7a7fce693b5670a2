import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import ignore from '@balena/dockerignore';
import { parseCommand, parseDockerfile, type Step } from './parseDockerfile.ts';

/** A stage as a folder: what it would have at /app lies at `root`/app. */
type Stage = { root: string; workdir: string; environment: Record<string, string>; volumes: string[] };

/** What the last stage would start, and how, with its paths below the stage's folder. */
export type Image = {
  command: string[];
  healthcheck: string[];
  user: number;
  folder: string;
  environment: Record<string, string>;
};

const inside = ({ root, workdir }: Stage, path: string) => join(root, isAbsolute(path) ? path : join(workdir, path));

/** Without a container the stage's own paths are other ones of this machine. */
const moved = (stage: Stage, text: string) =>
  stage.volumes.reduce((all, volume) => all.replaceAll(volume, join(stage.root, volume)), text);

function run(stage: Stage, text: string) {
  console.log(`> ${text}`);
  const { status } = spawnSync('/bin/sh', ['-c', moved(stage, text)], {
    cwd: inside(stage, '.'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`"${text}" ended with ${status}`);
}

/** Follows the Dockerfile of a project: each stage in a folder of its own below the one given, with this machine's programs. */
export function followDockerfile(project: string, folder: string): Image {
  const steps = parseDockerfile(readFileSync(join(project, 'Dockerfile'), 'utf8'));
  const isSent = ignore()
    .add(readFileSync(join(project, '.dockerignore'), 'utf8'))
    .createFilter();
  const volumes = steps.filter(({ keyword }) => keyword === 'VOLUME').flatMap(({ words }) => words);
  const stages = new Map<string, Stage>();
  const image: Image = { command: [], healthcheck: [], user: 0, folder, environment: {} };
  let stage: Stage = { root: folder, workdir: '/', environment: {}, volumes };

  const startStage = (name = 'last') => {
    stage = { root: join(folder, name), workdir: '/', environment: {}, volumes };
    stages.set(name, stage);
  };

  const copy = ({ words, from }: Step) => {
    const source = from === undefined ? undefined : stages.get(from);
    if (from !== undefined && !source) throw new Error(`There is no stage ${from}`);
    const filter = (file: string) => source !== undefined || file === project || isSent(relative(project, file));
    const target = words.at(-1) ?? '';
    for (const path of words.slice(0, -1)) {
      const origin = source ? inside(source, path) : join(project, path);
      const destination = target.endsWith('/') ? join(target, basename(path)) : target;
      cpSync(origin, inside(stage, destination), { recursive: true, filter });
    }
  };

  const follow: Record<string, (step: Step) => void> = {
    FROM: ({ words }) => startStage(words[2]),
    WORKDIR: ({ text }) => {
      stage.workdir = text;
      mkdirSync(inside(stage, '.'), { recursive: true });
    },
    ENV: ({ words }) => {
      for (const word of words) stage.environment[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
    },
    COPY: copy,
    RUN: ({ text }) => run(stage, text),
    USER: ({ text }) => {
      image.user = Number(text);
    },
    HEALTHCHECK: ({ text }) => {
      image.healthcheck = parseCommand(text.replace(/^.*?CMD\s+/, ''));
    },
    CMD: ({ text }) => {
      image.command = parseCommand(text);
    },
    VOLUME: () => undefined,
    EXPOSE: () => undefined,
  };

  for (const step of steps) {
    const act = follow[step.keyword];
    if (!act) throw new Error(`${step.keyword} cannot be followed here`);
    act(step);
  }
  const environment = Object.entries(stage.environment).map(([name, value]) => [name, moved(stage, value)]);
  return { ...image, folder: inside(stage, '.'), environment: Object.fromEntries(environment) };
}
