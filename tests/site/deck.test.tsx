import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { DiscoverProfiles } from '#site/landing/deck/DiscoverProfiles.tsx';
import { swipeSide } from '#site/landing/deck/useSwipe.ts';
import { mockIntersectionObserver } from '#tests/support/mockIntersectionObserver.ts';

beforeAll(() => createI18n('en', ['features'])); // components without a provider use the last one made

beforeEach(() => {
  mockIntersectionObserver();
  Element.prototype.setPointerCapture = () => {}; // jsdom has no pointer capture
  render(<DiscoverProfiles />);
});
const topCard = () => screen.getByRole('listitem');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function point(type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, at: number) {
  const card = topCard();
  const event = createEvent[type](card, { clientX: x, clientY: 0, button: 0 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(card, event);
}

test('the top card shows text and no face until it is turned over', () => {
  expect(topCard().textContent).toContain('I can parallel park a van.');
  expect(screen.queryByRole('img')).toBeNull();

  press('Turn over');
  expect(screen.getByRole('img', { name: /Maya/ })).toBeVisible();
  expect(screen.getByText('Maya, 34')).toBeVisible();
});

test('saying hello deals the next card and says so', () => {
  press('Say hello');

  expect(screen.getByRole('status').textContent).toBe('You said hello to Maya. Next card.');
  expect(topCard().textContent).toContain('Karaoke.');
});

test('the arrow keys swipe the card to their side', () => {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pass' }), { key: 'ArrowLeft' });

  expect(screen.getByRole('status').textContent).toBe('Maya goes back into the deck. Next card.');
});

test('the deck never runs out', () => {
  for (let thrown = 0; thrown < 5; thrown++) press('Pass');

  expect(topCard().textContent).toContain('I can parallel park a van.');
});

test('a card let go too early stays, and a tap turns it', () => {
  point('pointerDown', 0, 100);
  point('pointerUp', 40, 1_000);
  expect(topCard().textContent).toContain('I can parallel park a van.');
  expect(screen.getByRole('button', { name: 'Turn over' }).getAttribute('aria-pressed')).toBe('false');

  point('pointerDown', 0, 2_000);
  point('pointerUp', 2, 2_050);
  expect(screen.getByRole('button', { name: 'Turn over' }).getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['a long drag', { x: 120, y: 0, milliseconds: 2_000 }, 'hello'],
  ['a short but quick flick', { x: -60, y: 5, milliseconds: 80 }, 'pass'],
  ['a slow short drag', { x: 60, y: 0, milliseconds: 900 }, undefined],
  ['a tiny quick drag', { x: 8, y: 0, milliseconds: 5 }, undefined],
])('%s swipes the card to its side, or not', (_, drag, side) => {
  expect(swipeSide(drag)).toBe(side);
});
