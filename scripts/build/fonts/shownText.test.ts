import { expect, test } from 'vitest';
import { parseHtml } from '#scripts/build/fillPage.ts';
import { shownText } from './shownText.ts';

const shownIn = (html: string, css: string) => shownText(parseHtml(html), css);

test('a text goes by the nearest family and weight that a rule gives it', () => {
  const css = '.hand{font-family:var(--font-hand);font-weight:600}p{font-weight:400}';
  expect(shownIn('<body><h2>Hello</h2><p>you <b>there</b></p><div class="hand">Hi</div></body>', css)).toEqual([
    { text: 'Hello', families: [], weights: [700] },
    { text: 'you ', families: [], weights: [400] },
    { text: 'there', families: [], weights: [700] },
    { text: 'Hi', families: ['var(--font-hand)'], weights: [600] },
  ]);
});

test.each(['a:hover', 'nav:popover-open a'])(
  'a face that only a state brings (%s) counts beside the other: the letters have to be there with it and without',
  (selector) => {
    const css = `a{font-weight:600}a[aria-current]{font-weight:700}${selector}{font-family:var(--font-display)}`;
    expect(shownIn('<body><nav><a href="#x">One</a></nav></body>', css)).toEqual([
      { text: 'One', families: ['var(--font-text)', 'var(--font-display)'], weights: [600, 700] },
    ]);
  },
);

test('scripts and styles are no text', () => {
  expect(shownIn('<body><script>var x</script><style>p{}</style><p>seen</p></body>', '')).toEqual([
    { text: 'seen', families: [], weights: [] },
  ]);
});
