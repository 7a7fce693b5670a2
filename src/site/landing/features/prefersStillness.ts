/** True when the visitor asked their system for less motion. Only asked in the browser. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
