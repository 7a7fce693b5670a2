/** The links of the header in their order: ids of the landing page's sections, and keys of their labels. */
export const sections = ['home', 'launch', 'about', 'app', 'contact'] as const;

/** The link to a section, from the landing page itself or from another page. */
export const sectionLink = (section: (typeof sections)[number], isLanding: boolean) =>
  `${isLanding ? '' : '/'}#${section}`;
