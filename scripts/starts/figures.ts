import { readFileSync, writeFileSync } from 'node:fs';

/** How light a start is: bytes of bodies as sent without those of the API, and counts. */
export type Figures = {
  /** The bytes of the HTML. */
  html: number;
  /** The bytes of all files, the HTML included. */
  bytes: number;
  /** The modules in the scripts. */
  modules: number;
  requests: number;
  /** The commits of React. */
  commits: number;
};

type Table = Record<string, Figures>;

const file = 'docs/starts.json';

/**
 * The steps of the bytes. Each change of a script changes its name and those of others. By the names alone, compressed HTML
 * grows or shrinks by up to 70 bytes, and all files of a start by up to 280.
 */
const stepsInBytes: Partial<Record<string, number>> = { html: 100, bytes: 500 };

/** The line for a figure: bytes are rounded up, with room of half a step. */
function lineFor(name: string, value: number) {
  const step = stepsInBytes[name];
  return step ? Math.ceil(value / step + 1 / 2) * step : value;
}

/** The least value that a line stands for. It is two steps lower, so that new names do not change a line to and fro. */
function leastOf(name: string, line: number) {
  const step = stepsInBytes[name];
  return step ? line - 2 * step + 1 : line;
}

export const readTable = (): Table => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the table with a line for each start. */
export function writeTable(measured: Table) {
  const lines = Object.entries(measured).map(([start, figures]) => {
    const values = Object.entries(figures).map(([name, value]) => `"${name}": ${lineFor(name, value)}`);
    return `  ${JSON.stringify(start)}: { ${values.join(', ')} }`;
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

const advice = {
  grown: `If the growth is meant, change the line in ${file} (npm run starts), and say why in the commit`,
  shrunk: `Lower the line in ${file} (npm run starts), so that it does not grow again`,
};

/** Returns a sentence for each figure that differs from its line. */
export function compareFigures(measured: Table, table: Table): string[] {
  const changes = Object.entries(measured).flatMap(([start, figures]) =>
    Object.entries(figures).flatMap(([name, value]) => {
      const line = table[start]?.[name as keyof Figures];
      if (line === undefined) return `${start}: ${name} is ${value}, and has no line in ${file}. Run npm run starts.`;
      if (value >= leastOf(name, line) && value <= line) return [];
      return `${start}: ${name} was ${line} and is ${value}. ${value > line ? advice.grown : advice.shrunk}.`;
    }),
  );
  const gone = Object.keys(table).filter((start) => !(start in measured));
  return [...changes, ...gone.map((start) => `${start}: is no longer measured. Remove its line from ${file}.`)];
}
