import fc from 'fast-check';
import { checkInvariants } from './invariants.ts';
import type { Control, Field } from './Look.ts';
import { type Deed, rememberPress, takeStep, type Walk } from './Walk.ts';
import type { World } from './World.ts';

type Command = {
  /** Whether it makes sense now. */
  isPossible?: (walk: Walk) => boolean;
  /** Does it, and tells the story of it. */
  run: (walk: Walk) => Promise<Deed & { story: string }>;
};

/** The item with this number, counted round and round. */
const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length];

const number = fc.nat({ max: 9_999 });

/** What people type: words that find something, words that do not, and letters that are shortcuts. */
const typedText = fc.constantFrom('a name of no user', 'user', 'mia', 'Who may join?', 'next decision', 'ñandú 민수');

/** The speed of a typist, from fast to slow. */
const millisecondsPerKey = fc.constantFrom(15, 30, 60);

const typing = fc.record({ text: typedText, speed: millisecondsPerKey });

type Typing = { text: string; speed: number };

/** What the person types at once after something else, if anything. */
type Then = fc.Arbitrary<Typing | null>;

/** Into a field for an email address people type one. */
const textFor = (kind: string, text: string) => (kind === 'email' ? `${text.length}@example.com` : text);

/** Types into the first text field that appears, without waiting for anything else. */
async function typeAtOnce({ world }: Walk, { text, speed }: Typing): Promise<Deed & { story: string }> {
  const field = await world.enterFirst();
  if (!field) return { story: '' };
  const words = textFor(field.kind, text);
  await world.type(words, speed);
  const typed = { name: field.name, text: field.value + words };
  return { typed, story: `, and types "${words}" into ${field.name} as soon as it shows, ${speed} ms a key` };
}

/** A deed, and perhaps what the person types at once after it. */
async function thenType(walk: Walk, story: string, deed: Deed, then: Typing | null) {
  const next = then ? await typeAtOnce(walk, then) : { story: '' };
  return { ...deed, ...next, story: story + next.story };
}

/** The controls of a place. With a dialog or menu in front, a person can only reach those in it. */
function reachableControls({ look }: Walk, place: Control['place']) {
  if (place !== 'overlay' && look.overlays.length > 0) return [];
  return look.controls.filter((control) => control.place === place);
}

/** Chooses by two numbers: first a kind of control, so that the one button beside forty links is pressed as often as they are. */
function pickControl(controls: Control[], kind: number, index: number) {
  const kindOf = ({ role, row }: Control) => `${role} ${row !== ''}`;
  const wanted = pick([...new Set(controls.map(kindOf))], kind);
  return pick(
    controls.filter((control) => kindOf(control) === wanted),
    index,
  );
}

/** Presses something in this place. Nothing waits between the look and the press. */
const press = (place: Control['place'], then: Then) =>
  fc.tuple(number, number, then).map(
    ([kind, index, then]): Command => ({
      isPossible: (walk) => reachableControls(walk, place).length > 0,
      run: async (walk) => {
        const control = pickControl(reachableControls(walk, place), kind, index);
        if (!control) return { story: '' };
        rememberPress(walk, control.row, control.name);
        const isPressed = await walk.world.press(walk.look.controls.indexOf(control));
        const described = `${control.role} "${control.name}"`;
        if (!isPressed) return { story: `cannot press ${described}` };
        const deed = { pressed: control, mayDiscard: place !== 'navigation' };
        return thenType(walk, `presses ${described}`, deed, then);
      },
    }),
  );

const open = (then: Then) =>
  fc.tuple(number, then).map(
    ([index, then]): Command => ({
      isPossible: ({ broken }) => !broken.network,
      run: async (walk) => {
        const path = pick(walk.world.addresses, index) ?? '/';
        walk.presses = [];
        await walk.world.open(path);
        walk.broken.scripts = false;
        return thenType(walk, `opens ${path}`, { isLoad: true }, then);
      },
    }),
  );

const textKinds = ['text', 'textarea', 'email', 'password', 'search', 'url', 'tel'];

const isTextField = ({ kind }: Field) => textKinds.includes(kind);

/** The fields that a person can reach: those of the overlay in front, if there is one. */
function reachable({ look }: Walk, isWanted: (field: Field) => boolean) {
  const wanted = look.fields.filter(isWanted);
  return look.overlays.length > 0 ? wanted.filter(({ place }) => place === 'overlay') : wanted;
}

