import { type Endpoint, endpoints, type ResourceEndpoints } from './endpoints.ts';
import { readPageNumber, resourceAt } from './listAddress.ts';
import type { Answer, Send } from './request.ts';

type Asked = { endpoint: Endpoint; page: number; answer: Promise<Answer<unknown>> };

let asked: Asked | undefined;

const listAt = (pathname: string) => (endpoints as Record<string, ResourceEndpoints>)[resourceAt(pathname)]?.list;

/**
 * Asks for the list that an address of the dashboard leads to, before the program that will show it is there. A list
 * in parts is not asked for: the address alone does not tell which.
 */
export function askAhead(send: Send, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const endpoint = listAt(pathname);
  if (!endpoint || endpoint.call.includes('{')) return;
  const page = readPageNumber(new URLSearchParams(search).get('page'));
  const answer = send(endpoint, {}, { page });
  answer.catch(() => undefined); // whoever takes it tells
  asked = { endpoint, page, answer };
}

/** A sender whose first call takes the answer asked for ahead if it is the same; any later one would get it too old. */
export const takingAhead =
  (send: Send): Send =>
  <T>(...[endpoint, values = {}, options = {}]: Parameters<Send>) => {
    const ahead = asked;
    asked = undefined;
    const isSame = ahead?.endpoint === endpoint && ahead.page === (options.page ?? 1);
    return isSame ? (ahead.answer as Promise<Answer<T>>) : send<T>(endpoint, values, options);
  };
