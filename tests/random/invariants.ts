import { maskedText } from '#admin/engine/fields/FormatContext.ts';
import { sourceOf } from '#api/Endpoint.ts';
import { languages } from '#i18n/language.ts';
import { admin as adminEn } from '#i18n/messages/en/admin.ts';
import { reactAdmin as reactAdminEn } from '#i18n/messages/en/reactAdmin.ts';
import { admin as adminEs } from '#i18n/messages/es/admin.ts';
import { reactAdmin as reactAdminEs } from '#i18n/messages/es/reactAdmin.ts';
import { admin as adminHi } from '#i18n/messages/hi/admin.ts';
import { reactAdmin as reactAdminHi } from '#i18n/messages/hi/reactAdmin.ts';
import { admin as adminKo } from '#i18n/messages/ko/admin.ts';
import { reactAdmin as reactAdminKo } from '#i18n/messages/ko/reactAdmin.ts';
import { loadFailure } from '#i18n/messages/loadFailure.ts';
import { programFile } from '#server/site/readBuild.ts';
import { hasValue } from './database.ts';
import type { Field, Look } from './Look.ts';
import { isChange, namedBy, type Operation, operationsOf } from './requests.ts';
import type { Step, Walk } from './Walk.ts';
import type { SentCall } from './World.ts';

/** Something that must hold after each step. It returns what is wrong, if anything is. */
type Invariant = (walk: Walk, step: Step) => string | undefined;

const dashboards = [adminEn, adminEs, adminKo, adminHi];
const reactAdmins = [reactAdminEn, reactAdminEs, reactAdminKo, reactAdminHi];
const crashed = dashboards.map(({ frame }) => frame.crashed);
const lateParts = [
  ...dashboards.map(({ frame }) => frame.partFailed),
  ...languages.map((lng) => loadFailure[lng].message),
];
const restore = dashboards.map(({ draft }) => draft.restore);
const closing = reactAdmins.flatMap(({ ra }) => [ra.action.cancel, ra.action.close]);

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** The screen that an address belongs to: `/dashboard/faq` for the dialogs over the list, too. */
const screenOf = (address: string) => pathOf(address).split('/').slice(0, 3).join('/');

const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u2066-\u2069\u202a-\u202e]/gu, '').replaceAll(/\s+/g, ' ');

const changesOf = ({ product }: Walk, { calls }: Step): { call: SentCall; operation: Operation }[] =>
  calls.flatMap((call) => {
    const operations = operationsOf(product.tables, call).filter(isChange);
    return operations.slice(-1).map((operation) => ({ call, operation }));
  });

const isUndoable = ({ product }: Walk, { resource, name }: Operation) =>
  product.resources.some((definition) => definition.name === resource && definition.actions?.[name]?.undoable);

const runsOnOpen = ({ product }: Walk, { resource, name }: Operation) =>
  product.resources.some(({ name: own, actions }) => own === resource && actions?.[name]?.queue?.onOpen);

const undoWindowInMs = 5_000;

/** The presses that may have caused a call: the last one before it, and for one that can be undone all since the window opened. */
function pressesBehind(walk: Walk, { call, operation }: { call: SentCall; operation: Operation }) {
  const earlier = walk.presses.filter(({ at }) => at <= call.sentAt);
  if (!isUndoable(walk, operation)) return earlier.slice(-1);
  return earlier.filter(({ at }, index) => at > call.sentAt - 4 * undoWindowInMs || index === earlier.length - 1);
}

const noCrash: Invariant = ({ broken }, { after }) => {
  const message = crashed.find((text) => after.text.includes(text));
  if (message) return `The screen shows "${message}"`;
  const part = lateParts.find((text) => after.text.includes(text));
  return part && !broken.network && !broken.scripts ? `The screen shows "${part}"` : undefined;
};

/**
 * Without the network, a link of a public page or a sign-in page leads to the browser's own page, whose text nobody can
 * read. The dashboard stays.
 */
const isBrowsersPage = ({ broken }: Walk, { before, after }: Step) =>
  broken.network && after.address === '' && programFile(pathOf(before.address)) !== '/dashboard.html';

const noEmptyPage: Invariant = (walk, step) =>
  step.after.text === '' && !isBrowsersPage(walk, step) ? 'The page is empty' : undefined;

const ofBrokenNetwork = /dynamically imported module|Failed to fetch|net::ERR|preload|Load failed|NetworkError/;

/** In development, react-admin logs each failed or aborted call. A call is judged by its response. */
const ofFailedCall = /^(Uncaught )?(ApiError|AbortError)/;

/** The script that translates pages is put into every frame, also into those that run none. */
const ofTranslation = /^Blocked script execution in /;

const noConsoleLine: Invariant = ({ broken }, { log }) => {
  const isBroken = broken.network || broken.scripts;
  const unexpected = log.find(
    (line) => !ofFailedCall.test(line) && !ofTranslation.test(line) && !(isBroken && ofBrokenNetwork.test(line)),
  );
  return unexpected && `The console shows: ${unexpected}`;
};

