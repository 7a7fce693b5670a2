import { setTimeout as wait } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { type Mock, vi } from 'vitest';
import type { Product } from '#admin/engine/context/contexts.ts';
import type { ApiCall } from '#api/createClient.ts';
import { renderScreens } from '#tests/support/renderAdmin.tsx';
import { chosenElement, look } from './Look.ts';
import { enterFirstField, isQuiet } from './pageState.ts';
import { readBody } from './requests.ts';
import { translatePage } from './translatePage.ts';
import type { SentCall, Snapshot, World } from './World.ts';

/** An API in this process. */
export type DomServer = {
  /** The URL before the path of a call. */
  base: string;
  fetch: (request: Request) => Promise<Response>;
  snapshot: () => Promise<Snapshot>;
  changeElsewhere: (index: number) => Promise<string>;
  /** The response to a call without a session. */
  refuse: () => Response;
  close: () => Promise<void>;
};

type Options = {
  product: Product;
  addresses: readonly string[];
  server: DomServer;
  createCall: (fetch: (request: Request) => Promise<Response>) => ApiCall;
};

/** Where the pages of a dashboard are; the router of a test has its paths below this. */
const root = '/dashboard';

/** The keys of a name such as `Control+Enter`, as user-event writes them. */
function keysOf(name: string) {
  const parts = name.split('+');
  const last = parts.pop() ?? '';
  const pressed = last.length === 1 ? last : `{${last}}`;
  return parts.map((part) => `{${part}>}`).join('') + pressed + parts.map((part) => `{/${part}}`).join('');
}

/** Records the calls, and answers as a broken network or an ended session would. */
function createWire({ base, fetch, refuse }: DomServer, state: { isOnline: boolean; hasSession: boolean }) {
  const calls: SentCall[] = [];
  const pending = new Set<Request>();
  const send = async (request: Request) => {
    const path = request.url.slice(base.length);
    const bytes = Buffer.from(await request.clone().arrayBuffer());
    const body = await readBody(bytes, request.headers.get('Content-Type') ?? '');
    const call: SentCall = { method: request.method, path, body, sentAt: Date.now(), from: '' };
    if (!state.isOnline) throw new TypeError('Failed to fetch');
    const response = state.hasSession ? await fetch(request) : refuse();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    Object.assign(call, { status: response.status, data: isJson ? await response.clone().json() : undefined });
    calls.push(call);
    return response;
  };
  const fetchWatched = (request: Request) => {
    pending.add(request);
    return send(request).finally(() => pending.delete(request));
  };
  return { calls, pending, fetchWatched };
}

const noisy = ['error', 'warn'] as const;

/** The lines of the console, which fail a test unless they are taken. */
const takeConsole = () =>
  noisy.flatMap((level) => {
    const spy = console[level] as Mock;
    const lines = spy.mock.calls.map((parts) => parts.map(String).join(' '));
    spy.mockClear();
    return lines;
  });

/** The entries of a router's history, which it does not tell. */
function createHistory(start: string) {
  const entries = [start];
  let index = 0;
  return {
    add: (action: 'PUSH' | 'REPLACE' | 'POP', { pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
      const address = pathname + search;
      if (action === 'PUSH') entries.splice(++index, entries.length, address);
      else if (action === 'REPLACE') entries[index] = address;
      else index = entries[index - 1] === address ? index - 1 : Math.max(0, entries.indexOf(address));
    },
    previous: () => entries[index - 1],
  };
}

/** What jsdom lacks: each element that is not hidden has a size. Returns a function that takes it away again. */
function addLayout() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 20));
  const isVisible = function isVisible(this: Element): boolean {
    const { parentElement } = this;
    // jsdom cannot open a popover. The components have no styles in these tests, so attributes decide.
    const { display, opacity } = (this as Element & ElementCSSInlineStyle).style;
    const fades = opacity === '0' && !(this instanceof HTMLInputElement); // that of a file is below its button
    if (display === 'none' || fades || this.matches('[hidden], [popover]')) return false;
    return parentElement ? isVisible.call(parentElement) : true;
  };
  const added = [
    [Element.prototype, 'checkVisibility', isVisible],
    [HTMLInputElement.prototype, 'showPicker', () => undefined],
    [Document.prototype, 'getAnimations', () => []],
  ] as const;
  for (const [prototype, name, value] of added) Object.assign(prototype, { [name]: value });
  return () => {
    for (const [prototype, name] of added) Reflect.deleteProperty(prototype, name);
  };
}

