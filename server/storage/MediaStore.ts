import { randomBytes } from 'node:crypto';

/** Uploads have their own folders, so that clean-ups never touch the demo's pictures. */
const uploads = 'category';

/** The folder of pictures in reports. */
export const evidenceFolder = 'evidence';

/** The folder of pictures of users. */
const peopleFolder = 'people';

export const newUploadPath = (type: string, folder = uploads) => `${folder}/${randomBytes(16).toString('hex')}.${type}`;

const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));

/** True for a picture of a user or of evidence. */
export const isPersonal = (path: string) => isIn(path, evidenceFolder, peopleFolder);

/** True for an uploaded picture, which may be removed. */
export const isUpload = (path: string) => (isIn(path, uploads) || isPersonal(path)) && !path.split('/').includes('..');

/** The folder of the builds in a bucket. No picture's path begins with a dot, so neither is served as the other. */
export const buildsFolder = '.builds';

/** An uploaded picture: its bytes, file extension and folder. */
export type Picture = { bytes: Buffer; type: string; folder?: string };

export type StoredFile = {
  size: number;
  etag: string;
  /** Null for a file that was removed meanwhile. */
  stream: () => Promise<ReadableStream | null>;
};

/** Stores files by their paths. */
export type FileStore = {
  /** Stores a file durably. */
  save: (path: string, bytes: Buffer) => Promise<void>;
  /** Removes a file, if it exists and the store may remove it. */
  remove: (path: string) => Promise<void>;
  read: (path: string) => Promise<StoredFile | null>;
  /** The paths of all files. */
  list: () => Promise<string[]>;
};

/** Stores pictures by paths below the media base. A path is never used twice. Only uploads are ever removed. */
export type MediaStore = FileStore & {
  /** True while `bytes` fit on the disk, with a reserve for the database and the log. */
  hasFreeSpace: (bytes: number) => Promise<boolean>;
  /** Copies a folder, such as that of a backup, into the store. */
  importFolder: (source: string, subfolder?: string) => Promise<void>;
  /** Copies all pictures into a folder. Skips existing files, because pictures never change. */
  exportTo: (target: string) => Promise<void>;
};
