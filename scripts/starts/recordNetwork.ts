import type { CDPSession } from '@playwright/test';

type Sent = {
  path: string;
  /** The bytes of the body as it was sent. */
  bytes: number;
  uncompressedBytes: number;
  hasEnded: boolean;
  isParsed: boolean;
};

/** Chromium compiles larger scripts on another thread, while the page may be idle. */
const smallScriptInBytes = 30 * 1_024;

const isSettled = ({ path, uncompressedBytes, hasEnded, isParsed }: Sent) =>
  hasEnded && (isParsed || !path.endsWith('.js') || uncompressedBytes < smallScriptInBytes);

/** Records the requests of a page in their order, and which of them were sent before the page called `reportShown`. */
export async function recordNetwork(devtools: CDPSession) {
  const sent = new Map<string, Sent>();
  let sentBeforeShown: Sent[] | undefined;
  const change = (requestId: string, toValues: (request: Sent) => Partial<Sent>) => {
    const request = sent.get(requestId);
    if (request) Object.assign(request, toValues(request));
  };

  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    const { protocol, pathname: path } = new URL(url);
    const unsent = { bytes: 0, uncompressedBytes: 0, hasEnded: false, isParsed: false };
    if (protocol === 'http:') sent.set(requestId, { path, ...unsent });
  });
  devtools.on('Network.responseReceived', ({ requestId, response: { headers } }) =>
    change(requestId, () => ({ bytes: Number(headers['content-length'] ?? headers['Content-Length']) })),
  );
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) =>
    change(requestId, ({ uncompressedBytes }) => ({ uncompressedBytes: uncompressedBytes + dataLength })),
  );
  devtools.on('Network.loadingFinished', ({ requestId }) => change(requestId, () => ({ hasEnded: true })));
  devtools.on('Network.loadingFailed', ({ requestId }) => change(requestId, () => ({ hasEnded: true })));
  devtools.on('Debugger.scriptParsed', ({ url }) => {
    for (const request of sent.values()) if (url.endsWith(request.path)) request.isParsed = true;
  });
  devtools.on('Runtime.bindingCalled', () => {
    sentBeforeShown = [...sent.values()];
  });
  for (const domain of ['Network', 'Debugger', 'Runtime'] as const) await devtools.send(`${domain}.enable`);
  await devtools.send('Runtime.addBinding', { name: 'reportShown' });

  return {
    sent: () => [...sent.values()],
    sentBeforeShown: () => sentBeforeShown,
    isSettled: () => [...sent.values()].every(isSettled),
  };
}
