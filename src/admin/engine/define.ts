/** The engine's public exports for definitions. They import neither React nor MUI. */
export type { AnyAction } from './schema/Action.ts';
export { defineDetailPageOf } from './schema/defineDetailPage.ts';
export { type AnyResource, defineResourceOf } from './schema/defineResource.ts';
export type { CustomFieldProps, CustomInputProps } from './schema/FieldKind.ts';
