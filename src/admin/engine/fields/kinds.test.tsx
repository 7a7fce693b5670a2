import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import type { Language } from '#i18n/language.ts';
import { FieldValue } from './FieldValue.tsx';
import { plainFormatContext } from './FormatContext.ts';
import { fieldKinds } from './fieldKinds.ts';

type Declared = { [Kind in FieldKind]: { kind: Kind } & KindOptions[Kind] }[FieldKind];
type Case = [Declared, unknown, { text: string; key: unknown; cell?: string }];

const formatted = ({ kind, ...field }: Declared, value: unknown) => {
  const { toText, toCell = toText, toSortKey } = fieldKinds[kind];
  const record = { id: 1, value, currency: 'KRW' };
  const declared = { source: 'value', ...field } as Parameters<typeof toText>[1];
  return {
    text: toText(record, declared, plainFormatContext),
    cell: toCell(record, declared, plainFormatContext),
    key: toSortKey ? toSortKey(record, declared) : toText(record, declared, plainFormatContext) || null,
  };
};

const money = (options: object) => ({ kind: 'money', currency: 'EUR', ...options }) as Declared;
const varying = (kinds: KindOptions['varying']['kinds']) => ({ kind: 'varying', kindFrom: 'currency', kinds }) as const;
const state = { kind: 'choice', of: ['upcoming', 'past'] } as const;

const noon = Date.UTC(2025, 7, 3, 12);

/** The same moment in several spellings. */
const moments = (...spellings: [KindOptions['dateTime'], unknown][]) =>
  spellings.map(([options, value]): Case => {
    const { text } = formatted({ kind: 'dateTime' }, new Date(noon).toISOString());
    return [{ kind: 'dateTime', ...options }, value, { text, key: noon }];
  });

