import { matchesEtag } from '#server/http/matchesEtag.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import type { StaticFile } from './StaticFile.ts';

type Extra = { status?: 200 | 404; headers?: Record<string, string>; vary?: string[] };

/** Sends a file in the encoding the client likes best, or 304 when the client already has those bytes. */
export function serveFile(request: Request, file: StaticFile, { status = 200, headers, vary = [] }: Extra = {}) {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), [...file.compressed.keys()]);
  const body = file.compressed.get(encoding ?? '') ?? file.content;
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const varies = file.compressed.size > 0 ? [...vary, 'Accept-Encoding'] : vary;

  const common = new Headers({ 'Cache-Control': file.cacheControl, ETag: etag, ...headers });
  if (file.policy) common.set('Content-Security-Policy', file.policy); // of a 304, too: it replaces the one that was kept
  if (varies.length > 0) common.set('Vary', varies.join(', '));
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: common });
  }

  common.set('Content-Type', file.contentType);
  common.set('Content-Length', String(body.byteLength));
  if (encoding) common.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(body), { status, headers: common });
}
