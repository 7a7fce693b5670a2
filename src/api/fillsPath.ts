import type { Endpoint } from './Endpoint.ts';
import { type Values, valueAt } from './values.ts';

/** True where the values fill every part of a call's path; without that the call cannot be made. */
export const fillsPath = ({ call, from = {} }: Endpoint, values: Values = {}) =>
  [...call.matchAll(/\{([^}]+)\}/g)].every(([, name = '']) => (valueAt(values, from[name] ?? name) ?? '') !== '');
