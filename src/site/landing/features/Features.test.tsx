import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { features } from '#i18n/messages/en/features.ts';
import { AppBanner } from './AppBanner.tsx';
import { DetailedProfiles } from './DetailedProfiles.tsx';
import { DraftProfile } from './DraftProfile.tsx';
import { fakeSight } from './fakeSight.ts';
import { LoveReimagined } from './LoveReimagined.tsx';
import { MatchMessageConnect } from './MatchMessageConnect.tsx';
import { RealProfiles } from './RealProfiles.tsx';
import { SwapProfiles } from './SwapProfiles.tsx';

const { people } = features;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the download button has no target and says why, and the store badges are not links', () => {
  fakeSight();
  render(<AppBanner words={features.app} people={people} />);

  fireEvent.click(button('Download the app'));

  expect(status()).toMatch(/^Not out yet\./);
  expect(screen.queryByRole('link')).toBeNull();
});

test('stock phrases cross themselves out one by one once the page is seen', () => {
  const { hide, show, wait } = fakeSight();
  render(<RealProfiles words={features.realProfiles} people={people} />);
  hide();
  expect(button('I love to travel.').getAttribute('aria-pressed')).toBe('false');

  show();
  wait(1_000);

  expect(button('I love to travel.').getAttribute('aria-pressed')).toBe('true');
  expect(button('Pretty easy-going.').getAttribute('aria-pressed')).toBe('false');
});

test('a phrase that the visitor brought back stays', () => {
  fakeSight();
  render(<RealProfiles words={features.realProfiles} people={people} />);

  fireEvent.click(button('I love to travel.'));

  expect(button('I love to travel.').getAttribute('aria-pressed')).toBe('false');
});

test('the face is named only when the last strip is gone', () => {
  fakeSight();
  render(<LoveReimagined words={features.loveReimagined} people={people} />);
  expect(screen.getByRole('img', { name: 'A portrait, partly under paper' })).toBeDefined();

  fireEvent.click(button('Your Sunday, honestly?'));
  fireEvent.click(button('What makes you laugh too loud?'));

  expect(screen.getByRole('img', { name: /Kabir/ })).toBeDefined();
});

test('a kept draft says so and cannot be kept twice; another one takes its place', () => {
  fakeSight();
  render(<DraftProfile words={features.draftProfile} people={people} />);

  fireEvent.click(button('Keep this draft'));
  expect(status()).toBe('Kept!');
  expect(button('Keep this draft').hasAttribute('disabled')).toBe(true);

  fireEvent.click(button('Write another'));
  expect(status()).toBe('');
  expect(screen.getByText(/^He will carry your sofa/)).toBeDefined();
});

test('two profiles trade places and back', () => {
  fakeSight();
  render(<SwapProfiles words={features.swapProfiles} people={people} />);

  fireEvent.click(button('Swap back'));
  expect(status()).toBe('Both cards are back where they were.');

  fireEvent.click(button('Swap the cards'));
  expect(status()).toBe('Maya now has Leo’s card, and Leo has Maya’s.');
});

test('choosing a reply sends it and is answered, and the talk can start again', () => {
  fakeSight();
  render(<MatchMessageConnect words={features.matchMessageConnect} people={people} />);
  const talk = () => within(screen.getByRole('log')).getAllByRole('listitem');
  expect(talk()).toHaveLength(3);

  fireEvent.click(button('Maybe the ferry is shy.'));
  expect(
    talk()
      .map((message) => message.textContent)
      .slice(3),
  ).toEqual(['Maya: Maybe the ferry is shy.', 'Leo: Then it and I should talk. Come along?']);
  expect(document.activeElement).toBe(button('Start again'));

  fireEvent.click(button('Start again'));
  expect(talk()).toHaveLength(3);
});

test('a profile opens fold by fold without scripts', () => {
  fakeSight();
  const { container } = render(<DetailedProfiles words={features.detailedProfiles} people={people} />);
  const folds = [...container.querySelectorAll('details')];

  expect(folds.map((fold) => fold.open)).toEqual([true, false, false, false]);
  expect(new Set(folds.map((fold) => fold.getAttribute('name'))).size).toBe(1);
});