const type = fc.tuple(number, typing).map(
  ([index, { text, speed }]): Command => ({
    isPossible: (walk) => reachable(walk, isTextField).length > 0,
    run: async (walk) => {
      const { world, look } = walk;
      const field = pick(reachable(walk, isTextField), index);
      if (!field || !(await world.enter(look.fields.indexOf(field)))) return { story: 'cannot reach a field' };
      const words = textFor(field.kind, text);
      await world.type(words, speed);
      const typed = { name: field.name, text: field.value + words };
      return { typed, story: `types "${words}" into ${field.name}, ${speed} ms a key` };
    },
  }),
);

const keys = [
  'Enter',
  'Escape',
  'Tab',
  'Control+Enter',
  'Control+k',
  'n',
  'r',
  'e',
  'w',
  'x',
  'z',
  'd',
  '1',
  '?',
  'ArrowDown',
  ' ',
];

const key = fc.constantFrom(...keys).map(
  (pressed): Command => ({
    run: async (walk) => {
      rememberPress(walk, walk.look.focus.isBody ? '' : walk.look.focus.row);
      await walk.world.key(pressed);
      return {
        key: pressed,
        mayDiscard: pressed !== 'Tab',
        story: `presses the key ${pressed} on ${walk.look.focus.name}`,
      };
    },
  }),
);

/** Opens "Search everywhere" and types at once: no letter may go to the page. */
const searchEverywhere = typing.map(
  ({ text, speed }): Command => ({
    isPossible: ({ look }) =>
      look.overlays.length === 0 &&
      look.controls.some(({ place }) => place === 'navigation') &&
      look.address.startsWith('/dashboard'),
    run: async ({ world }) => {
      await world.key('Control+k');
      await world.type(text, speed);
      return { typed: { text }, story: `presses Ctrl+K and types "${text}" at once, ${speed} ms a key` };
    },
  }),
);

const back = fc.constant<Command>({
  isPossible: ({ broken, look }) => !broken.network && look.previousAddress !== undefined,
  run: async ({ world, look: { previousAddress } }) => {
    await world.back();
    return { previousAddress, story: `goes back to ${previousAddress}` };
  },
});

const simple = (
  run: (world: World, walk: Walk) => Promise<Deed & { story: string }>,
  isPossible?: Command['isPossible'],
) => fc.constant<Command>({ isPossible, run: (walk) => run(walk.world, walk) });

const isOnline = ({ broken }: Walk) => !broken.network;

const forward = simple(async (world) => {
  await world.forward();
  return { story: 'goes forward' };
}, isOnline);

const reload = simple(async (world, walk) => {
  walk.broken.scripts = false;
  await world.reload();
  return { isLoad: true, story: 'reloads' };
}, isOnline);

const choose = fc.tuple(number, number).map(([index, option]): Command => {
  const isSelect = ({ options }: Field) => options > 1;
  return {
    isPossible: (walk) => reachable(walk, isSelect).length > 0,
    run: async (walk) => {
      const field = pick(reachable(walk, isSelect), index);
      if (!field) return { story: '' };
      await walk.world.choose(walk.look.fields.indexOf(field), option % field.options);
      return { mayDiscard: true, story: `chooses option ${option % field.options} of ${field.name}` };
    },
  };
});

const translateOnce = simple(async (world) => {
  await world.translate('once');
  return { story: 'translates the page' };
});

const translateAlways = simple(async (world) => {
  await world.translate('always');
  return { story: 'has every page translated from now on' };
});

const endSession = simple(
  async (world, { broken }) => {
    broken.session = true;
    await world.endSession();
    return { story: 'loses the session' };
  },
  ({ broken, look }) => !broken.session && look.address.startsWith('/dashboard'),
);

/** Signs in where a password is asked for, and so also at the right moment of the sign-in over a page. */
const signIn = fc.constant<Command>({
  isPossible: (walk) => walk.broken.session && reachable(walk, ({ kind }) => kind === 'password').length > 0,
  run: async (walk) => {
    const { world, look } = walk;
    for (const [kind, text] of [
      ['email', world.credentials.email],
      ['password', world.credentials.password],
    ] as const) {
      const field = reachable(walk, (each) => each.kind === kind && each.value === '')[0];
      if (field && (await world.enter(look.fields.indexOf(field)))) await world.type(text, 0);
    }
    rememberPress({ ...walk, look: await world.look() }, '');
    await world.key('Enter');
    return { story: 'signs in' };
  },
});