/** Whether the person, or somebody else, has given a reason for a refusal. */
function isExpected({ broken }: Walk, status: number, operations: Operation[]) {
  if (status < 400 || status === 422) return true;
  if (status === 401) return broken.session || operations.some(({ endpoint }) => endpoint.public);
  return [404, 409, 412].includes(status) && broken.records;
}

const onlyKnownRequests: Invariant = (walk, { calls }) => {
  for (const call of calls) {
    const operations = operationsOf(walk.product.tables, call);
    const request = `${call.method} ${call.path}`;
    if (operations.length === 0) return `The endpoint table lacks ${request}`;
    if (call.status && !isExpected(walk, call.status, operations)) return `${request} answers ${call.status}`;
  }
  return undefined;
};

const callNamesShownRecord: Invariant = (walk, step) => {
  for (const { call, operation } of changesOf(walk, step)) {
    const named = namedBy(operation, call);
    const titles = named ? walk.titles.of(operation.resource, named) : [];
    if (titles.length === 0 || runsOnOpen(walk, operation)) continue;
    const shown = pressesBehind(walk, { call, operation }).flatMap(({ texts }) => texts.map(plain));
    if (titles.some((title) => shown.some((text) => text.includes(plain(title)) || text.includes(maskedText))))
      continue;
    return `${call.method} ${call.path} changes "${titles.join('" or "')}", which the person did not see at the press`;
  }
  return undefined;
};

/** Whether a sign-in explains that a text is not in its fields. */
function signInExplains({ text }: { text: string }, fields: readonly Field[], after: Look) {
  // The dialog over a page with unsaved work takes the rest of what is typed.
  if (after.controls.some(({ name }) => name === 'Sign in')) return true;
  // After a sign-in the screen is a new one, with the letters of a search that had reached its address. A form with unsaved
  // work would have stayed.
  if (fields.every(({ value, isInForm }) => text.startsWith(value) && !isInForm)) return true;
  // A session that ends before the first letter has no unsaved work yet: the form is a new one, and offers the letters.
  return after.controls.some((control) => restore.includes(control.name));
}

const typedTextIsWhole: Invariant = ({ broken }, { typed, after }) => {
  if (!typed || after.address.startsWith('/dashboard/login')) return undefined;
  const fields = after.fields.filter(({ name, place }) =>
    typed.name === undefined ? place === 'overlay' : name === typed.name,
  );
  if (fields.some(({ value }) => value === typed.text)) return undefined;
  // The keys after a press that opens a dialog are the dialog's, also where a field of the screen behind it shows first.
  const isNew = after.overlays.some(({ role, isOld }) => role.endsWith('dialog') && !isOld);
  if (isNew && after.fields.some(({ place, value }) => place === 'overlay' && value === typed.text)) return undefined;
  if (broken.session && signInExplains(typed, fields, after)) return undefined;
  // The sign-in takes the place of the screen; without its late code a dialog cannot open, and the shell says so.
  if ((broken.session || broken.network || broken.scripts) && fields.length === 0) return undefined;
  const values = fields.map(({ name, value }) => `${name}: "${value}"`).join(', ') || 'no such field';
  return `The person typed "${typed.text}" into ${typed.name ?? 'the dialog'}, and there is ${values}`;
};

const typedTextStays: Invariant = ({ typed, broken }, { after }) => {
  if (broken.session || broken.network || broken.scripts) return undefined;
  for (const { address, name, text } of typed) {
    if (pathOf(address) !== pathOf(after.address)) continue;
    const isThere = after.fields.some(
      (field) =>
        field.name === name &&
        (field.value === text || (field.value === '' && after.overlays.some((overlay) => overlay.text.includes(text)))), // a tag
    );
    const isOffered = after.controls.some((control) => restore.includes(control.name));
    if (!isThere && !isOffered) return `"${text}", typed into ${name}, is gone and not offered again`;
  }
  return undefined;
};

const textKinds = ['text', 'textarea', 'email', 'search', 'url', 'tel'];

/** The typed texts that a call sends, by the names of the call. */
function sentTexts(walk: Walk, change: { call: SentCall; operation: Operation }) {
  const { endpoint } = change.operation;
  const { fields = [] } = pressesBehind(walk, change).at(-1) ?? {};
  return (endpoint.sends ?? []).flatMap((name) => {
    const field = fields.find(
      (each) => each.name === sourceOf(endpoint, name) && textKinds.includes(each.kind) && !each.combobox,
    );
    return field ? [{ name, typed: field.value.trim() }] : [];
  });
}

