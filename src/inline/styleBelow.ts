/** Fetches the style of what lies below the first screen, once; what it is for is hidden until it is there, or does not arrive. */
export function styleBelow() {
  const link = document.querySelector<HTMLTemplateElement>('#below')?.content.querySelector('link');
  if (!link) return;
  const { dataset } = document.documentElement;
  link.onload = () => {
    delete dataset.below;
  };
  link.onerror = () => {
    dataset.below = 'missing';
  };
  link.setAttribute('blocking', 'render'); // has an effect in the head alone, before the page is painted
  document.head.append(link);
}