const values: Case[] = [
  [{ kind: 'text' }, 'Ada', { text: 'Ada', key: 'Ada' }],
  [{ kind: 'longText' }, 'Two\nlines', { text: 'Two\nlines', key: 'Two\nlines' }],
  [{ kind: 'email' }, 'ada@example.com', { text: 'ada@example.com', key: 'ada@example.com' }],
  [{ kind: 'url' }, 'https://example.com/', { text: 'https://example.com/', key: 'https://example.com/' }],
  [{ kind: 'number' }, 1234.5, { text: '1,234.5', key: 1234.5, cell: '1234.5' }],
  [{ kind: 'number', grouping: false }, 2025, { text: '2025', key: 2025 }],
  [{ kind: 'number', decimals: 2 }, 3, { text: '3.00', key: 3, cell: '3' }],
  [{ kind: 'number', unit: 'kilometer' }, 12, { text: '12 kilometers', key: 12, cell: '12' }],
  [{ kind: 'number', unit: 'percent', scale: 0.01 }, 0.07, { text: '7%', key: 7, cell: '7' }],
  [{ kind: 'number' }, '7.25', { text: '7.25', key: 7.25 }],
  [{ kind: 'number' }, 0, { text: '0', key: 0 }],
  [{ kind: 'number', none: -1 }, 0, { text: '0', key: 0 }],
  [{ kind: 'number', unit: 'byte', rounded: true }, 0, { text: '0 bytes', key: 0, cell: '0' }],
  [{ kind: 'number', unit: 'byte', rounded: true }, 999, { text: '999 bytes', key: 999, cell: '999' }],
  [{ kind: 'number', unit: 'byte', rounded: true }, 1530, { text: '1.5 kB', key: 1530, cell: '1530' }],
  [{ kind: 'number', unit: 'byte', rounded: true }, 2e15, { text: '2,000 TB', key: 2e15, cell: '2000000000000000' }],
  [money({}), 12.5, { text: '€12.50', key: 12.5, cell: '12.50' }],
  [money({ minor: true }), 1250, { text: '€12.50', key: 12.5, cell: '12.50' }],
  [money({ currency: 'currency' }), 1250, { text: '₩1,250', key: 1250, cell: '1250' }],
  [money({ currency: 'currency', minor: true }), 1250, { text: '₩1,250', key: 1250, cell: '1250' }],
  [money({ minor: true, percent: { currency: 'KRW' } }), 5.5, { text: '5.5%', key: 5.5, cell: '5.5' }],
  [{ kind: 'boolean' }, false, { text: 'ra.boolean.false', key: 0 }],
  [{ kind: 'boolean' }, true, { text: 'ra.boolean.true', key: 1 }],
  [{ kind: 'boolean', of: ['N', 'Y'] }, 'Y', { text: 'ra.boolean.true', key: 1 }],
  [
    {
      kind: 'boolean',
      of: [
        ['N', false],
        ['Y', true],
      ],
    },
    true,
    { text: 'ra.boolean.true', key: 1 },
  ],
  [{ kind: 'boolean', of: [['N', false], 'Y'] }, false, { text: 'ra.boolean.false', key: 0 }],
  [state, 'past', { text: 'past', key: 1 }],
  [state, 'lost', { text: 'lost', key: 2 }],
  [{ kind: 'date' }, '2025-08-03', { text: '03-08-2025', key: '2025-08-03' }],
  [{ kind: 'date' }, '2025-08-03T23:59:00Z', { text: '03-08-2025', key: '2025-08-03' }],
  [
    { kind: 'dateTime' },
    '2025-08-03T09:05:00',
    { text: '03-08-2025 09:05 AM', key: new Date('2025-08-03T09:05:00').getTime() },
  ],
  ...moments([{ unix: true }, noon / 1000], [{ unix: 'milliseconds' }, noon], [{ unix: 'text' }, String(noon / 1000)]),
  ...moments(
    [{ utc: true }, '2025-08-03T12:00:00'],
    [{ utc: true }, '2025-08-03T12:00:00Z'],
    [{ none: 0 }, noon / 1000],
  ),
  [
    { kind: 'file' },
    'files/a%20plan.pdf?v=2',
    { text: 'a plan.pdf', key: 'a plan.pdf', cell: 'files/a%20plan.pdf?v=2' },
  ],
  [{ kind: 'reference', to: 'users' }, 7, { text: '7', key: '7' }],
  [{ kind: 'reference', to: 'users', text: 'currency' }, 7, { text: 'KRW', key: 'KRW' }],
  [{ kind: 'tags' }, ['quiet', '', 'outdoors', 3], { text: 'quiet, outdoors', key: 'quiet, outdoors' }],
  [{ kind: 'json' }, { seats: 4 }, { text: '{"seats":4}', key: '{"seats":4}' }],
  [
    { kind: 'person', whose: 'value' },
    { name: 'Ada', email: 'a@b.c' },
    { text: 'Ada', key: 'Ada' },
  ],
  [
    { kind: 'person', whose: 'value' },
    { name: '  ', email: 'sunny.window@example.net' },
    { text: 'sunny.window', key: 'sunny.window' },
  ],
  [{ kind: 'computed', as: 'joined', from: ['value', 'currency'] }, 'Ada', { text: 'Ada KRW', key: 'Ada KRW' }],
  [{ kind: 'computed', as: 'first', from: ['value', 'currency'] }, 'Ada', { text: 'Ada', key: 'Ada' }],
  [{ kind: 'computed', as: 'first', from: ['value', 'currency'] }, ' ', { text: 'KRW', key: 'KRW' }],
  [{ kind: 'computed', as: 'count', from: ['value'] }, [], { text: '0', key: 0 }],
  [varying({ KRW: { kind: 'number', unit: 'percent' } }), '7', { text: '7%', key: '7%' }],
  [varying({ EUR: { kind: 'number', unit: 'percent' } }), '7', { text: '7', key: '7' }],
  [{ kind: 'custom' }, 'KRW', { text: 'KRW', key: 'KRW' }],
];

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AL'],
  ['  Ada   Lovelace  ', 'AL'],
  ['Ada', 'A'],
  ['', ''],
  ['서지우', '서'],
  ['दिया पटेल', 'दिप'],
  ['Éva Ødegård', 'ÉØ'],
  ['👩‍🚀 Nova', '👩‍🚀N'],
  ['เก่ง กำแพง', 'เกำ'],
  ['ليلى حداد', 'لح'],
])('%j has the initials %j', (name, letters) => {
  expect(formatted({ kind: 'computed', as: 'initials', from: ['value'] }, name)).toMatchObject({ text: letters });
});

