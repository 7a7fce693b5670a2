import { type PointerEvent, useRef } from 'react';
import { type Side, sideOf } from './throwing.ts';

type Thrown = (side: Side, drag: { x: number; y: number }) => void;

const tapInPixels = 6;

/** Handlers that let a card follow the pointer. It is moved without rendering, so that it keeps up with the finger. */
export function useThrow({ onThrow, onTap }: { onThrow: Thrown; onTap: () => void }) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null);

  const dragOf = (event: PointerEvent) => {
    if (!start.current) return undefined;
    const { x, y, at } = start.current;
    return { x: event.clientX - x, y: event.clientY - y, milliseconds: event.timeStamp - at };
  };
  const place = (card: HTMLElement, x: number, y: number) => {
    card.style.setProperty('--x', `${x}px`);
    card.style.setProperty('--y', `${y}px`);
    card.style.setProperty('--pull', String(Math.max(-1, Math.min(1, x / 120))));
  };
  const letGo = (card: HTMLElement) => {
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
      if (drag) place(event.currentTarget, drag.x, drag.y);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const drag = dragOf(event);
      letGo(event.currentTarget);
      if (!drag) return;
      const side = sideOf(drag);
      if (side) onThrow(side, drag);
      else if (Math.hypot(drag.x, drag.y) < tapInPixels) onTap();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      letGo(event.currentTarget);
    },
  };
}
