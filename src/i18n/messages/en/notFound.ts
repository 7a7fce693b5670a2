/** The page for an address that leads nowhere. */
export const notFound = {
  title: 'Page not found',
  heading: 'This page *stood us up.*',
  text: 'The address may be mistyped, or the page has moved on. It happens to the best of us.',
  back: 'Go to the home page',
};

export type NotFoundMessages = typeof notFound;
