import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPaths } from '#admin/engine/record/dialogRoutes.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fieldsOn, hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { withSectionConditions } from '#admin/engine/schema/Section.ts';
import { supports } from '#api/Endpoint.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { findDialog, findTitle, titleOf } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** Makes every query for a max-width match, as on a phone. */
const beNarrow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const rawKey = /\b(?:admin|resources|ra|lists)\.\w+\.\w+/;

/** Beside English, in which everything else is tested. */
const languages = ['es', 'ko', 'hi'] as const;

/** One language a resource, and all languages in each product. The tests of the messages find missing texts. */
const languageOf = ({ product }: TestedProduct, { name }: AnyResource) =>
  languages[product.resources.findIndex((resource) => resource.name === name) % languages.length];

function expectWordedForm(dialog: HTMLElement, definition: AnyResource, text: Screen['text']) {
  expect(dialog).toHaveAccessibleName(text.sentence('create.title'));
  for (const { source, when, sectionWhen } of withSectionConditions(definition, fieldsOn(definition, 'create'))) {
    if (!when && !sectionWhen)
      expect(within(dialog).getAllByText(text.label(source), { exact: false })).not.toEqual([]);
  }
}

/** Tests that the list and the form are in the administrator's language, on a phone. */
export function testLanguages(tested: TestedProduct, definition: AnyResource) {
  const { name } = definition;
  afterEach(() => vi.unstubAllGlobals());

  const language = languageOf(tested, definition);

  test(`${name}: everything is in ${language} on a phone`, async () => {
    beNarrow();
    const isMade = hasForm(definition, 'create') && supports(tested.product.endpoints, name, 'create');
    const { create, list } = listPaths(definition);
    const path = isMade ? create : list;
    const { text } = await openScreen(tested, definition, path, { language });
    await findTitle(titleOf(tested, definition, 1));

    expect(screen.getByText(text.title(), { selector: definition.parent ? 'h2' : 'h1' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    if (isMade) expectWordedForm(await findDialog(), definition, text);
    expect(document.body.textContent).not.toMatch(rawKey);
  });
}
