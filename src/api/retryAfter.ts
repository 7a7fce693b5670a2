/** How long an answer's `Retry-After` asks to wait, which is in seconds or a moment; undefined without a readable one. */
export function retryAfterInMs({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
