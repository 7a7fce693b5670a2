import { createHistogram } from 'node:perf_hooks';
import { type Dispatcher, Pool } from 'undici';

export type LoadOptions = {
  connections: number;
  seconds: number;
  /** What is sent next; the number counts over all connections. */
  request: (number: number) => Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'>;
};

/** Sends requests over so many connections, each as soon as the one before it is answered, and measures the answers. */
export async function sendLoad(url: string, { connections, seconds, request }: LoadOptions) {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const nanoseconds = createHistogram();
  const begin = performance.now();
  let sent = 0;
  let refused = 0;

  const keepSending = async () => {
    while (performance.now() - begin < seconds * 1_000) {
      sent += 1;
      const start = process.hrtime.bigint();
      const { statusCode, body } = await pool.request(request(sent));
      await body.arrayBuffer();
      nanoseconds.record(process.hrtime.bigint() - start);
      if (statusCode !== 200) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  const took = (performance.now() - begin) / 1_000;
  await pool.close();

  const millisecondsAt = (percentile: number) => nanoseconds.percentile(percentile) / 1e6;
  return { count: sent, rate: sent / took, p50: millisecondsAt(50), p99: millisecondsAt(99), refused };
}
