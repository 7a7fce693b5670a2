import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inOrder } from './inOrder.ts';
import { createElements } from './screen.ts';

test('registered elements have the order in which they are on screen, their latest values, and go with their component', () => {
  const elements = createElements<string>();
  const Buttons = ({ names }: { names: Record<string, string> }) =>
    Object.entries(names).map(([id, name]) => <button key={id} type="button" ref={elements.refOf(name)} />);
  const namesInOrder = () => inOrder(elements.all()).map(([, name]) => name);
  const { rerender, unmount } = render(<Buttons names={{ b: 'Export', c: 'Add' }} />);

  rerender(<Buttons names={{ a: 'Filters', b: 'Export 3 rows', c: 'Add' }} />);
  expect(namesInOrder()).toEqual(['Filters', 'Export 3 rows', 'Add']);
  expect(inOrder(elements.all()).map(([button]) => button)).toEqual(screen.getAllByRole('button'));

  const listener = vi.fn();
  elements.subscribe(listener);
  unmount();
  expect(namesInOrder()).toEqual([]);
  expect(listener).toHaveBeenCalled();
});