test.each([
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s on a 12-hour clock', (time, shown) => {
  expect(formatted({ kind: 'dateTime' }, `2025-08-03T${time}`)).toMatchObject({ text: `03-08-2025 ${shown}` });
});

test('the time of day is in the language of the screen', async () => {
  const { container } = await show({ kind: 'dateTime' }, '2025-08-03T16:05', 'es');
  expect(container).toHaveTextContent('04:05 p. m.');
});

test('daysUntil counts from today', () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('sv');

  expect(formatted({ kind: 'computed', as: 'daysUntil', from: ['value'] }, day)).toMatchObject({
    text: 'in 3 days',
    key: 3,
  });
  const moment = new Date(`${day}T23:59`).toISOString(); // in most time zones the next day in UTC, or the same
  expect(formatted({ kind: 'computed', as: 'daysUntil', from: ['value'] }, moment)).toMatchObject({ key: 3 });
});

test.each(values)('%j: %j is formatted, sorted and exported as %j', (field, value, expected) => {
  expect(formatted(field, value)).toEqual({ cell: expected.text, ...expected });
});

const blank: [Declared, unknown[]][] = [
  [{ kind: 'text' }, [null, undefined, {}]],
  [{ kind: 'number' }, [null, '', 'many', Number.NaN]],
  [{ kind: 'number', none: -1 }, [null, -1]],
  [money({}), [null, '']],
  [{ kind: 'boolean' }, [null, 'yes', 1]],
  [{ kind: 'boolean', of: [0, 1] }, [null, true, '1']],
  [{ kind: 'boolean', of: [[0, false], 1] }, [null, true]],
  [state, [null, '']],
  [{ kind: 'date' }, [null, 'soon']],
  [{ kind: 'dateTime' }, [null, '', 'soon', {}, Number.NaN]],
  [{ kind: 'dateTime', unix: 'milliseconds', none: 0 }, [null, '', 0]],
  [{ kind: 'dateTime', unix: 'text', none: '0' }, [null, '', '0', 'soon']],
  [{ kind: 'dateTime', utc: true }, [null, '', 'soon']],
  [{ kind: 'file' }, [null, '']],
  [{ kind: 'image' }, [null, '']],
  [{ kind: 'reference', to: 'users' }, [null, '']],
  [{ kind: 'tags' }, [null, [], 'quiet']],
  [{ kind: 'json' }, [null, undefined]],
  [{ kind: 'person', whose: 'value' }, [null, 7, {}, { name: null, email: null }]],
  [{ kind: 'computed', as: 'yearsSince', from: ['value'] }, [null, 'soon']],
  [{ kind: 'computed', as: 'first', from: ['value'] }, [null, ' ']],
];

async function show(field: Declared, value: unknown, language: Language = 'en', row: object = {}) {
  const i18nProvider = await loadPolyglot(language);
  const declared = { source: 'value', ...field } as Parameters<typeof FieldValue>[0];
  return render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="events">
        <RecordContextProvider value={{ id: 1, value, currency: 'KRW', ...row }}>
          <FieldValue {...declared} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
}

test.each<[Language, number, string]>([
  ['en', 228, 'for 9 days'],
  ['es', 228, 'desde hace 9 días'],
  ['ko', 31, '31시간째'],
  ['hi', 31, '31 घंटे से'],
  ['hi', 1, 'क़रीब एक घंटे से'],
])('a duration of hours is a phrase in %s: %d', async (language, hours, text) => {
  await show({ kind: 'number', unit: 'hour', rounded: true, duration: true }, hours, language);
  expect(screen.getByText(text)).toBeVisible();
});

test.each(blank)('%j shows “Not set” for each of %j', async (field, values) => {
  for (const value of values) {
    expect(formatted(field, value)).toEqual({ text: '', cell: '', key: null });
    const { unmount } = await show(field, value);
    expect(screen.getByText('Not set')).toBeVisible();
    unmount();
  }
});

