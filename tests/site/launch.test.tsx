import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { Launch, remainingTime } from '#site/landing/launch/Launch.tsx';
import { LaunchContext, launchAsServed } from '#site/pageSettings.ts';

const date = '2026-03-01T00:00:00';

beforeEach(async () => {
  await createI18n('en', ['landing', 'layout', 'prerendered']); // components without a provider use the last one made
  vi.useFakeTimers();
});

function open(now: string, hasPassed = false) {
  vi.setSystemTime(new Date(now));
  render(
    <LaunchContext value={{ date, hasPassed }}>
      <Launch />
    </LaunchContext>,
  );
}

const heading = () => screen.getByRole('heading').textContent;

test('before its date the launch promises a letter, and has the date for a calendar', () => {
  open('2026-02-28T23:59:00');

  expect(heading()).toBe('You get our first letter.');
  expect(screen.getByRole('link', { name: 'Put it in my calendar' })).toHaveAttribute('href', '/launch.en.ics');
  expect(screen.getByRole('timer')).toHaveTextContent('00 Days00 Hours01 Mins00 Sec');
});

test('when the date passes, an open page says so, and the countdown stays at zero', async () => {
  open('2026-02-28T23:59:59');
  await act(() => vi.advanceTimersByTimeAsync(2_000));

  expect(heading()).toBe('The clock ran out. We haven’t.');
  expect(screen.queryByRole('link', { name: 'Put it in my calendar' })).toBeNull();
  expect(screen.getByRole('timer')).toHaveTextContent('00 Days00 Hours00 Mins00 Sec');
});

test('the visitor’s clock decides, not the server’s', () => {
  open('2026-02-28T12:00:00', true);

  expect(heading()).toBe('You get our first letter.');
});

test('the text beside the email box names its purpose, and links to the privacy policy', () => {
  open('2026-03-02T00:00:00', true);

  expect(screen.getByText(/18 and over. We write about the launch only/)).not.toHaveTextContent('email first');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy#pre-launch');
});

test('where the server confirms addresses by mail, the text beside the email box says so', () => {
  document.documentElement.dataset.mail = 'on';
  open('2026-03-02T00:00:00', true);
  delete document.documentElement.dataset.mail;

  expect(screen.getByText(/We write about the launch only.* one email first, to confirm your address/)).toBeVisible();
});

test('the launch is read from the page’s attributes, or else from the build', () => {
  const html = document.createElement('html');
  expect(launchAsServed(html)).toEqual({ date: '2025-12-01T00:00:00', hasPassed: true });
  html.dataset.launch = date;
  expect(launchAsServed(html)).toEqual({ date, hasPassed: false });
  html.dataset.launched = '';
  expect(launchAsServed(html)).toEqual({ date, hasPassed: true });
});

test('the remaining time consists of days, which may have three digits, hours, minutes and seconds', () => {
  expect(remainingTime(90_061_000)).toEqual({ days: '01', hours: '01', minutes: '01', seconds: '01' });
  expect(remainingTime(120 * 86_400_000).days).toBe('120');
});
