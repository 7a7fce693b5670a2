/** A picture's bytes, how the names of its kind end, and the folder of uploads that it belongs to. */
export type Picture = { bytes: Buffer; type: string; folder?: string };

/** Both ends are part of it. */
export type ByteRange = { start: number; end: number };

/** A picture that is there. */
export type StoredPicture = {
  size: number;
  etag: string;
  /** Its bytes as they are asked for: nobody has to hold all of them. */
  stream: (range?: ByteRange) => Promise<ReadableStream>;
};

/** Where pictures are kept. A path is below the media base, and never given twice. */
export type MediaStore = {
  /** Keeps an uploaded picture, power failures included, and returns its path; leaves nothing behind when it cannot. */
  save: (picture: Picture) => Promise<string>;
  /** Removes an uploaded picture; one that is missing already is no error, and the demo's pictures stay. */
  remove: (path: string) => Promise<void>;
  read: (path: string) => Promise<StoredPicture | null>;
  /** True while so many bytes fit, with some to spare for the database and the log. */
  hasFreeSpace: (bytes: number) => Promise<boolean>;
  /** Takes over every file of a folder, such as the demo's or a backup's, under its path there. */
  importFolder: (source: string, below?: string) => Promise<void>;
  /** Copies everything into a folder; what lies there already is left, as a picture never changes under its name. */
  exportTo: (target: string) => Promise<void>;
};
