import type { endpoints } from '#api/endpoints.ts';
import type { Rows } from '#api/wire.ts';
import type { AdminMessages } from '#i18n/messages/en/admin.ts';
import { defineDetailPageOf, defineResourceOf } from './engine/define.ts';
import type * as icons from './icons.ts';

/** The names of this product's icons, and of the groups of its menu. */
export type ProductMenuNames = { icon: keyof typeof icons; group: keyof AdminMessages['menu']['groups'] };

/** Checks a definition against row and calls of its resource. At run time it returns the definition. */
export const defineResource = defineResourceOf<typeof endpoints, Rows, ProductMenuNames>();

/** Checks a detail page against its row type and the names of resources. At run time it returns the page. */
export const defineDetailPage = defineDetailPageOf<keyof Rows & string>();
