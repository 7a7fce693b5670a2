/** The phones that are counted, with the colour of each in chart and legend. */
export const platforms = [
  { name: 'ios', label: 'statistics.iosName', color: 'var(--color-accent)' },
  { name: 'android', label: 'statistics.androidName', color: 'var(--color-link)' },
] as const;
