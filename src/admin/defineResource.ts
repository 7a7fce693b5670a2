import type { endpoints } from '#api/endpoints.ts';
import type { Rows } from '#api/wire.ts';
import { defineDetailPageOf, defineResourceOf } from './engine/define.ts';

/** Checks a definition against row and calls of its resource. At run time it returns the definition. */
export const defineResource = defineResourceOf<typeof endpoints, Rows>();

/** Checks a detail page against its row type and the names of resources. At run time it returns the page. */
export const defineDetailPage = defineDetailPageOf<keyof Rows & string>();
