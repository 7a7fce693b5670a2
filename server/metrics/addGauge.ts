import { Gauge, type Registry } from 'prom-client';

type Figures = number | Readonly<Record<string, number>> | undefined;

type Options = {
  name: string;
  help: string;
  /** The label that tells the figures of a record apart. */
  label?: string;
  /** Returns one figure, or a figure for each value of the label. */
  read: () => Figures | Promise<Figures>;
};

/** Adds a figure that is read whenever Prometheus asks for the metrics. */
export function addGauge(registry: Registry, { label, read, ...named }: Options) {
  new Gauge({
    ...named,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      const figures = await read();
      if (typeof figures === 'number') return this.set(figures);
      this.reset();
      for (const [value, figure] of Object.entries(figures ?? {})) this.set({ [label ?? '']: value }, figure);
    },
  });
}
