const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Entry = readonly [name: string, value: unknown];

async function* writeEntries(entries: AsyncIterable<Entry> | Iterable<Entry>, [open, close]: string, indent: string) {
  const inner = `${indent}  `;
  let separator = open;
  for await (const [name, value] of entries) {
    yield `${separator}\n${inner}${name}`;
    yield* jsonText(value, inner);
    separator = ',';
  }
  yield separator === ',' ? `\n${indent}${close}` : `${open}${close}`;
}

async function* unnamed(values: AsyncIterable<unknown>) {
  for await (const value of values) yield ['', value] as const;
}

/** Writes JSON piece by piece, indented like `JSON.stringify(value, null, 2)`. An async iterable becomes a list. */
export async function* jsonText(value: unknown, indent = ''): AsyncGenerator<string> {
  if (isAsyncIterable(value)) yield* writeEntries(unnamed(value), '[]', indent);
  else if (isRecord(value)) {
    const entries = Object.entries(value).map(([name, each]): Entry => [`${JSON.stringify(name)}: `, each]);
    yield* writeEntries(entries, '{}', indent);
  } else yield JSON.stringify(value);
}
