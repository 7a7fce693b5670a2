import { expect, test } from 'vitest';
import { compileDocument, readSource } from './compileDocument.ts';

test('sections are numbered in their order, sub-sections within them, and an unnumbered one has no number', () => {
  const { sections } = compileDocument(
    '# T\n\n## A {#a unnumbered}\n\n## B {#b}\n\n### C {#c}\n\n### D {#d}\n\n## E {#e}\n',
    {},
  );

  expect(sections.map(({ number }) => number)).toEqual(['', '1', '1.1', '1.2', '2']);
});

test('a placeholder becomes its fact, in headings and in the text, links included', () => {
  const facts = { brand: 'Hullo', 'mail.legal': '[l@example.com](mailto:l@example.com)' };
  const { title, sections } = compileDocument('# {{brand}}\n\n## At {{brand}} {#a}\n\nTo {{mail.legal}}.', facts);

  expect(title).toBe('Hullo');
  expect(sections[0]?.heading).toBe('At Hullo');
  expect(sections[0]?.html).toContain('<a href="mailto:l@example.com">l@example.com</a>');
});

test('a section without a known fact is left out, and the numbers have no gap', () => {
  const { sections } = compileDocument('# T\n\n## A {#a}\n\n{{fact}}.\n\n## B {#b}\n\nText', { fact: undefined });

  expect(sections).toMatchObject([{ id: 'b', number: '1' }]);
});

test('a paragraph for some servers only is in a template, and the one for all others is seen', () => {
  const text = '{{if mail}} We *write*.\n\n{{if form}} We answer.\n\n{{if unknown}} We may write.';
  const { lead } = compileDocument(`# T\n\n${text}`, {});

  expect(lead.replaceAll(/\s*\n\s*/g, '')).toBe(
    '<template data-if="mail"><p>We <em>write</em>.</p></template>' +
      '<template data-if="form"><p>We answer.</p></template>' +
      '<div data-if="unknown"><p>We may write.</p></div>',
  );
});

test('a section without an id stops the build', () => {
  expect(() => compileDocument('# T\n\n## Nameless\n\nText', {})).toThrow('"Nameless" has no id');
});

const markdown = `# Terms {from=01234567}

The lead.

## Who may use it {#eligibility from=89abcdef}

Adults.

## We confirm {#acknowledgment unnumbered}

### A detail {#detail}

Small.
`;

test('a document is split at its headings, with their ids and marks', () => {
  expect(readSource(markdown)).toEqual([
    { id: '', depth: 1, heading: 'Terms', unnumbered: false, from: '01234567', text: 'The lead.' },
    { id: 'eligibility', depth: 2, heading: 'Who may use it', unnumbered: false, from: '89abcdef', text: 'Adults.' },
    { id: 'acknowledgment', depth: 2, heading: 'We confirm', unnumbered: true, from: undefined, text: '' },
    { id: 'detail', depth: 3, heading: 'A detail', unnumbered: false, from: undefined, text: 'Small.' },
  ]);
});

test('text before the title is refused', () => {
  expect(() => readSource('Hello\n# Terms')).toThrow('begins with its title');
});

test('HTML blocks lose their line breaks, which a browser would show as spaces', () => {
  const figures = '<figure>\n<img src="/a.svg">\n</figure>\n<figure>\n<img src="/b.svg">\n</figure>';
  const { lead } = compileDocument(`# Title\n\n${figures}`, {});

  expect(lead).not.toContain('\n');
});
