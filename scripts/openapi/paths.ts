/** A call or path without the names of its parameters, which the document, a route and a client's table may choose otherwise. */
export const withoutNames = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '{}');

/** A call or path of the document as a router has it: `/faq/:id` for `/faq/{id}`. */
export const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
