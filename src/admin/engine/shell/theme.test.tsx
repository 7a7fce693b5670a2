import { expect, test } from 'vitest';
import { emotionCache } from './theme.ts';

test('rules get the prefix for Safari and no other', () => {
  const rules: string[] = [];
  const sheet = { insert: (rule: string) => rules.push(rule) };
  const styles = 'user-select:none;&::placeholder{opacity:1;}';

  emotionCache.insert('.a', { name: 'a', styles }, sheet as never, false);

  expect(rules).toEqual(['.a{-webkit-user-select:none;user-select:none;}', '.a::placeholder{opacity:1;}']);
});
