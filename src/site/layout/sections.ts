/** What the header leads to, in its order: ids of the landing page's sections, also the keys of their labels. */
export const sections = ['home', 'launch', 'about', 'app', 'contact'] as const;

/** Where a section is reached from here: on the landing page itself, or on the way to it. */
export const sectionLink = (section: (typeof sections)[number], isLanding: boolean) =>
  `${isLanding ? '' : '/'}#${section}`;
