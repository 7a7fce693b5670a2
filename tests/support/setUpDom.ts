import { createRequire } from 'node:module';
import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';

// A step may open many screens while other test files share the processor, so queries wait up to 5 seconds. The error of
// a failed query is one line. By default it also prints the page, which has thousands of lines.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found') });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// Discard Emotion's styles. jsdom has no layout, and for each query by role it applied thousands of rules: 40 % of these
// tests' time. Browser tests check visibility.
StyleSheet.prototype.insert = () => undefined;
// Emotion need not compute the styles that are discarded, which took a tenth of the rest.
Object.assign(createRequire(import.meta.url)('@emotion/serialize'), {
  serializeStyles: () => ({ name: 'none', styles: '' }),
});

// For each element whose style is computed, jsdom matches the hundred rules of its own style sheet: a fifth of these tests'
// time. No other rules are left, so elements that agree in these attributes have the same display.
const computeStyle = window.getComputedStyle;
const deciding = ['type', 'hidden', 'open'];
const displays = new Map<string, string>();

function computeDisplay({ namespaceURI, localName }: Element, attributes: (string | null)[]) {
  const alike = document.createElementNS(namespaceURI, localName);
  for (const [index, name] of deciding.entries()) {
    const value = attributes[index];
    if (typeof value === 'string') alike.setAttribute(name, value);
  }
  document.documentElement.append(alike); // an element outside the document has no style
  const { display } = computeStyle(alike);
  alike.remove();
  return display;
}

function displayOf(element: HTMLElement) {
  const attributes = deciding.map((name) => element.getAttribute(name));
  const key = [element.localName, ...attributes].join();
  if (!displays.has(key)) displays.set(key, computeDisplay(element, attributes));
  return element.style.display || (displays.get(key) ?? '');
}

const visibilityOf = ({ style, parentElement }: HTMLElement): string =>
  style.visibility || (parentElement ? visibilityOf(parentElement) : 'visible');

window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const read = (name: string) => {
    if (name === 'display') return displayOf(element as HTMLElement);
    return name === 'visibility' ? visibilityOf(element as HTMLElement) : style.getPropertyValue(name);
  };
  return new Proxy(style, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return read;
      return name === 'display' || name === 'visibility' ? read(name) : Reflect.get(style, name);
    },
  });
};

// jsdom has no popovers, which are always shown, and does not scroll.
HTMLElement.prototype.hidePopover = () => undefined;
HTMLElement.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// In development, React captures a stack trace for each created element, to print it with warnings. It stops when this
// counter is high. An infinite counter stops it from the start and saves a tenth of these tests' time.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});

type ChartProps = { series: { id?: string; label?: string; data: readonly number[] }[] };

// A chart measures its space, which jsdom lacks. The mocks show its data as text.
const dataAsText = ({ series }: ChartProps) =>
  series.map(({ id = 'only', label, data }) =>
    React.createElement('p', { key: id }, [label, data.join(', ')].filter(Boolean).join(': ')),
  );
vi.mock('@mui/x-charts/LineChart', () => ({ LineChart: dataAsText }));
vi.mock('@mui/x-charts/BarChart', () => ({ BarChart: dataAsText }));
