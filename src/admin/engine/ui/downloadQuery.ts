import { queryOptions } from '@tanstack/react-query';

type Load<Result> = () => Promise<Result>;

const numbers = new WeakMap<Load<unknown>, number>();
let count = 0;

/** A query's key is text, which a function is not: each gets a number of its own. */
function numberOf(load: Load<unknown>) {
  const number = numbers.get(load) ?? ++count;
  numbers.set(load, number);
  return number;
}

/** What the keys of all downloads begin with. */
export const downloads = 'download';

/**
 * A part of the program that is downloaded for who shows it: once for all who ask with the same function, or under the same
 * name. A failure stays until somebody asks again; no render does.
 */
export const downloadQuery = <Result>(load: Load<Result>, name: string | number = numberOf(load)) =>
  queryOptions({
    queryKey: [downloads, name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
