import type { endpoints } from '#api/endpoints.ts';
import type { Rows } from '#api/wire.ts';
import { defineDetailPageOf, defineResourceOf } from './engine/define.ts';

/** Checks a definition against the row and the calls of the resource that it names; at run time it is the definition itself. */
export const defineResource = defineResourceOf<typeof endpoints, Rows>();

/** Checks a page against its row type and the resources there are; at run time it is the definition itself. */
export const defineDetailPage = defineDetailPageOf<keyof Rows & string>();
