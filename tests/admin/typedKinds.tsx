import { fireEvent, screen, within } from '@testing-library/react';
import { useInput } from 'react-admin';
import type { CustomInputProps } from '#admin/engine/schema/FieldKind.ts';

let starsDrawn = 0;

/** How often the input that is a product's own was drawn. */
export const timesDrawn = () => starsDrawn;

function Stars({ source, label, required }: CustomInputProps) {
  starsDrawn += 1;
  const { field, fieldState } = useInput({ source });
  const error = fieldState.error?.message;
  return (
    <>
      <input {...field} aria-label={label} aria-invalid={Boolean(error)} aria-describedby="wrong" required={required} />
      <span id="wrong">{error}</span>
    </>
  );
}

/** What a person does to an input: its element is the field that has the focus. */
type Deed = (input: HTMLInputElement) => unknown;

export type Input = {
  declared: object;
  /** What the API sent, and how the input shows it. */
  stored: unknown;
  shown: string | null;
  /** Another value, and what is sent of it. */
  type: Deed;
  sent: unknown;
  /** Rules, a value that breaks them or the kind's own, and what is then said of it, a line each. */
  rules?: object;
  wrong?: Deed;
  says?: string[];
  /** How its value is taken out, and what is sent then. */
  empty?: Deed;
  emptied?: unknown;
};

/** Types a value and leaves the input. */
export const change =
  (value: string): Deed =>
  (input) => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };

const choose =
  (name: string): Deed =>
  async (input) => {
    fireEvent.mouseDown(input);
    fireEvent.click(await screen.findByText(name, { selector: '[role=option]' }));
  };

const upload =
  (file: File): Deed =>
  (input) =>
    fireEvent.change(input, { target: { files: { item: () => file } } });

/** The part of the form that belongs to a file. */
const groupOf = (input: HTMLElement) => within(input.closest<HTMLElement>('[role=group]') ?? input);

const remove =
  (name: string): Deed =>
  (input) =>
    fireEvent.click(groupOf(input).getByRole('button', { name }));

const picture = new File(['picture'], 'new.png', { type: 'image/png' });
const plan = new File(['plan'], 'new.pdf', { type: 'application/pdf' });

const written = { empty: change(''), emptied: '' };
const counted = { empty: change(''), emptied: null };

/** How each kind is typed, in both directions. */
export const inputs: Record<string, Input> = {
  text: {
    declared: { kind: 'text' },
    rules: { minLength: 3, pattern: '[A-Z].+' },
    wrong: change('ab'),
    says: ['Must be 3 characters at least', 'Must match a specific format (regexp): [A-Z].+'],
    stored: 'Ada',
    shown: 'Ada',
    type: change('Grace'),
    sent: 'Grace',
    ...written,
  },
  'place.city': {
    declared: { kind: 'text' },
    stored: 'Lund',
    shown: 'Lund',
    type: change('Oslo'),
    sent: 'Oslo',
    ...written,
  },
  longText: {
    declared: { kind: 'longText' },
    stored: 'One\ntwo',
    shown: 'One\ntwo',
    type: change('Three'),
    sent: 'Three',
    ...written,
  },
  email: {
    declared: { kind: 'email' },
    wrong: change('ada'),
    says: ['Must be a valid email'],
    stored: 'a@b.co',
    shown: 'a@b.co',
    type: change('c@d.eu'),
    sent: 'c@d.eu',
    ...written,
  },
  url: {
    declared: { kind: 'url' },
    wrong: change('b.eu'),
    says: ['Enter the whole address, beginning with https://'],
    stored: 'https://a.eu/',
    shown: 'https://a.eu/',
    type: change('https://b.eu/'),
    sent: 'https://b.eu/',
    ...written,
  },
  number: {
    declared: { kind: 'number' },
    rules: { max: 9 },
    wrong: change('10'),
    says: ['Must be 9 or less'],
    stored: 7.25,
    shown: '7.25',
    type: change('8'),
    sent: 8,
    ...counted,
  },
  numberAsText: { declared: { kind: 'number' }, stored: '7.50', shown: '7.5', type: change('0'), sent: 0, ...counted },
  money: {
    declared: { kind: 'money', currency: 'EUR', minor: true },
    rules: { min: 0 },
    wrong: change('-1'),
    says: ['Must be at least 0'],
    stored: 1250,
    shown: '12.5',
    type: change('13.75'),
    sent: 1375,
    ...counted,
  },
  boolean: { declared: { kind: 'boolean' }, stored: true, shown: 'on', type: (input) => input.click(), sent: false },
  choice: {
    declared: { kind: 'choice', of: ['upcoming', 'past'] },
    stored: 'past',
    shown: null,
    type: choose('upcoming'),
    sent: 'upcoming',
    empty: choose('None'),
    emptied: null,
  },
  choiceOfNumbers: {
    declared: { kind: 'choice', of: [0, 1] },
    stored: 1,
    shown: null,
    type: choose('0'),
    sent: 0,
    emptied: 0, // it stays as it was typed: one choice taken out is enough
  },
  date: {
    declared: { kind: 'date' },
    rules: { min: '2026-01-01' },
    wrong: change('2025-12-31'),
    says: ['Choose a day from 01-01-2026 on'],
    stored: '2026-05-01',
    shown: '2026-05-01',
    type: change('2026-06-02'),
    sent: '2026-06-02',
    ...counted,
  },
  dateTime: {
    declared: { kind: 'dateTime' },
    stored: '2026-05-01T10:00:30Z',
    shown: '2026-05-01T10:00',
    type: change('2026-06-02T12:30'),
    sent: new Date('2026-06-02T12:30').toISOString(),
    ...counted,
  },
  seconds: {
    declared: { kind: 'dateTime' },
    stored: 1_777_629_630,
    shown: '2026-05-01T10:00',
    type: change('2026-06-02T12:30'),
    sent: new Date('2026-06-02T12:30').getTime() / 1000,
    ...counted,
  },
  image: {
    declared: { kind: 'image' },
    wrong: upload(plan),
    says: ['That is not an image. Choose an image file.'],
    stored: 'pictures/a.webp',
    shown: '',
    type: upload(picture),
    sent: picture,
    empty: remove('Remove image'),
    emptied: null,
  },
  file: {
    declared: { kind: 'file', accept: '.pdf' },
    wrong: upload(picture),
    says: ['A file of that type is not accepted. Choose another one.'],
    stored: 'files/a.pdf',
    shown: '',
    type: upload(plan),
    sent: plan,
    empty: remove('Remove file'),
    emptied: null,
  },
  reference: {
    declared: { kind: 'reference', to: 'people' },
    stored: 2,
    shown: 'Iris',
    type: choose('Ada'),
    sent: 1,
    ...counted,
  },
  tags: {
    declared: { kind: 'tags' },
    stored: ['quiet'],
    shown: '',
    type: change('outdoors,'),
    sent: ['quiet', 'outdoors'],
    empty: (input) => ['quiet', 'outdoors'].map(() => fireEvent.keyDown(input, { key: 'Backspace' })),
    emptied: [],
  },
  custom: {
    declared: { kind: 'custom', type: async () => Stars },
    stored: '5',
    shown: '5',
    type: change('4'),
    sent: '4',
    empty: change(''),
    emptied: null, // by react-admin's own `useInput`
  },
};
