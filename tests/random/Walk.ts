import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { type Change, changesBetween } from './database.ts';
import type { Control, Field, Look } from './Look.ts';
import { createTitles, isChange, operationsOf, type Titles } from './requests.ts';
import type { SentCall, Snapshot, World } from './World.ts';

/** What a person saw of the record when they pressed something. */
type Press = { at: number; texts: string[]; fields: Field[] };

/** A text that was typed into a form and neither saved nor discarded. */
type TypedText = {
  address: string;
  name: string;
  kind: string;
  text: string;
  /** It was typed into a dialog without an address of its own, which offers it when it is opened again. */
  isInAction: boolean;
};

/** What a command did, for the invariants. */
export type Deed = {
  pressed?: Control;
  key?: string;
  /** The field in which the person typed, and its value with every letter. Without a name, the field that has the focus. */
  typed?: { name?: string; text: string };
  /** The address that Back is expected to open. */
  previousAddress?: string;
  /** The page was loaded again. */
  isLoad?: boolean;
  /** Whether it may end what was typed: a press of a button, or a key. */
  mayDiscard?: boolean;
  /** The person goes on in the other tab. */
  isOtherTab?: boolean;
  /** Another administrator changed the database. */
  isElsewhere?: boolean;
};

export type Step = Deed & {
  before: Look;
  after: Look;
  calls: SentCall[];
  log: string[];
  changes: Change[];
};

/** What the random user has broken on purpose. Some faults are expected after that. */
type Broken = { session: boolean; network: boolean; scripts: boolean; records: boolean };

/** A product as the invariants know it. */
export type KnownProduct = { resources: readonly AnyResource[]; tables: readonly EndpointTable[] };

/** The state of one walk of the random user. */
export type Walk = {
  world: World;
  product: KnownProduct;
  look: Look;
  titles: Titles;
  presses: Press[];
  typed: TypedText[];
  /** For each open overlay, from back to front, whether it opened without an address of its own. */
  openedInPlace: boolean[];
  broken: Broken;
  /** What the random user did, in words. */
  story: string[];
  stored: Snapshot;
};

export async function startWalk(world: World, product: KnownProduct): Promise<Walk> {
  return {
    world,
    product,
    look: await world.look(),
    titles: createTitles(product.resources),
    presses: [],
    typed: [],
    openedInPlace: [],
    broken: { session: false, network: false, scripts: false, records: false },
    story: [],
    stored: await world.snapshot(),
  };
}

/** Remembers what the page names at a press: the row, or the page, and in a dialog also what opened it. */
export function rememberPress({ look, presses }: Walk, row: string, name = '') {
  const overlay = look.overlays.at(-1);
  const opener = overlay ? (presses.at(-1)?.texts ?? []) : [];
  const here = overlay ? [overlay.text, row, name] : [row || look.text, name];
  presses.push({ at: Date.now(), texts: [...opener, ...here], fields: look.fields });
}

/** Operations after which the session may be over. */
const endSessions = ['session', 'sessions', 'account', 'administrators'];

/** Notes what the calls tell: the titles of records, and whether there is a session. */
function noteCalls({ product, titles, broken }: Walk, calls: SentCall[]) {
  for (const call of calls)
    for (const operation of operationsOf(product.tables, call)) {
      if (call.status !== 200) continue;
      titles.add(operation, call);
      if (isChange(operation) && endSessions.includes(operation.resource)) broken.session = operation.name !== 'login';
      if (operation.name.startsWith('delete')) broken.records = true;
    }
}

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** Keeps which overlays have an address: a form has one, and an action's dialog has that of what is behind it. */
function noteOverlays(walk: Walk, { after, before, isLoad }: Deed & Pick<Step, 'before' | 'after'>) {
  const isElsewhere = isLoad || pathOf(before.address) !== pathOf(after.address);
  const old = isElsewhere ? after.overlays.map(() => false) : walk.openedInPlace;
  walk.openedInPlace = after.overlays.map((_, index) => old[index] ?? true);
}

/** Keeps what was typed until it may be saved or discarded. */
function noteTyped(walk: Walk, { after, before, typed, mayDiscard, isLoad }: Deed & Pick<Step, 'before' | 'after'>) {
  if (mayDiscard) walk.typed = [];
  const isDashboard = after.address.startsWith('/dashboard/') && !after.address.startsWith('/dashboard/login');
  // Only forms of the dashboard have drafts.
  if (isLoad || pathOf(before.address) !== pathOf(after.address))
    walk.typed = walk.typed.filter(({ kind }) => isDashboard && !['email', 'password', 'search'].includes(kind));
  if (isLoad) walk.typed = walk.typed.filter(({ isInAction }) => !isInAction);
  if (typed?.name === undefined) return;
  const field = after.fields.find(({ name }) => name === typed.name);
  if (!field?.isInForm || field.combobox === 'chooser' || !isDashboard) return;
  const others = walk.typed.filter(({ name }) => name !== typed.name);
  const isInAction = field.place === 'overlay' && walk.openedInPlace.at(-1) === true;
  const { name, kind } = field;
  walk.typed = [...others, { address: after.address, name, kind, text: typed.text, isInAction }];
}

/** Runs a command of the random user, waits until the page is quiet, and returns what has happened. */
export async function takeStep(walk: Walk, act: (walk: Walk) => Promise<Deed>): Promise<Step> {
  const { world, look: before } = walk;
  const deed = await act(walk);
  await world.settle();
  const after = await world.look();
  const calls = world.takeCalls();
  const stored = await world.snapshot();
  const step = { ...deed, before, after, calls, log: world.takeLog(), changes: changesBetween(walk.stored, stored) };
  noteCalls(walk, calls);
  noteOverlays(walk, step);
  noteTyped(walk, step);
  walk.look = after;
  walk.stored = stored;
  return step;
}
