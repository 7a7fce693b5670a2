/** Puts into the page what waits in one of its templates, where nothing is fetched. Called again it finds nothing left. */
export function appendTemplate(id: string) {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template) document.head.append(template.content);
}
