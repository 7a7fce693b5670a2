import { expect, test } from 'vitest';
import { parseHtml } from '#scripts/build/page.ts';
import { styledTexts } from './styledTexts.ts';

const textsIn = (html: string, css: string) => styledTexts(parseHtml(html), css);

test('a text inherits family and weight from the nearest element with a rule', () => {
  const css = '.hand{font-family:var(--font-hand);font-weight:600}p{font-weight:400}';
  expect(textsIn('<body><h2>Hello</h2><p>you <b>there</b></p><div class="hand">Hi</div></body>', css)).toEqual([
    { text: 'Hello', families: ['var(--font-text)'], weights: [700] },
    { text: 'you ', families: ['var(--font-text)'], weights: [400] },
    { text: 'there', families: ['var(--font-text)'], weights: [700] },
    { text: 'Hi', families: ['var(--font-hand)'], weights: [600] },
  ]);
});

test.each(['a:hover', 'nav:popover-open a'])(
  'a rule for a state (%s) adds its family or weight to those without the state',
  (selector) => {
    const css = `a{font-weight:600}a[aria-current]{font-weight:700}${selector}{font-family:var(--font-display)}`;
    expect(textsIn('<body><nav><a href="#x">One</a></nav></body>', css)).toEqual([
      { text: 'One', families: ['var(--font-text)', 'var(--font-display)'], weights: [600, 700] },
    ]);
  },
);

test('the text of a template counts, because the server may show it', () => {
  const texts = textsIn('<body><p>seen</p><template data-if="mail"><p>sent</p></template></body>', '');
  expect(texts.map(({ text }) => text)).toEqual(['seen', 'sent']);
});

test('the contents of script and style elements are ignored', () => {
  expect(textsIn('<body><script>var x</script><style>p{}</style><p>seen</p></body>', '')).toEqual([
    { text: 'seen', families: ['var(--font-text)'], weights: [400] },
  ]);
});
