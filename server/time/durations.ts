/** Durations in milliseconds. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const yearInSeconds = (365 * day) / second;

/** The milliseconds between two times; 0 if a wrong clock dated the first one in the future. */
export const elapsed = (from: number, to: number) => Math.max(0, to - from);

export const hoursBetween = (from: number, to: number) => Math.floor(elapsed(from, to) / hour);
