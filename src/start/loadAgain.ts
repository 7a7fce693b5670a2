import { loadFailedStyles } from '#brand/lateStyles.ts';

const delayInMs = 500;

/** Downloads a part of the program, and tries once more after a failure: it may have been one request. */
export const loadAgain = <Result>(load: () => Promise<Result>): Promise<Result> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, delayInMs));
    await loadFailedStyles();
    return load();
  });
