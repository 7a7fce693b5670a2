import { expect, test } from 'vitest';
import { readSource } from './readSource.ts';

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
