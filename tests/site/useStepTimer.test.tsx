import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStepTimer } from '#site/landing/parts/animation.ts';
import { mockIntersectionObserver } from '#tests/support/mockIntersectionObserver.ts';

function Scene() {
  const { ref, step, startOver } = useStepTimer(3, 100);
  return (
    <div ref={ref}>
      <button type="button" onClick={startOver}>
        {step}
      </button>
    </div>
  );
}

const step = () => screen.getByRole('button').textContent;

test('a scene that is visible from the start stays complete', () => {
  const { show, wait } = mockIntersectionObserver();
  render(<Scene />);

  show();
  wait(1_000);

  expect(step()).toBe('3');
});

test('a hidden scene begins when it becomes visible, stops while it is hidden and continues where it was', () => {
  const { show, hide, wait } = mockIntersectionObserver();
  render(<Scene />);
  hide();
  wait(1_000);
  expect(step()).toBe('0');
  show();
  wait(100);

  hide();
  wait(1_000);
  expect(step()).toBe('1');

  show();
  wait(100);
  wait(100);
  expect(step()).toBe('3');
});

test('starting over plays a still scene from the beginning', () => {
  const { show, wait } = mockIntersectionObserver();
  render(<Scene />);
  show();

  act(() => screen.getByRole('button').click());
  expect(step()).toBe('0');

  for (let waited = 0; waited < 3; waited++) wait(100);
  expect(step()).toBe('3');
});

test('under reduced motion a scene is complete, also when started over', () => {
  const { hide, show, wait } = mockIntersectionObserver({ reducedMotion: true });
  render(<Scene />);

  hide();
  show();
  wait(100);
  expect(step()).toBe('3');

  act(() => screen.getByRole('button').click());
  expect(step()).toBe('3');
});
