import { readFileSync } from 'node:fs';

type DocumentedRoute = { route: string; mayCall: string };

const cellsOf = (row: string) => row.split(/(?<!\\)\|/).map((cell) => cell.trim());

/** The routes of the server with their callers, from the table in docs/security.md. */
function readTable(): DocumentedRoute[] {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split(/^## Routes$/m);
  const [text = ''] = section.split(/^## /m);
  const [, , ...rows] = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const [, mayCall = '', routes = ''] = cellsOf(row);
    return routes.split('<br>').map((code) => ({ route: code.replaceAll('`', '').replaceAll('\\|', '|'), mayCall }));
  });
}

export const documentedRoutes = readTable();

/** Those of these callers, below /api. */
export const documentedCalls = (...callers: readonly string[]) =>
  documentedRoutes
    .filter(({ route, mayCall }) => callers.includes(mayCall) && route.includes(' /api/'))
    .map(({ route }) => route.replace(' /api/', ' /'));
