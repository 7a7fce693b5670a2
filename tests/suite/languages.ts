import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogPaths } from '#admin/record/dialogRoutes.ts';
import { fieldsOn, hasForm } from '#admin/record/fieldsOn.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { supports } from '#api/Endpoint.ts';
import { openScreen } from './openScreen.ts';
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

/** List and form are in the reader's own words, at a desk and on a phone. */
export function testLanguages(tested: TestedProduct, definition: AnyResource) {
  const { name } = definition;
  afterEach(() => vi.unstubAllGlobals());

  test.each(sizes)(`${name}: everything is in $language on $size`, async ({ language, size }) => {
    if (size === 'a phone') beNarrow();
    const isMade = hasForm(definition, 'create') && supports(tested.product.endpoints, name, 'create');
    const path = isMade ? dialogPaths(name).create : `/${name}`;
    const { words } = await openScreen(tested, definition, path, { language });
    await findTitle(titleOf(tested, definition, 1));

    expect(screen.getByText(words.title(), { selector: 'h1' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { hidden: true }) === null).toBe(
      size === 'a phone' || definition.list.layout !== 'table',
    );
    if (isMade) {
      const dialog = await findDialog();
      expect(dialog).toHaveAccessibleName(words.text('create.title'));
      for (const { source, when } of fieldsOn(definition, 'create')) {
        if (!when) expect(within(dialog).getAllByText(words.label(source), { exact: false })).not.toEqual([]);
      }
    }
    expect(document.body.textContent).not.toMatch(rawKey);
  });
}
