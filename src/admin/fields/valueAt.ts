import { isRecord, type Values } from '#api/values.ts';

/** The value of a record at a path like `profile.name`; undefined where there is none. */
export const valueAt = (record: Values | undefined, source: string) =>
  record && source in record
    ? record[source]
    : source.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record);
