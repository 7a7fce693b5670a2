import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPaths } from '#admin/record/dialogRoutes.ts';
import { fieldsOn, hasForm } from '#admin/record/fieldsOn.ts';
import { withSectionConditions } from '#admin/record/sections.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { supports } from '#api/Endpoint.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { findDialog, findTitle, titleOf } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** Without a width of its own, the DOM of the tests is as narrow as it is told. */
const beNarrow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const rawKey = /\b(?:admin|resources|ra|lists)\.\w+\.\w+/;

const sizes = [
  { language: 'es', size: 'a desk' },
  { language: 'ko', size: 'a phone' },
  { language: 'hi', size: 'a phone' },
] as const;

function expectWordedForm(dialog: HTMLElement, definition: AnyResource, words: Screen['words']) {
  expect(dialog).toHaveAccessibleName(words.text('create.title'));
  for (const { source, when, sectionWhen } of withSectionConditions(definition, fieldsOn(definition, 'create'))) {
    if (!when && !sectionWhen)
      expect(within(dialog).getAllByText(words.label(source), { exact: false })).not.toEqual([]);
  }
}

/** List and form are in the reader's own words, at a desk and on a phone. */
export function testLanguages(tested: TestedProduct, definition: AnyResource) {
  const { name } = definition;
  afterEach(() => vi.unstubAllGlobals());

  test.each(sizes)(`${name}: everything is in $language on $size`, async ({ language, size }) => {
    if (size === 'a phone') beNarrow();
    const isMade = hasForm(definition, 'create') && supports(tested.product.endpoints, name, 'create');
    const { create, list } = listPaths(definition);
    const path = isMade ? create : list;
    const { words } = await openScreen(tested, definition, path, { language });
    await findTitle(titleOf(tested, definition, 1));

    expect(screen.getByText(words.title(), { selector: definition.below ? 'h2' : 'h1' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { hidden: true }) === null).toBe(
      size === 'a phone' || definition.list.layout !== 'table',
    );
    if (isMade) expectWordedForm(await findDialog(), definition, words);
    expect(document.body.textContent).not.toMatch(rawKey);
  });
}
