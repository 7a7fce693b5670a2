import { expect, test } from 'vitest';
import { fillText } from './fillText.ts';

const facts = { brand: 'Hullo', 'mail.legal': 'l@example.com', 'company.name': undefined, 'officer.youth': 'Ada' };

test.each([
  ['We run {{brand}}. We are {{company.name}}. Write to us.', 'We run Hullo. Write to us.'],
  ['“We” means us. It is {{company.name}}.', '“We” means us.'],
  ['हम हैं {{company.name}}। लिखिए: {{mail.legal}}।', 'लिखिए: l@example.com।'],
  ['상호는 {{company.name}}입니다. 연락해 주십시오.', '연락해 주십시오.'],
  ['- One\n- Company: {{company.name}}\n- Two', '- One\n- Two'],
  ['1. Ask {{company.name}}. Or wait.', '1. Or wait.'],
  [
    '- **Questions:** {{mail.legal}}. Our officer is {{officer.youth}}.',
    '- **Questions:** l@example.com. Our officer is Ada.',
  ],
  ['{{if mail}} {{company.name}} sends. We wait.', '{{if mail}} We wait.'],
  ['First.\n\n{{company.name}}.\n\nLast.', 'First.\n\n\nLast.'],
  ['{{company.name}}.', ''],
])('an unset fact leaves out its sentence or list item: %j', (text, filled) => {
  expect(fillText(text, facts)).toBe(filled);
});

test('a placeholder that no fact has is refused, also in a sentence that is left out', () => {
  expect(() => fillText('{{company.name}} and {{age.unknown}}.', facts)).toThrow('{{age.unknown}}');
});
