/** The engine's public inputs and bubbles, for the components of a product. Apart from `dashboard.ts`, which loads with the first list. */

export { FieldInputs } from './fields/FieldInputs.tsx';
export { Bubble, Conversation } from './list/layouts/Conversation.tsx';
export { CopyButton } from './ui/CopyButton.tsx';
