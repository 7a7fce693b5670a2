declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** An S3 service on a folder; its one key is called S3RVER, and so is its secret. */
  // biome-ignore lint/style/noDefaultExport: so does the package
  export default class S3rver {
    constructor(options: object);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
