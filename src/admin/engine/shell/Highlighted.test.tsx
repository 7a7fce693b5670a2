import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Highlighted } from './Highlighted.tsx';

test.each([
  ['Ada Lovelace', 'ada', ['Ada']],
  ['ada.adams@example.com', 'ada example', ['ada', 'ada', 'example']],
  ['José Pérez', 'JOSE', ['José']],
  ['김한글', '하', ['한']],
  ['आरव शर्मा', 'शर्मा', ['शर्मा']],
  ['Ada', '', []],
  ['Ada', 'grace', []],
])('in "%s", "%s" marks %j', (text, words, marked) => {
  const { container } = render(<Highlighted text={text} words={words} />);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked);
  expect(container).toHaveTextContent(text);
});
