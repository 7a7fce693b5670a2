import { quoted } from '#admin/engine/check/Tables.ts';
import type { NewCall, NewValue } from './NewResource.ts';

/** How a body can travel. */
export const bodies = ['json', 'multipart', 'form'];

function parseValue(text: string): NewValue {
  const [, wire, source, kind] = /^(?:([\w.]+)=)?([\w.]+)(?::(\w+))?$/.exec(text) ?? [];
  if (!source)
    throw new Error(`'${text}' is no value of a call. Write name, wire_name=name, or name:kind to ask for it.`);
  return { wire: wire ?? source, source, kind };
}

/** A call in one line: 'POST /event/change json event_id=id,name', and what it asks for with its kind, 'note:longText'. */
export function parseCall(text: string): NewCall {
  const [verb = '', path = '', ...rest] = text
    .trim()
    .replaceAll(/\s*,\s*/g, ',')
    .split(/\s+/);
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(verb) || !path.startsWith('/')) {
    throw new Error(`'${text}' is no call. Write it as 'POST /event/{id} json name,price'.`);
  }
  const body = bodies.find((known) => known === rest[0]);
  if (body && verb === 'GET') throw new Error(`'${text}' is a GET, which has no body. Leave out '${body}'.`);
  const [names = '', ...others] = body ? rest.slice(1) : rest;
  if (others.length > 0 && !body) {
    throw new Error(`'${text}' has a body as '${names}', which there is not. Use ${quoted(bodies, 'or')}.`);
  }
  if (others.length > 0)
    throw new Error(`'${text}' has blanks between its values. Write commas: ${[names, ...others]}.`);
  return { call: `${verb} ${path}`, body, values: names.split(',').filter(Boolean).map(parseValue) };
}
