/** The engine's public inputs, for the components of a product. Apart from `dashboard.ts`, which loads with the first list. */

export { FieldInputs } from './fields/FieldInputs.tsx';
export { CopyButton } from './ui/CopyButton.tsx';
