import { camelize } from 'inflection';
import type { NewField } from '#scripts/newResource/guessFields.ts';
import { bodyOf } from './bodyOf.ts';
import type { ChosenCall, chooseCalls } from './chooseCalls.ts';
import { rowsOf, segmentsIn } from './findCalls.ts';

/** The names of an action that mean something else. */
const reserved = ['list', 'one', 'create', 'update', 'delete', 'view', 'edit', 'key'];

/** Chooses which call is which operation. Calls that fit none are left out. */
export function chooseOperations({ list, calls }: ReturnType<typeof chooseCalls>, fields: readonly NewField[]) {
  const of = (method: string, test: (call: ChosenCall) => boolean) =>
    calls.find((call) => call.method === method && test(call));
  const isOfRow = ({ concerns }: ChosenCall) => concerns === 'row';
  const isOfAll = ({ concerns }: ChosenCall) => concerns === 'rows';
  const atList = (call: ChosenCall) => call.path === list.path;
  const namesFields = (call: ChosenCall) =>
    bodyOf(call)?.fields.some(({ name }) => fields.some((field) => field.name === name)) === true;
  const put = of('put', isOfRow);
  const patch = of('patch', isOfRow);
  const post = of('post', atList) ?? of('post', (call) => isOfAll(call) && namesFields(call));
  const creates = !post && put?.described.responses?.['201'] ? put : post;
  const updates = patch ?? put ?? of('put', (call) => isOfAll(call) && namesFields(call)) ?? of('post', isOfRow);
  const operations = new Map<string, ChosenCall>();
  const usual = { one: of('get', isOfRow), create: creates, update: updates, delete: of('delete', isOfRow) };
  for (const [operation, call] of Object.entries(usual)) if (call) operations.set(operation, call);
  const isListed = ({ path }: ChosenCall) =>
    calls.some((each) => each.path === path && each.method === 'get' && rowsOf(each));
  for (const call of calls.filter((each) => each.method !== 'get' && each.concerns === 'action' && !isListed(each))) {
    const word = camelize(segmentsIn(call.path).at(-1)?.replaceAll(/\W+/g, '_') ?? '', true);
    const isTaken = operations.has(word) || reserved.includes(word);
    operations.set(isTaken ? camelize(`${call.method}_${word}`, true) : word, call);
  }
  return operations;
}
