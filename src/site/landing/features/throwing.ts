export type Side = 'pass' | 'hello';
export type Drag = { x: number; y: number; milliseconds: number };

const farEnough = 90;
const fastEnough = 0.5;
const slightest = 24;

/** Which side a card was thrown to: far enough, or fast enough. Undefined means that it goes back. */
export function sideOf({ x, milliseconds }: Drag): Side | undefined {
  const distance = Math.abs(x);
  const speed = distance / Math.max(milliseconds, 1);
  if (distance < farEnough && (distance < slightest || speed < fastEnough)) return undefined;
  return x > 0 ? 'hello' : 'pass';
}

/** Where a thrown card ends: out of reach, on along the line of the throw. */
export function landing({ x, y }: { x: number; y: number }) {
  const reach = 560 / Math.max(Math.abs(x), 1);
  return { x: Math.round(x * reach), y: Math.round(Math.max(-400, Math.min(400, y * reach))) };
}
