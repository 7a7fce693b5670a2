import { setupWorker } from 'msw/browser';
import { createHandlers } from './createHandlers.ts';

// A page of `npm run dev -- --mock` imports this module first, and waits for it.
const worker = setupWorker(...(await createHandlers()));
await worker.start({ onUnhandledFrame: 'bypass', quiet: true });

// A changed definition gets new example rows, without a reload.
import.meta.hot?.accept('./createHandlers.ts', async (changed) => {
  if (changed) worker.resetHandlers(...(await changed.createHandlers()));
});
