import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';

/** Stands for what is personal on a screen that others see. */
export const mask = '•••';

/** True for a field that tells who or where a person is: said by its definition, else by its kind. */
export const isPersonal = ({ kind, personal }: { kind: FieldKind; personal?: boolean }) =>
  personal ?? (kind === 'email' || kind === 'person');
