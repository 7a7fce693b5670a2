import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';

// A step may go through the whole dashboard while other files run beside this one. A failure names what was not
// found; the page around it would be thousands of lines.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found') });

afterEach(cleanup);

// jsdom lays nothing out, and what it computes of thousands of rules for each look at a role was 40 % of these tests'
// time. Browser tests check what a style shows or hides.
StyleSheet.prototype.insert = () => undefined;

// React keeps a stack trace for each element that is made, to show where that was beside a warning. It stops when these
// are many: before the first one here, for they were a tenth of these tests' time.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});

type Shares = { series: { data: { id: string; label: string; value: number }[] }[] };
type Lines = { series: { id: string; label: string; data: readonly number[] }[] };

// A chart measures its space, which jsdom lacks. These mocks show its data as text.
vi.mock('@mui/x-charts/PieChart', () => ({
  PieChart: ({ series: [shares] }: Shares) =>
    shares?.data.map(({ id, label, value }) => React.createElement('p', { key: id }, `${label}: ${value}`)),
}));
vi.mock('@mui/x-charts/LineChart', () => ({
  LineChart: ({ series }: Lines) =>
    series.map(({ id, label, data }) => React.createElement('p', { key: id }, `${label}: ${data.join(', ')}`)),
}));
