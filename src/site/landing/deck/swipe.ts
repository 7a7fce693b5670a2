export type Side = 'pass' | 'hello';
export type Point = { x: number; y: number };
type Drag = Point & { milliseconds: number };

/** In pixels, and pixels per millisecond. */
const minDistance = 90;
const minFlickDistance = 24;
const minFlickSpeed = 0.5;
const exitDistance = 560;

/** The side that a card was swiped to: far enough, or fast enough. Undefined means that it goes back. */
export function swipeSide({ x, milliseconds }: Drag): Side | undefined {
  const distance = Math.abs(x);
  const speed = distance / Math.max(milliseconds, 1);
  if (distance < minDistance && (distance < minFlickDistance || speed < minFlickSpeed)) return undefined;
  return x > 0 ? 'hello' : 'pass';
}

/** Where a swiped card ends: out of view, on along the line of the drag. */
export function exitPoint({ x, y }: Point) {
  const scale = exitDistance / Math.max(Math.abs(x), 1);
  return { x: Math.round(x * scale), y: Math.round(Math.max(-400, Math.min(400, y * scale))) };
}
