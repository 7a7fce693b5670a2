import type { TemplateId } from './contract.ts';

/** Moves the tags of a template into the head, where the browser fetches them. A second call finds nothing left. */
export function appendTemplate(id: TemplateId) {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template) document.head.append(template.content);
}
