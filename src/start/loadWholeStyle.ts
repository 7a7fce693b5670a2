import { belowFoldAttribute, belowFoldTemplate } from './contract.ts';
import { facesShown, firstAct } from './startAfterPaint.ts';

const html = document.documentElement;

/** Loads the whole style sheet of a page that has only the style of its first screen, once. */
export function loadWholeStyle() {
  const link = document.querySelector<HTMLTemplateElement>(`#${belowFoldTemplate}`)?.content.querySelector('link');
  if (!link) return;
  link.onload = () => html.removeAttribute(belowFoldAttribute);
  link.onerror = () => html.setAttribute(belowFoldAttribute, 'missing');
  link.setAttribute('blocking', 'render'); // only has an effect before the first paint
  document.head.append(link);
}

void facesShown.then(loadWholeStyle);
void firstAct.then(loadWholeStyle);
