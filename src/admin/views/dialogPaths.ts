import type { Identifier } from 'ra-core';

/** Where the dialogs of a resource are, so that each can be linked and reloaded. */
export const dialogPaths = (resource: string) => ({
  list: `/${resource}`,
  create: `/${resource}/create`,
  edit: (id: Identifier) => `/${resource}/${encodeURIComponent(id)}`,
  view: (id: Identifier) => `/${resource}/${encodeURIComponent(id)}/show`,
});

/** Travels with a link to a dialog: closing it then goes back instead of on. */
export const fromList = { fromList: true };
