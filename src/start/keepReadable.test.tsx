import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadFailureId } from './contract.ts';
import { keepReadable } from './keepReadable.ts';

function Page({ fails = false }) {
  if (fails) throw new Error('a fault of the page');
  return (
    <>
      <h1>Title</h1>
      <input aria-label="Email" />
    </>
  );
}

test('an error of React leaves the page with what was typed, and a notice offers to reload', () => {
  document.body.innerHTML = `<div id="root"></div><p id="${loadFailureId}" hidden><button>Reload</button></p>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no root');
  const reactRoot = createRoot(root, { onUncaughtError: keepReadable(root) });
  flushSync(() => reactRoot.render(<Page />));
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'ana@example.com';
  flushSync(() => reactRoot.render(<Page fails />)); // inside of act, React does not call the handler

  expect([...root.children].map(({ localName }) => localName)).toEqual(['h1', 'input']);
  expect(root.querySelector('input')).toBe(field);
  expect(field.value).toBe('ana@example.com');
  expect(document.getElementById(loadFailureId)?.hidden).toBe(false);
  expect(vi.mocked(console.error).mock.calls).toEqual([[new Error('a fault of the page')]]);
  vi.mocked(console.error).mockClear();
});
