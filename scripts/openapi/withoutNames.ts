/** A call or path without the names of its parameters, which the document, a route and a client's table may choose otherwise. */
export const withoutNames = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '{}');
