import { dayOf, toDate } from './calendar.ts';

const typedDay = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/** Parses a typed day, such as `3-8-2025`, `03/08/2025` or `03082025`, and ISO 8601. Undefined for anything else. */
export function parseDay(text: string) {
  const [day = '', month = '', year] = typedDay.exec(text.trim())?.slice(1).filter(Boolean) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const isDay = dayOf(iso) === iso && toDate(iso)?.toISOString().startsWith(iso); // 31 February is no day, or another one
  return isDay ? iso : undefined;
}
