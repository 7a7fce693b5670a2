import { createHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

export type LoadOptions = {
  connections: number;
  seconds: number;
  /** What is sent next; the number counts over all connections. */
  request: (number: number) => Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'>;
};

/** Sends requests over so many connections, each as soon as the one before it is answered, and measures the answers. */
export async function sendLoad(url: string, { connections, seconds, request }: LoadOptions) {
  const nanoseconds = createHistogram();
  const begin = performance.now();
  let sent = 0;
  let refused = 0;

  // A pool may let a request wait while later ones overtake it on other connections: its p99 would be the pool's.
  const keepSending = async () => {
    const client = new Client(url);
    while (performance.now() - begin < seconds * 1_000) {
      sent += 1;
      const start = process.hrtime.bigint();
      const { statusCode, body } = await client.request(request(sent));
      await body.arrayBuffer();
      nanoseconds.record(process.hrtime.bigint() - start);
      if (statusCode !== 200) refused += 1;
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  const took = (performance.now() - begin) / 1_000;

  const millisecondsAt = (percentile: number) => nanoseconds.percentile(percentile) / 1e6;
  return { count: sent, rate: sent / took, p50: millisecondsAt(50), p99: millisecondsAt(99), refused };
}
