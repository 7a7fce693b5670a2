/** The engine's public exports for a product's messages. They need no React. */

export { loadPolyglot, loadWithExtensions } from './text/adminMessages.ts';
