import { isRecord, valueAt } from '#api/values.ts';

/** The texts of a list, or of a property of its objects. Other entries are left out. */
export const tagsOf = (value: unknown, by = ''): string[] =>
  (Array.isArray(value) ? value : [])
    .map((entry) => (isRecord(entry) ? valueAt(entry, by) : entry))
    .filter((tag) => typeof tag === 'string' && tag !== '');
