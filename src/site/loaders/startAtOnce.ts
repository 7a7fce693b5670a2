import type { ShowLoadFailure } from '#brand/showLoadFailure.ts';

/** Both are put in front of this file by the build, which makes it an inline script. */
declare const entry: string;
declare const showLoadFailure: ShowLoadFailure;

import(entry).catch(showLoadFailure);
