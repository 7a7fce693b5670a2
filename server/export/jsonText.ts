const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Nested = AsyncIterable<unknown> | Readonly<Record<string, unknown>>;

async function* entriesOf(value: Nested) {
  if (isAsyncIterable(value)) for await (const each of value) yield ['', each] as const;
  else for (const [name, each] of Object.entries(value)) yield [`${JSON.stringify(name)}: `, each] as const;
}

/** Writes JSON piece by piece, indented like `JSON.stringify(value, null, 2)`. An async iterable becomes a list. */
export async function* jsonText(value: Nested, indent = ''): AsyncGenerator<string> {
  const [open = '', close = ''] = isAsyncIterable(value) ? '[]' : '{}';
  let separator = open;
  for await (const [name, each] of entriesOf(value)) {
    yield `${separator}\n${indent}  ${name}`;
    if (isRecord(each)) yield* jsonText(each, `${indent}  `);
    else yield JSON.stringify(each);
    separator = ',';
  }
  yield separator === ',' ? `\n${indent}${close}` : `${open}${close}`;
}