test.each<[Language, string, string, string]>([
  ['en', 'Yes', '12 kilometers', 'Euro'],
  ['es', 'Sí', '12 kilómetros', 'Euro'],
  ['ko', '예', '12킬로미터', '유로'],
  ['hi', 'हाँ', '12 किलोमीटर', 'यूरो'],
])('in %s, yes is %s, a distance %s and a currency %s', async (language, yes, distance, currency) => {
  const first = await show({ kind: 'boolean' }, true, language);
  expect(first.container).toHaveTextContent(yes);
  first.unmount();
  const second = await show({ kind: 'number', unit: 'kilometer' }, 12, language);
  expect(second.container).toHaveTextContent(distance);
  second.unmount();
  const names = { kind: 'choice', of: ['EUR'], names: 'currency' } as const;
  expect((await show(names, 'EUR', language)).container).toHaveTextContent(currency);
});

test.each(['text', 'longText'] as const)('a %s has its own language, or that of the row', async (kind) => {
  await show({ kind, language: 'ko' }, '안녕하세요');
  expect(screen.getByText('안녕하세요').lang).toBe('ko');
  await show({ kind, language: { field: 'language' } }, 'नमस्ते', 'en', { language: 'hi' });
  expect(screen.getByText('नमस्ते').lang).toBe('hi');
});

test('a code that is not declared has the name that the browser knows, or none', async () => {
  const languages = { kind: 'choice', of: ['en'], names: 'language' } as const;
  const { container, unmount } = await show(languages, 'ja', 'es');
  expect(container).toHaveTextContent('Japonés');
  unmount();
  expect((await show(languages, 'No code', 'es')).container).toHaveTextContent('No code');
});

test('a web URL is a link', async () => {
  await show({ kind: 'url' }, 'https://www.example.com/ada/');
  expect(screen.getByRole('link', { name: 'example.com/ada' })).toHaveAttribute('href', 'https://www.example.com/ada/');
});

test.each([
  ['url', 'javascript:alert(1)'],
  ['email', 'ada@example.com'],
] as const)('without more options, the %s %s is no link', async (kind, value) => {
  await show({ kind }, value);
  expect(screen.getByText(/[:@]/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada?subject=hi&bcc=x@mask.example', 'mailto:ada%3Fsubject%3Dhi%26bcc%3Dx@mask.example'],
  ['ada@mask.example?bcc=x', 'mailto:ada@mask.example%3Fbcc%3Dx'],
  ['ada,x@mask.example', 'mailto:ada%2Cx@mask.example'],
])('the link of the email address %s cannot add recipients or a subject to the mail', async (email, href) => {
  await show({ kind: 'email', link: true }, email);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', href);
});

test('a choice of resources shows the plural name of one without a label', () => {
  const names: Record<string, string> = {
    'resources.faq.name': 'FAQs',
    'resources.audit.choices.of.session': 'Sessions',
  };
  const format = {
    ...plainFormatContext,
    resource: 'audit',
    translate: (key: string, { _ = key } = {}) => names[key] ?? _,
  };
  const textOf = (value: string) =>
    fieldKinds.choice.toText(
      { of: value },
      { source: 'of', of: ['faq', 'session', 'backup'], names: 'resource' },
      format,
    );

  expect(['faq', 'session', 'backup'].map(textOf)).toEqual(['FAQs', 'Sessions', 'backup']);
});

test('the tones of a choice differ in the shape of their icon, not only in colour', async () => {
  const shapes = new Set<string>();
  const tones = ['good', 'busy', 'waiting', 'bad', 'special'] as const;
  for (const tone of tones) {
    const { container, unmount } = await show({ kind: 'choice', of: ['past'], tones: { past: tone } }, 'past');
    shapes.add(container.querySelector('path')?.getAttribute('d') ?? '');
    unmount();
  }
  expect(shapes.size).toBe(tones.length);
});

test('a person’s picture is replaced by initials if it does not load', async () => {
  const { container } = await show(
    { kind: 'person', whose: 'value', picture: 'image' },
    { name: 'Ada King', image: 'a.webp' },
  );
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('alt', '');

  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AK')).toBeVisible();
});
