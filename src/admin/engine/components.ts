/** The engine's public components, for those of a product. Apart from `dashboard.ts`, which loads with the first list. */

export { AskedRecordContext, TextInput } from './fields/useFieldInput.tsx';
export { Bubble, Conversation } from './list/layouts/Conversation.tsx';
export { CopyButton } from './ui/CopyButton.tsx';
