import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { AppBanner } from '#site/landing/appBanner/AppBanner.tsx';
import { DetailedProfiles } from '#site/landing/detailedProfiles/DetailedProfiles.tsx';
import { DraftProfile } from '#site/landing/draftProfile/DraftProfile.tsx';
import { LoveReimagined } from '#site/landing/loveReimagined/LoveReimagined.tsx';
import { MatchMessageConnect } from '#site/landing/matchMessageConnect/MatchMessageConnect.tsx';
import { RealProfiles } from '#site/landing/realProfiles/RealProfiles.tsx';
import { SwapProfiles } from '#site/landing/swapProfiles/SwapProfiles.tsx';
import { layoutAttribute } from '#start/contract.ts';
import { mockIntersectionObserver } from '#tests/support/mockIntersectionObserver.ts';

beforeAll(() => createI18n('en', ['features'])); // components without a provider use the last one made

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

let view: ReturnType<typeof mockIntersectionObserver>;
beforeEach(() => {
  view = mockIntersectionObserver();
});
test('the download button has no target and says why, and the store badges are not links', () => {
  render(<AppBanner />);

  fireEvent.click(button('Download the app'));

  expect(status()).toMatch(/^Not out yet\./);
  expect(document.body).toHaveTextContent(/App Store.*Google Play/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('stock phrases cross themselves out one by one once the page is seen', () => {
  const { hide, show, wait } = view;
  render(<RealProfiles />);
  hide();
  expect(button('I love to travel.').getAttribute('aria-pressed')).toBe('false');

  show();
  wait(1_000);

  expect(button('I love to travel.').getAttribute('aria-pressed')).toBe('true');
  expect(button('Pretty easy-going.').getAttribute('aria-pressed')).toBe('false');
});

test('a phrase that the visitor brought back stays', () => {
  render(<RealProfiles />);

  fireEvent.click(button('I love to travel.'));

  expect(button('I love to travel.').getAttribute('aria-pressed')).toBe('false');
});

test('the face is named only when the last strip is gone', () => {
  render(<LoveReimagined />);
  expect(screen.getByRole('img', { name: 'A portrait, partly under paper' })).toBeVisible();

  fireEvent.click(button('Your Sunday, honestly?'));
  fireEvent.click(button('What makes you laugh too loud?'));

  expect(screen.getByRole('img', { name: /Kabir/ })).toBeVisible();
});

test('a kept draft says so and cannot be kept twice; another one takes its place', () => {
  render(<DraftProfile />);

  fireEvent.click(button('Keep this draft'));
  expect(status()).toBe('Kept!');
  expect(button('Keep this draft').hasAttribute('disabled')).toBe(true);

  fireEvent.click(button('Write another'));
  expect(status()).toBe('');
  expect(screen.getByText(/^He’ll carry your sofa/)).toBeVisible();
});

test('two profiles trade places and back', () => {
  render(<SwapProfiles />);

  fireEvent.click(button('Swap back'));
  expect(status()).toBe('Both cards are back where they were.');

  fireEvent.click(button('Swap the cards'));
  expect(status()).toBe('Maya now has Leo’s card, and Leo has Maya’s.');
});

test('choosing a reply sends it and is answered, and the talk can start again', () => {
  render(<MatchMessageConnect />);
  const talk = () => within(screen.getByRole('log')).getAllByRole('listitem');
  expect(talk()).toHaveLength(3);

  fireEvent.click(button('Maybe the ferry is shy.'));
  expect(
    talk()
      .map((message) => message.textContent)
      .slice(3),
  ).toEqual(['Maya: Maybe the ferry is shy.', 'Leo: Then I should have a word with it. Come along?']);
  expect(document.activeElement).toBe(button('Start again'));

  fireEvent.click(button('Start again'));
  expect(talk()).toHaveLength(3);
});

test('a profile opens fold by fold without scripts', () => {
  const { container } = render(<DetailedProfiles />);
  const folds = [...container.querySelectorAll('details')];

  expect(folds.map((fold) => fold.open)).toEqual([true, false, false, false]);
  expect(new Set(folds.map((fold) => fold.getAttribute('name'))).size).toBe(1);
});

test('where a scene is before its text, only one of the two can have the focus, so the focus order follows the layout', () => {
  const features = [
    AppBanner,
    DraftProfile,
    DetailedProfiles,
    LoveReimagined,
    MatchMessageConnect,
    RealProfiles,
    SwapProfiles,
  ];
  const { container } = render(features.map((Feature) => <Feature key={Feature.name} />));
  const sceneFirst = [...container.querySelectorAll('section')].filter(({ className }) => /left_/i.test(className));
  const hasFocusable = (part: Element) => part.querySelector('a[href], button, input, [tabindex]') !== null;

  expect(sceneFirst.map(({ id }) => id)).toEqual(['app', 'swap-profiles']);
  for (const section of sceneFirst) {
    const parts = [...(section.querySelector(`[${layoutAttribute}]`)?.children ?? [])];
    expect(parts).toHaveLength(2);
    expect(parts.filter(hasFocusable), section.id).toHaveLength(1);
  }
});
