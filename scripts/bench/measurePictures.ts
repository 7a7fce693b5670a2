import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { type LoadedServer, uuidOf } from './loadedServer.ts';

const reports = 4;
const picturesOfReport = 3;

/** Returns in base64 a small PNG file that needs much memory to decode: 16 bit, interlaced. */
async function largePicture(pixels: number) {
  const create = { width: pixels, height: pixels, channels: 3, background: '#f63' } as const;
  const png = await sharp({ create }).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  return png.toString('base64');
}

async function sendReport(url: string, appToken: string, key: string, pictures: string[]) {
  const response = await fetch(`${url}/api/intake/report`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${appToken}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ user: uuidOf(1), reason: 'spam', pictures }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Requests the health check until the signal aborts; resolves with the longest response time in milliseconds. */
async function watchHealth(url: string, signal: AbortSignal) {
  let longest = 0;
  while (!signal.aborted) {
    const begin = performance.now();
    await fetch(`${url}/api/healthz`).then((response) => response.arrayBuffer());
    longest = Math.max(longest, performance.now() - begin);
    await delay(20);
  }
  return longest;
}

/** Sends several reports with large pictures at once, and prints the peak of the server's memory. */
export async function measurePictures({ url, appToken, megabytes, peakMegabytes }: LoadedServer) {
  const table: Record<string, Record<string, string | number>> = {};
  // The server refuses pictures of 6,000 x 6,000 pixels. They come first, because the peak never falls.
  for (const pixels of [6_000, 4_000]) {
    const picture = await largePicture(pixels);
    const before = megabytes();
    const stopWatching = new AbortController();
    const health = watchHealth(url, stopWatching.signal);
    const send = (_: unknown, number: number) =>
      sendReport(url, appToken, `${pixels}-${number}`, Array(picturesOfReport).fill(picture));
    const statuses = await Promise.all(Array.from({ length: reports }, send));
    stopWatching.abort();
    table[`${reports} reports, ${picturesOfReport} pictures of ${pixels} x ${pixels} each`] = {
      responses: [...new Set(statuses)].join(', '),
      'memory before, MB': Math.round(before),
      'at its peak, MB': Math.round(peakMegabytes()),
      'health check at most, ms': Math.round(await health),
    };
  }
  console.table(table);
}
