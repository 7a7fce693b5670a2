import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import { resources } from '#admin/resources/resources.ts';
import type { ErrorText } from '#admin/schema/defineResource.ts';
import { toResource } from '#admin/toResource.tsx';
import { createClient } from '#api/createClient.ts';
import { createAuthProvider } from '#dataProvider/authProvider.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { failures as words } from '#i18n/messages/en/failures.ts';
import { createLeaveForLogin } from '#session/leaveForLogin.ts';
import { consumeReturnPath, loginPath } from '#session/returnPath.ts';
import { currentToken } from '#session/session.ts';
import { withSessionEnd } from '#session/withSessionEnd.ts';
import { expectLoggedFailure, renderScreens } from '#tests/support/renderAdmin.tsx';
import { answering, base, goodServer, operationsOf, rowName } from './answers.ts';
import { type Failure, failures, fieldProblem, refusedFields, sessionIsOver, strangeData } from './failures.ts';
import { type Deed, deedsOf, type Load, loadsOf, type Word } from './situations.ts';

// Each step goes through the whole dashboard, and other test files run beside this one.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? 'Not found') });
vi.setConfig({ testTimeout: 20_000 });

const server = setupServer();
const leftFor = vi.fn();
const { translate } = await loadPolyglot('en');
const word: Word = (key) => translate(`admin.${key}`);

const loads = resources.flatMap(loadsOf);
const deeds = resources.flatMap(deedsOf);
const pageLoads = loads.filter(({ isApartFromList }) => !isApartFromList);
const cross = <Situation,>(situations: Situation[], ways: Failure[]) =>
  situations.flatMap((situation) => ways.map((failure) => ({ ...situation, failure, way: failure.name })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined); // still counted, but not printed
  sessionStorage.clear();
  localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
});
afterEach(() => {
  server.resetHandlers();
  leftFor.mockClear();
});
afterAll(() => server.close());

const caller = { base, token: currentToken, language: () => 'en' };
const patient = createClient(caller);
const impatient = createClient({ ...caller, timeout: 30 });

/** The dashboard in a situation whose call fails; `recover` ends the failure. */
async function open(
  { definition, path, operation }: Load | Deed,
  failure: Pick<Failure, 'answer' | 'isSlow'>,
  rows?: object[],
) {
  const good = goodServer(definition, rows);
  server.resetHandlers(answering(definition, operation, failure.answer), ...good);
  let send = failure.isSlow ? impatient : patient;
  const screens = toResource(definition);
  const leave = createLeaveForLogin({ pathname: `/dashboard${path}`, search: '', hash: '', replace: leftFor });
  const authProvider = createAuthProvider(patient, leave);
  const rendered = await renderScreens({
    send: withSessionEnd((...call) => send(...call), leave),
    authProvider,
    screens,
    path,
  });
  const recover = () => {
    send = patient;
    server.resetHandlers(...good);
  };
  return { ...rendered, recover };
}

/** The sentences that a failure is told in. */
const sentences = (says: ErrorText, failure: Failure) => {
  if (typeof says === 'string') return [word(says), failure.says];
  if (failure.isBroken) return [translate(`admin.${says.unreachable}`, { message: failure.says })];
  return [word(says.refused), failure.says];
};

const expectAlert = (says: ErrorText, failure: Failure) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    const [told] = sentences(says, failure).map((sentence) => alerts.some((text) => text?.includes(sentence)));
    expect(told, alerts.join('\n')).toBe(true);
  });

const showsRow = () =>
  expect([...screen.queryAllByText(rowName), ...screen.queryAllByDisplayValue(rowName)]).not.toEqual([]);

const isUnanswered = ({ isApartFromList, operation }: Load) => isApartFromList && operation === 'one';

test.each([...cross(loads, [...failures, refusedFields('name')]), ...cross(pageLoads, strangeData)])(
  '$name × $way: says what failed, and Retry works',
  async ({ failure, ...load }) => {
    const { user, recover } = await open(load, failure, isUnanswered(load) ? [] : undefined);
    if (load.none && failure.says === words.noData) await screen.findByText(word(load.none));
    else await expectAlert(load.says, failure);
    expectLoggedFailure();

    recover();
    await user.click(screen.getByRole('button', { name: word(load.retry) }));

    await waitFor(showsRow);
    expect(screen.queryByRole('button', { name: word(load.retry) })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

/** What stands in the form, by the labels of its fields. */
const typedInto = ({ typed }: Deed) =>
  typed.map((label) => screen.getByRole<HTMLInputElement>('textbox', { name: word(label) }).value);

const type = ({ typed }: Deed) => {
  for (const label of typed) {
    fireEvent.change(screen.getByRole('textbox', { name: word(label) }), { target: { value: `Typed as ${label}` } });
  }
};

test.each(cross(deeds, [...failures, refusedFields()]))(
  '$name × $way: says what failed, keeps what was typed, and a second try works',
  async ({ failure, ...deed }) => {
    const { user, recover, router } = await open(deed, failure);
    const send = await deed.prepare(user, word);
    type(deed);
    const typed = typedInto(deed);
    await user.click(send);

    await expectAlert(deed.says, failure);
    expect(typedInto(deed)).toEqual(typed);
    expectLoggedFailure();

    recover();
    await user.click(send);

    await waitFor(() => expect(screen.queryByRole(deed.typed.length ? 'dialog' : 'alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`/${deed.definition.name}`);
  },
);

test.each(deeds.filter(({ typed }) => typed.length > 0))(
  '$name × 422: the server’s words stand at the fields they are about, and what was typed stays',
  async (deed) => {
    const fields = fieldsOn(deed.definition, 'form');
    const { user } = await open(deed, refusedFields(...fields.map(({ source }) => source)));
    const send = await deed.prepare(user, word);
    type(deed);
    const typed = typedInto(deed);
    await user.click(send);

    await waitFor(() => expect(screen.getAllByText(fieldProblem)).toHaveLength(fields.length));
    for (const label of deed.typed) {
      expect(screen.getByRole('textbox', { name: word(label) })).toHaveAccessibleDescription(fieldProblem);
    }
    expect(typedInto(deed)).toEqual(typed);
    expectLoggedFailure();
  },
);

const expectEndOfSession = async (path: string) => {
  await waitFor(() => expect(leftFor.mock.calls).toEqual([[loginPath]]));
  expect(localStorage.getItem('userData')).toBeNull();
  expect(consumeReturnPath()).toBe(`/dashboard${path}`);
};

test.each(loads)('$name × 401: the session is over', async (load) => {
  await open(load, { answer: sessionIsOver }, isUnanswered(load) ? [] : undefined);

  await expectEndOfSession(load.path);
});

test.each(deeds)('$name × 401: the session is over', async (deed) => {
  const { user } = await open(deed, { answer: sessionIsOver });
  const send = await deed.prepare(user, word);
  type(deed);
  await user.click(send);

  await expectEndOfSession(deed.path);
});

test.each(resources)('everything that the API offers for $name is in this matrix', (definition) => {
  const situations = [...loadsOf(definition), ...deedsOf(definition)];

  expect(new Set(situations.map(({ operation }) => operation))).toEqual(new Set(operationsOf(definition)));
});
