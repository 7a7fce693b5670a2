/** Whether a file is one that HTML's `accept` lets a person choose, since a dropped one may be any. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept?: string) {
  const patterns = accept?.split(',').map((pattern) => pattern.trim().toLowerCase());
  if (!patterns) return true;
  return patterns.some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });
}
