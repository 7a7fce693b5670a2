import { randomBytes } from 'node:crypto';

/** Uploads have their own folders, so that clean-ups never touch the demo's pictures. */
export const uploads = 'category';

/** Pictures of reports. */
export const evidence = 'evidence';

/** Pictures of users. */
export const people = 'people';

/** The folder for pictures that no row refers to. The server does not serve it, because its name begins with a dot. */
export const trash = '.trash';

export const newUploadPath = (type: string, folder = uploads) => `${folder}/${randomBytes(16).toString('hex')}.${type}`;

/** True for an uploaded picture, which may be removed. */
export const isUpload = (path: string) =>
  [uploads, evidence, people].some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');
