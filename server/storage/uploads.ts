import { randomBytes } from 'node:crypto';

/** Uploads have their own folders, so that clean-ups never touch the demo's pictures. */
const uploads = 'category';

/** The folder of pictures in reports. */
export const evidenceFolder = 'evidence';

/** The folder of pictures of users. */
export const peopleFolder = 'people';

export const newUploadPath = (type: string, folder = uploads) => `${folder}/${randomBytes(16).toString('hex')}.${type}`;

/** True for an uploaded picture, which may be removed. */
export const isUpload = (path: string) =>
  [uploads, evidenceFolder, peopleFolder].some((folder) => path.startsWith(`${folder}/`)) &&
  !path.split('/').includes('..');
