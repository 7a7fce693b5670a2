import { Counter, Gauge, Histogram, Registry } from 'prom-client';

type Values = number | Readonly<Record<string, number>> | undefined;

/** In seconds. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics by name, with the text that explains them. */
export class MetricRegistry extends Registry {
  readonly #own = { registers: [this] };

  counter(name: string, help: string, ...labelNames: string[]) {
    return new Counter({ name, help, labelNames, ...this.#own });
  }

  /** Measures durations, or other values with their own buckets. */
  histogram(name: string, help: string, { labelNames = [] as string[], buckets = durationBuckets } = {}) {
    return new Histogram({ name, help, labelNames, buckets, ...this.#own });
  }

  /** A number, or one for each value of a label, which is read whenever Prometheus asks for the metrics. */
  gauge(name: string, help: string, read: () => Values | Promise<Values>, label = '') {
    new Gauge({
      ...{ name, help, labelNames: label ? [label] : [], ...this.#own },
      async collect() {
        const values = await read();
        if (typeof values === 'number') return this.set(values);
        this.reset();
        for (const [name, value] of Object.entries(values ?? {})) this.set({ [label]: name }, value);
      },
    });
  }
}
