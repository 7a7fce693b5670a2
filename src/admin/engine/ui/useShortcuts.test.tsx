import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { Part } from './Part.tsx';
import { Select } from './Select.tsx';
import { useShortcuts } from './useShortcuts.ts';

const run = vi.fn();
const choose = vi.fn();

beforeEach(() => void vi.clearAllMocks());

function Screen() {
  useShortcuts({ n: run, 1: run });
  return (
    <Part component="main">
      <input aria-label="Name" type="search" defaultValue="Ada" />
      <input aria-label="Done" type="checkbox" />
      <Select label="Reply" value="" options={[{ value: 'no', text: 'no' }]} onSelect={choose} />
      <Part component="section" aria-label="Answer">
        <textarea aria-label="Text" />
      </Part>
    </Part>
  );
}

const show = () =>
  render(
    <AdminContext>
      <Screen />
    </AdminContext>,
  );

const field = (name: string) => screen.getByLabelText(name);

test.for([
  ['a letter with Caps Lock', { key: 'N' }],
  ['a letter of a Korean keyboard', { key: 'ㅜ', code: 'KeyN' }],
  ['a digit of a Hindi keyboard', { key: '१', code: 'Digit1' }],
] as const)('%s runs its shortcut', ([, init]) => {
  show();
  fireEvent.keyDown(document.body, init);
  expect(run).toHaveBeenCalledOnce();
});

test('a shortcut runs in a checkbox and in a closed select, which chooses nothing, but not in a text', () => {
  show();
  fireEvent.keyDown(field('Name'), { key: 'n' });
  fireEvent.keyDown(field('Text'), { key: 'n' });
  expect(run).not.toHaveBeenCalled();

  fireEvent.keyDown(field('Done'), { key: 'n' });
  fireEvent.keyDown(field('Reply'), { key: 'n' });
  expect(run).toHaveBeenCalledTimes(2);
  expect(choose).not.toHaveBeenCalled();
});

test('no shortcut runs while the options of a select are open', async () => {
  show();
  fireEvent.mouseDown(field('Reply'));
  fireEvent.keyDown(screen.getByRole('option'), { key: 'n' });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(run).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('option'));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(run).toHaveBeenCalledOnce();
});

test('Escape leaves a field for the part of the page around it', () => {
  show();
  for (const [name, around] of [
    ['Text', 'region'],
    ['Reply', 'main'],
    ['Done', 'main'],
  ] as const) {
    field(name).focus();
    fireEvent.keyDown(field(name), { key: 'Escape' });
    expect(screen.getByRole(around)).toHaveFocus();
  }
});

test('Escape keeps the text of a search, and stays in a field while an input method composes', () => {
  show();
  const search = field('Name');
  search.focus();
  fireEvent.keyDown(search, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(search, { key: 'Escape', keyCode: 229 }); // in Safari
  expect(search).toHaveFocus();

  const isDefault = fireEvent.keyDown(search, { key: 'Escape' }); // by which browsers empty a search
  expect(isDefault).toBe(false);
  expect(search).not.toHaveFocus();
});
