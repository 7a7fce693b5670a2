import { type PointerEvent, useRef } from 'react';

export type Side = 'pass' | 'hello';
type Point = { x: number; y: number };
type Drag = Point & { milliseconds: number };

/** In pixels, and pixels per millisecond. */
const minDistance = 90;
const minFlickDistance = 24;
const minFlickSpeed = 0.5;

/** Returns the side of a swipe. Undefined for a drag that is too short and too slow, whose card goes back. */
export function swipeSide({ x, milliseconds }: Drag): Side | undefined {
  const distance = Math.abs(x);
  const speed = distance / Math.max(milliseconds, 1);
  if (distance < minDistance && (distance < minFlickDistance || speed < minFlickSpeed)) return undefined;
  return x > 0 ? 'hello' : 'pass';
}

const maxTapDistance = 6;

/** Pointer handlers that move a card with the finger. They set its style without rendering, for speed. */
export function useSwipe({ onSwipe, onTap }: { onSwipe: (side: Side) => void; onTap: () => void }) {
  const start = useRef<(Point & { at: number }) | null>(null);

  const dragOf = (event: PointerEvent) => {
    if (!start.current) return undefined;
    const { x, y, at } = start.current;
    return { x: event.clientX - x, y: event.clientY - y, milliseconds: event.timeStamp - at };
  };
  const moveTo = (card: HTMLElement, x: number, y: number) => {
    card.style.setProperty('--x', `${x}px`);
    card.style.setProperty('--y', `${y}px`);
    card.style.setProperty('--pull', String(Math.max(-1, Math.min(1, x / 120))));
  };
  const release = (card: HTMLElement) => {
    start.current = null;
    delete card.dataset.held;
    for (const name of ['--x', '--y', '--pull']) card.style.removeProperty(name);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.held = '';
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = dragOf(event);
      if (drag) moveTo(event.currentTarget, drag.x, drag.y);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const drag = dragOf(event);
      release(event.currentTarget);
      if (!drag) return;
      const side = swipeSide(drag);
      if (side) onSwipe(side);
      else if (Math.hypot(drag.x, drag.y) < maxTapDistance) onTap();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      release(event.currentTarget);
    },
  };
}
