import type { ShownFields } from '#admin/engine/define.ts';
import type { Metrics } from '#api/extensions/wire/metrics.ts';

/** What waits and how fast it is decided, a card each: the first value is its figure, the others stand below it. */
export const waitingCards = [
  { open_cases: { kind: 'number' }, oldest_case: { kind: 'number', unit: 'hour' }, late_cases: { kind: 'number' } },
  { median_decision: { kind: 'number', unit: 'hour' } },
  { open_tickets: { kind: 'number' }, oldest_ticket: { kind: 'number', unit: 'hour' } },
] as const satisfies readonly ShownFields<Metrics>[];