const loseNetwork = simple(async (world, { broken }) => {
  broken.network = true;
  await world.setNetwork('off');
  return { story: 'loses the network' };
}, isOnline);

const regainNetwork = simple(
  async (world, { broken, look }) => {
    await world.setNetwork('on');
    broken.network = false;
    if (look.address !== '') return { story: 'has the network again' };
    await world.reload(); // as browsers do with the page that they could not open
    return { isLoad: true, story: 'has the network again, and the page opens' };
  },
  ({ broken }) => broken.network,
);

const loseLateScripts = simple(
  async (world, { broken }) => {
    broken.scripts = true;
    await world.loseLateScripts?.();
    return { story: 'uses a page whose late scripts are gone' };
  },
  ({ world }) => world.loseLateScripts !== undefined,
);

const slowDown = fc.constantFrom(1, 2, 4).map(
  (rate): Command => ({
    isPossible: ({ world }) => world.slowDown !== undefined,
    run: async ({ world }) => {
      await world.slowDown?.(rate);
      return { story: `has a processor ${rate} times slower` };
    },
  }),
);

const switchTab = simple(
  async (world, walk) => {
    walk.presses = [];
    walk.typed = [];
    walk.broken.records = true; // a tab may show records that the other one has changed
    await world.switchTab?.();
    return { isOtherTab: true, story: 'goes on in the other tab' };
  },
  ({ world, broken }) => world.switchTab !== undefined && !broken.network,
);

const changeElsewhere = number.map(
  (index): Command => ({
    isPossible: isOnline,
    run: async (walk) => {
      walk.broken.records = true;
      const changed = await walk.world.changeElsewhere(index);
      return { isElsewhere: true, story: `has a colleague who ${changed}` };
    },
  }),
);

const pause = fc.constantFrom(300, 300, 300, 1_000, 6_000).map(
  (milliseconds): Command => ({
    run: async ({ world }) => {
      await world.pause(milliseconds);
      return { story: `waits ${milliseconds} ms` };
    },
  }),
);

/** How often a person does what. Dialogs are pressed more often than the page behind them, which cannot be reached. */
const weightsOf = (then: Then) =>
  ({
    open: [3, open(then)],
    navigate: [9, press('navigation', then)],
    press: [12, press('content', then)],
    pressFrame: [2, press('frame', then)],
    pressInFront: [16, press('overlay', then)],
    type: [6, type],
    key: [8, key],
    searchEverywhere: [2, searchEverywhere],
    back: [7, back],
    forward: [2, forward],
    reload: [2, reload],
    choose: [2, choose],
    translateOnce: [3, translateOnce],
    translateAlways: [2, translateAlways],
    endSession: [1, endSession],
    signIn: [4, signIn],
    loseNetwork: [1, loseNetwork],
    regainNetwork: [3, regainNetwork],
    loseLateScripts: [1, loseLateScripts],
    slowDown: [1, slowDown],
    switchTab: [1, switchTab],
    changeElsewhere: [1, changeElsewhere],
    pause: [2, pause],
  }) as const;

/** The command as fast-check runs it. After each one, all invariants must hold. */
const toCommand = (name: string, { isPossible, run }: Command): fc.AsyncCommand<Walk, World> => ({
  check: (walk) => isPossible?.(walk) ?? true,
  run: async (walk) => {
    const step = await takeStep(walk, async () => {
      const { story, ...deed } = await run(walk);
      if (story) walk.story.push(story);
      return deed;
    });
    checkInvariants(walk, step);
  },
  toString: () => name,
});

/** Opens a screen by the menu, so that the walk has a page to go back to. */
export const firstCommand = press('navigation', fc.constant(null)).map((command) => toCommand('navigate', command));

type Options = { without: readonly string[]; replayPath?: string };

/** Sequences of commands, without those whose names are given; `typeAtOnce` is the typing right after another command. */
export function commands(maxCommands: number, { without, replayPath }: Options) {
  const then: Then = without.includes('typeAtOnce') ? fc.constant(null) : fc.option(typing, { freq: 3 });
  const kinds = Object.entries(weightsOf(then)).filter(([name]) => !without.includes(name));
  const one = fc.oneof(
    ...kinds.map(([name, [weight, arbitrary]]) => ({
      weight,
      arbitrary: (arbitrary as fc.Arbitrary<Command>).map((command) => toCommand(name, command)),
    })),
  );
  return fc.commands([one], { maxCommands, size: 'max', replayPath });
}
