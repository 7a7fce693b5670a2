import { randomBytes } from 'node:crypto';

/** Uploads live in folders of their own: tidying up must never touch the demo's pictures. */
export const uploads = 'category';

/** What was sent with a report. */
export const evidence = 'evidence';

/** Pictures of people. */
export const people = 'people';

/** Where pictures are put aside that no row names. Its name starts with a dot, so that nothing in it is served. */
export const trash = '.trash';

/** A path that no picture has had before. */
export const newUploadPath = (type: string, folder = uploads) => `${folder}/${randomBytes(16).toString('hex')}.${type}`;

/** True for a picture that was uploaded, and may so be removed. */
export const isUpload = (path: string) =>
  [uploads, evidence, people].some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');
