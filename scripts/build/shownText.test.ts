import { expect, test } from 'vitest';
import { shownText } from './shownText.ts';

test('a text goes by the nearest family and weight that a rule gives it', () => {
  const css = '.hand{font-family:var(--font-hand);font-weight:600}p{font-weight:400}';
  expect(shownText('<body><h2>Hello</h2><p>you <b>there</b></p><div class="hand">Hi</div></body>', css)).toEqual([
    { text: 'Hello', families: [], weights: [700] },
    { text: 'you ', families: [], weights: [400] },
    { text: 'there', families: [], weights: [700] },
    { text: 'Hi', families: ['var(--font-hand)'], weights: [600] },
  ]);
});

test('a weight that only a state brings counts as well: the letters have to be there when it comes', () => {
  const css = 'a[aria-current]{font-weight:700}a:hover{font-family:var(--font-display)}';
  expect(shownText('<body><a href="#x">One</a></body>', css)).toEqual([
    { text: 'One', families: ['var(--font-display)'], weights: [700] },
  ]);
});

test('scripts and styles are no text', () => {
  expect(shownText('<body><script>var x</script><style>p{}</style><p>seen</p></body>', '')).toEqual([
    { text: 'seen', families: [], weights: [] },
  ]);
});
