import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#admin/engine/shell/createQueryClient.ts';
import { idleComponent, lazyComponent } from './lazyComponent.tsx';

test('an idle component whose download failed appears after the browser is online again', async () => {
  let isOnline = false;
  const downloads: boolean[] = [];
  const Banner = idleComponent(async () => {
    downloads.push(isOnline);
    if (!isOnline) throw new Error('offline');
    return () => 'Connection lost';
  });
  render(<Banner />, {
    wrapper: ({ children }) => <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
  });
  await expect.poll(() => downloads).toEqual([false]);
  expect(screen.queryByText('Connection lost')).toBeNull();
  isOnline = true;
  for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
  await screen.findByText('Connection lost');
});

test('a component that is downloaded already is there at the first render', async () => {
  const Late = lazyComponent(async () => () => 'Search');
  Late.preload();
  await new Promise((resolve) => setTimeout(resolve)); // the download has ended
  const { container } = render(<Late fallback="Loading" />, {
    wrapper: ({ children }) => <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
  });
  expect(container).toHaveTextContent(/^Search$/);
});