/** The dashboard of a product in jsdom. */
export async function openDomWorld(options: Options, start: string): Promise<World> {
  const { product, server, addresses } = options;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false); // the walk waits for the page, as a person does
  for (const level of noisy) vi.mocked(console[level]).mockImplementation(() => undefined); // the invariants read them
  vi.stubGlobal('indexedDB', new IDBFactory());
  const forget = addLayout();
  localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'of-the-test' }));
  const state = { isOnline: true, hasSession: true };
  const { calls, pending, fetchWatched } = createWire(server, state);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  let translating: ReturnType<typeof setInterval> | undefined;

  const render = async (path: string) => {
    const screens = await renderScreens({ product, call: options.createCall(fetchWatched), path });
    screens.signIn.mockImplementation(async () => {
      state.hasSession = true;
      localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'of-the-next-session' }));
    });
    const history = createHistory(path);
    screens.router.subscribe(({ historyAction, location }) => history.add(historyAction, location));
    return { ...screens, previous: history.previous };
  };
  let screens = await render(start);
  const address = () => {
    const { pathname, search } = screens.router.state.location;
    return pathname + search;
  };
  const open = async (path: string) => {
    Object.assign(window, { randomUser: undefined });
    screens = await render(path);
  };
  const elementAt = (list: 'controls' | 'fields', index: number) => chosenElement({ list, index });

  const isAtRest = () => pending.size === 0 && isQuiet();

  let settledAt = '';
  const settle = async () => {
    const deadline = Date.now() + 3_000;
    // The router changes the address before React draws its screen, and a new page asks the browser's database for a draft.
    const turns = address() === settledAt ? 3 : 20;
    for (let quiet = 0; quiet < turns && Date.now() < deadline; ) {
      await wait(10);
      quiet = isAtRest() ? quiet + 1 : 0;
    }
    settledAt = address();
    if (screens.replace.mock.calls.length === 0) return;
    state.hasSession = true; // the login page has opened, where the person signs in
    localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'of-the-next-session' }));
    await open(address());
    await settle();
  };

  const travel = async (delta: number) => {
    const from = address();
    const isDone = () => address() !== from || document.querySelector('[role=alertdialog]') !== null;
    await screens.router.navigate(delta);
    // A form asks whether to leave, and the first time its question is downloaded.
    for (let turn = 0; turn < 100 && !isDone(); turn += 1) await wait(10);
    await wait(200);
  };

  await settle();
  return {
    addresses,
    credentials: { email: '', password: 'Correct-Horse-7' },
    look: async () => {
      const previous = screens.previous();
      const previousAddress = previous === undefined ? undefined : root + previous;
      return { ...look(), address: root + address(), previousAddress };
    },
    settle,
    pause: (milliseconds) => wait(milliseconds),
    open,
    press: async (index) => {
      const element = elementAt('controls', index);
      if (element) await user.click(element);
      return element !== undefined;
    },
    enter: async (index) => {
      const element = elementAt('fields', index) as HTMLInputElement | undefined;
      if (!element) return false;
      await user.click(element);
      if (element.type !== 'email') element.setSelectionRange(element.value.length, element.value.length);
      return true;
    },
    enterFirst: async () => {
      for (let turn = 0, idle = 0; turn < 200 && idle < 20; turn += 1) {
        const entered = enterFirstField();
        if (entered) return entered;
        idle = isAtRest() ? idle + 1 : 0;
        await wait(5);
      }
      return undefined;
    },
    key: async (key) => {
      await user.keyboard(keysOf(key));
      // Only user-event goes into a popover that is not open; a browser passes it.
      while (key === 'Tab' && document.activeElement?.closest('[popover]')) await user.keyboard(keysOf(key));
    },
    type: async (text, millisecondsPerKey) => {
      for (const letter of text) {
        await user.keyboard(letter);
        await wait(millisecondsPerKey / 4); // nothing but React works here
      }
    },
    choose: async (index, option) => {
      const select = elementAt('fields', index) as HTMLSelectElement | undefined;
      const chosen = select?.options[option];
      if (select && chosen) await user.selectOptions(select, chosen);
    },
    back: () => travel(-1),
    forward: () => travel(1),
    reload: async () => {
      settledAt = '';
      await open(address());
    },
    translate: async (when) => {
      translatePage();
      if (when === 'always') translating ??= setInterval(translatePage, 50);
    },
    endSession: async () => {
      state.hasSession = false;
    },
    setNetwork: async (network) => {
      state.isOnline = network === 'on';
    },
    changeElsewhere: server.changeElsewhere,
    takeCalls: () => calls.splice(0),
    takeLog: takeConsole,
    snapshot: server.snapshot,
    close: async () => {
      clearInterval(translating);
      cleanup();
      localStorage.clear();
      sessionStorage.clear();
      Object.assign(window, { randomUser: undefined });
      forget();
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
      await server.close();
    },
  };
}
