import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tolerateTranslation } from './tolerateTranslation.ts';

const { insertBefore, removeChild } = Node.prototype;

beforeEach(tolerateTranslation);
afterEach(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
});

type Props = { text?: string; isSending?: boolean };

const Sentence = ({ text = '', isSending = false }: Props) => (
  <p>
    {isSending && <b>…</b>}
    {text}
    <i>!</i>
  </p>
);

const sentence = () => screen.getByRole('paragraph');

const newFont = (text: Text) => {
  const font = document.createElement('font');
  font.textContent = text.data.toUpperCase();
  return font;
};

/** The ways in which translators put an element of their own in the place of a text. */
const translations: Record<string, (text: Text) => void> = {
  'replaced the text': (text) => text.replaceWith(newFont(text)),
  'inserted its own before it and removed the text': (text) => {
    text.before(newFont(text));
    text.remove();
  },
  'inserted its own after it and removed the text': (text) => {
    text.after(newFont(text));
    text.remove();
  },
  'moved the text into its own': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
  },
  'replaced the text twice': (text) => {
    const font = newFont(text);
    text.replaceWith(font);
    font.replaceWith(newFont(text));
  },
};

const firstText = () => [...sentence().childNodes].find((node) => node instanceof Text) as Text;

for (const [name, translate] of Object.entries(translations)) {
  test(`React changes, surrounds and removes a text after a translator has ${name}`, () => {
    const { rerender } = render(<Sentence text="one" />);
    translate(firstText());
    rerender(<Sentence text="one" isSending />);
    expect(sentence().firstElementChild?.localName).toBe('b');
    rerender(<Sentence text="two" isSending />);
    expect(sentence()).toHaveTextContent('…two!');
    act(() => translate((sentence().querySelector('font')?.firstChild as Text | null) ?? firstText()));
    rerender(<Sentence text="two" />);
    expect(sentence().querySelector('b')).toBeNull();
    rerender(<Sentence />);
    expect(sentence()).toHaveTextContent(/^!$/);
    rerender(<Sentence text="three" />);
    expect(sentence()).toHaveTextContent('three!');
  });
}

test('React goes on after another program has removed an element, or moved it into its own', () => {
  const { rerender } = render(<Sentence text="one" isSending />);
  sentence().querySelector('b')?.remove();
  rerender(<Sentence text="one" />);
  expect(sentence()).toHaveTextContent('one!');

  rerender(<Sentence text="one" isSending />);
  const wrapper = document.createElement('div');
  const element = sentence().querySelector('b') as Element;
  element.replaceWith(wrapper);
  wrapper.append(element);
  rerender(<Sentence text="one" />);
  expect(sentence().querySelector('b')).toBeNull();
});

test('a text that was put back by the translator is changed in its place', () => {
  const { rerender } = render(<Sentence text="one" />);
  const text = firstText();
  const font = newFont(text);
  text.replaceWith(font);
  font.replaceWith(text);
  rerender(<Sentence text="two" />);
  expect(sentence()).toHaveTextContent(/^two!$/);
});