const savedIsTyped: Invariant = (walk, step) => {
  for (const change of changesOf(walk, step)) {
    const { call, operation } = change;
    if (isUndoable(walk, operation)) continue;
    for (const { name, typed } of sentTexts(walk, change)) {
      const sent = String(call.body[name] ?? '').trim();
      if (sent.replaceAll('\r\n', '\n') !== typed)
        return `${call.path} sends ${name} "${sent}", and "${typed}" was in the field`;
      const isStored = step.changes.some(({ after }) =>
        Object.values(after ?? {}).some((value) => String(value).toLowerCase().includes(typed.toLowerCase())),
      );
      if (call.status === 200 && operation.name !== 'login' && step.changes.length > 0 && !isStored)
        return `${call.path} sent ${name} "${typed}", which is not stored`;
    }
  }
  return undefined;
};

/** The keys in changed rows of the records that calls name, and of the rows that belong to those. */
function connectedKeys(walk: Walk, step: Step) {
  const values = new Set<string>();
  for (const { call, operation } of changesOf(walk, step)) {
    for (const value of Object.values(operation.path)) values.add(String(value));
    for (const value of Object.values(call.body)) values.add(String(value));
  }
  for (const change of step.changes) {
    if (!hasValue(change, [...values])) continue;
    for (const [column, value] of Object.entries(change.before ?? {}))
      if (/id$/.test(column)) values.add(String(value));
  }
  return [...values];
}

const nothingElseChanges: Invariant = (walk, step) => {
  if (step.isElsewhere || step.changes.length === 0) return undefined;
  const describe = () => step.changes.map(({ table, key }) => `${table} ${key}`).join(', ');
  if (changesOf(walk, step).length === 0) return `The database changes without a call: ${describe()}`;
  const keys = connectedKeys(walk, step);
  const other = step.changes.find((change) => change.before && !hasValue(change, keys));
  return other && `A call changes a row that it does not name: ${other.table} ${other.key}`;
};

const focusIsVisible: Invariant = (_, { after }) => {
  const { focus, overlays } = after;
  if (!focus.isVisible) return `The focus is on ${focus.name}, which is not visible`;
  const front = overlays.at(-1);
  if (front?.role.endsWith('dialog') && !focus.isInFront)
    return `The focus is on ${focus.name}, outside of the dialog "${front.name}"`;
  return undefined;
};

const backGoesBack: Invariant = ({ broken }, { before, after, previousAddress }) => {
  if (previousAddress === undefined) return undefined;
  if (broken.session && after.address === '/dashboard/login') return undefined; // every screen leads there
  if (after.address === '') return 'Back leaves the product';
  const asks = after.overlays.some(({ role }) => role === 'alertdialog'); // about unsaved changes
  if (after.address === before.address && previousAddress !== before.address && !asks)
    return `Back stays at ${before.address}`;
  return undefined;
};

const overlaysEndWithTheirScreen: Invariant = (_, { before, after, isOtherTab }) => {
  if (isOtherTab || screenOf(before.address) === screenOf(after.address)) return undefined;
  const old = after.overlays.find(({ isOld }) => isOld);
  return old && `"${old.name}" of ${before.address} is still open at ${after.address}`;
};

const closingCloses: Invariant = (walk, step) => {
  const { before, after, pressed } = step;
  const front = after.overlays.at(-1);
  if (!front?.isOld || after.overlays.length !== before.overlays.length || after.address !== before.address)
    return undefined;
  if (pressed?.place === 'overlay' && closing.includes(pressed.name))
    return `"${pressed.name}" leaves "${front.name}" open`;
  const saved = changesOf(walk, step).find(
    ({ call, operation }) => call.status === 200 && ['create', 'update'].includes(operation.name),
  );
  const isForm = after.fields.some(({ place, isInForm }) => place === 'overlay' && isInForm);
  return saved && isForm ? `"${front.name}" stays open after ${saved.call.path} has saved it` : undefined;
};

const invariants: Readonly<Record<string, Invariant>> = {
  'no crash screen': noCrash,
  'no empty page': noEmptyPage,
  'no unexpected console line': noConsoleLine,
  'only requests of the endpoint table, with expected responses': onlyKnownRequests,
  'a changing call names a record that was on the screen': callNamesShownRecord,
  'what is in the field is what was typed': typedTextIsWhole,
  'typed text stays until it is saved or discarded': typedTextStays,
  'what was saved is what was typed': savedIsTyped,
  'nothing else changes': nothingElseChanges,
  'the focus is on something visible': focusIsVisible,
  'Back opens the address before': backGoesBack,
  'a dialog ends with its screen': overlaysEndWithTheirScreen,
  'Save and Cancel close a dialog': closingCloses,
};

/** Throws the first invariant that does not hold, with the story of the walk. */
export function checkInvariants(walk: Walk, step: Step) {
  for (const [name, invariant] of Object.entries(invariants)) {
    const fault = invariant(walk, step);
    if (fault) throw new Error([`Not true: ${name}.`, fault, 'The random user:', ...walk.story].join('\n  '));
  }
}
