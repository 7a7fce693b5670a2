import type { AdminKey } from '#i18n/adminMessages.ts';

/** The text of an error. `unreachable` replaces it where the API did not refuse but gave no usable response; it says why as `%{message}`. */
export type ErrorText = AdminKey | { refused: AdminKey; unreachable: AdminKey };

export type FormTexts = {
  add: AdminKey;
  /** Offered instead of `add` while there is no row at all. */
  addFirst?: AdminKey;
  /** The title of the dialog that `add` opens, where it is not the same. */
  createTitle?: AdminKey;
  editTitle: AdminKey;
  created: AdminKey;
  updated: AdminKey;
  createFailed: ErrorText;
  updateFailed: ErrorText;
};

export type ListTexts = {
  title: AdminKey;
  empty: AdminKey;
  noMatches?: AdminKey;
  /** What the search looks for; 'Search by name or email...' without it. */
  search?: AdminKey;
  failed: ErrorText;
  /** Names a row's buttons by its `%{id}` and `%{name}`, where the name alone does not tell it from others. */
  row?: AdminKey;
  /** The button that loads again; 'Retry' without it. */
  retry?: AdminKey;
};
