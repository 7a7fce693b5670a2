import { defineResourceOf } from '#admin/engine/define.ts';
import type { endpoints } from '#tests/festival/endpoints.ts';
import type * as icons from '#tests/festival/icons.ts';
import type { Rows } from '#tests/festival/wire.ts';

/** Checks a definition against the row and the calls of one of the festival's resources. */
export const defineResource = defineResourceOf<typeof endpoints, Rows, { icon: keyof typeof icons; group: never }>();
