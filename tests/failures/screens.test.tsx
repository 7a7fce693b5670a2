import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import { resources } from '#admin/resources/resources.ts';
import { toResource } from '#admin/toResource.tsx';
import { createClient } from '#api/createClient.ts';
import { createAuthProvider } from '#dataProvider/authProvider.ts';
import { createLeaveForLogin } from '#session/leaveForLogin.ts';
import { consumeReturnPath, loginPath } from '#session/returnPath.ts';
import { currentToken } from '#session/session.ts';
import { withSessionEnd } from '#session/withSessionEnd.ts';
import { expectLoggedFailure, renderScreens } from '#tests/support/renderAdmin.tsx';
import { type Read, readsOf, type Write, writesOf } from './cases.ts';
import { type Failure, fieldMessage, noNetwork, refusedFields, serverError, sessionIsOver } from './failures.ts';
import { base, createResourceServer, operationsOf, rowName } from './resourceServer.ts';

const reads = resources.flatMap(readsOf);
const writes = resources.flatMap(writesOf);
const matrix = <Case,>(cases: Case[], failures: Failure[]) =>
  cases.flatMap((each) => failures.map((failure) => ({ ...each, failure, how: failure.name })));

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined); // still counted, but not printed
  sessionStorage.clear();
  localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
});

/** The dashboard at the case's address, whose call fails until the server is mended. */
async function open({ definition, path, operation }: Read | Write, respond: Failure['respond'], rows?: object[]) {
  const { fetch, mend } = createResourceServer(definition, operation, respond, rows);
  const client = createClient({ base, token: currentToken, language: () => 'en', fetch });
  const replace = vi.fn();
  const leave = createLeaveForLogin({ pathname: `/dashboard${path}`, search: '', hash: '', replace });
  const call = withSessionEnd(client, leave);
  const authProvider = createAuthProvider(client, leave);
  return { mend, replace, ...(await renderScreens({ call, authProvider, screens: toResource(definition), path })) };
}

/** The rows of a dialog that asks for its own row: none of them may be the one it shows. */
const rowsBehind = ({ isApartFromList, operation }: Read) => (isApartFromList && operation === 'one' ? [] : undefined);

const expectAlert = ({ reason }: Failure) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(reason),
  );

test.each(matrix(reads, [serverError, noNetwork]))(
  '$name × $how: says why, and Retry works',
  async ({ failure, ...read }) => {
    const { user, mend } = await open(read, failure.respond, rowsBehind(read));
    await expectAlert(failure);
    expectLoggedFailure();

    mend();
    await user.click(screen.getByRole('button', { name: read.retry }));

    await waitFor(() =>
      expect([...screen.queryAllByText(rowName), ...screen.queryAllByDisplayValue(rowName)]).not.toEqual([]),
    );
    expect(screen.queryByRole('button', { name: read.retry })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

const fieldOf = (label: Write['typed'][number]) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const typedInto = ({ typed }: Write) => typed.map((label) => fieldOf(label).value);

/** Types into every field of the form and presses the button that sends. */
async function submit(write: Write, user: Parameters<Write['prepare']>[0]) {
  const button = await write.prepare(user);
  for (const label of write.typed) fireEvent.change(fieldOf(label), { target: { value: `Typed as ${label}` } });
  const typed = typedInto(write);
  await user.click(button);
  return { typed, button };
}

const fieldsOf = ({ definition, typed }: Write) =>
  typed.length ? fieldsOn(definition, 'form').map(({ source }) => source) : [];

const refused = (write: Write) => (write.typed.length ? refusedFields(fieldsOf(write)) : serverError);

test.each(writes.flatMap((write) => matrix([write], [refused(write), noNetwork])))(
  '$name × $how: says why and at which field, keeps what was typed, and a second try works',
  async ({ failure, ...write }) => {
    const { user, mend, router } = await open(write, failure.respond);
    const { typed, button } = await submit(write, user);

    await expectAlert(failure);
    expect(screen.queryAllByText(fieldMessage)).toHaveLength(failure.isRefusal ? fieldsOf(write).length : 0);
    for (const label of failure.isRefusal ? write.typed : []) {
      expect(fieldOf(label)).toHaveAccessibleDescription(fieldMessage);
    }
    expect(typedInto(write)).toEqual(typed);
    expectLoggedFailure();

    mend();
    await user.click(button);

    await waitFor(() => expect(screen.queryByRole(typed.length ? 'dialog' : 'alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`/${write.definition.name}`);
  },
);

const expectEndOfSession = async ({ path }: Read | Write, replace: () => void) => {
  await waitFor(() => expect(vi.mocked(replace).mock.calls).toEqual([[loginPath]]));
  expect(localStorage.getItem('userData')).toBeNull();
  expect(consumeReturnPath()).toBe(`/dashboard${path}`);
};

test.each(reads)('$name × 401: the session is over', async (read) => {
  const { replace } = await open(read, sessionIsOver, rowsBehind(read));

  await expectEndOfSession(read, replace);
});

test.each(writes)('$name × 401: the session is over', async (write) => {
  const { user, replace } = await open(write, sessionIsOver);
  await submit(write, user);

  await expectEndOfSession(write, replace);
});

test.each(resources)('everything that the API offers for $name is read or written here', (definition) => {
  const cases = [...readsOf(definition), ...writesOf(definition)];

  expect(new Set(cases.map(({ operation }) => operation))).toEqual(new Set(operationsOf(definition)));
});
