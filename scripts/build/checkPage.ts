import { findAll, parse } from 'css-tree';
import { languages } from '#i18n/language.ts';
import {
  belowFoldHook,
  belowFoldTemplate,
  dashboardTemplate,
  failureId,
  layoutHook,
  messagesTemplate,
  programTemplate,
  rootId,
  type TemplateId,
} from '#start/contract.ts';
import type { InlineScript } from './inlineScript.ts';

const ofLanguages = languages.map(messagesTemplate);

type Needs = { templates: readonly TemplateId[]; hooks?: readonly string[] };

/** What an inline script looks for: templates in the page, and hooks in its style. */
const needs: Record<InlineScript, Needs> = {
  startLanding: { templates: [programTemplate, belowFoldTemplate], hooks: [belowFoldHook, layoutHook] },
  startDocument: { templates: [programTemplate, belowFoldTemplate], hooks: [belowFoldHook, layoutHook] },
  startAfterPaint: { templates: [programTemplate, belowFoldTemplate] },
  startSignIn: { templates: [dashboardTemplate, ...ofLanguages] },
  startDashboard: { templates: [programTemplate, ...ofLanguages] },
};

const attributesIn = (css: string) =>
  findAll(parse(css), ({ type }) => type === 'AttributeSelector').map((node) =>
    node.type === 'AttributeSelector' ? node.name.name : undefined,
  );

/** Fails the build when a page or its style lacks a name of the contract. */
export function checkPage(page: Document, css: string, inline: InlineScript) {
  const { templates: ids, hooks = [] } = needs[inline];
  const missing = [
    ...[rootId, failureId, ...ids].filter((id) => !page.getElementById(id)).map((id) => `an element #${id}`),
    ...hooks.filter((hook) => !attributesIn(css).includes(hook)).map((hook) => `a rule for [${hook}]`),
    ...(hooks.includes(layoutHook) && !page.body.querySelector(`[${layoutHook}]`)
      ? [`an element [${layoutHook}]`]
      : []),
  ];
  if (missing.length > 0) throw new Error(`A page that ${inline}.ts starts has not ${missing.join(', ')}`);
}
