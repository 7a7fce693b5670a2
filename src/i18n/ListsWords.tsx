import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { type TranslationMessages, useLocale } from 'react-admin';
import { createPolyglot, type KeyPath } from './adminMessages.ts';
import type { ListsMessages } from './messages/en/lists.ts';

type Translate = (key: KeyPath<ListsMessages>, variables?: Record<string, string | number>) => string;

const WordsContext = createContext<Translate | null>(null);

const files = import.meta.glob<{ lists: ListsMessages }>('./messages/*/lists.ts');

async function load(language: string): Promise<Translate> {
  const file = await files[`./messages/${language}/lists.ts`]?.();
  if (!file) throw new Error(`There are no words for lists in ${language}`);
  // react-admin's type asks for its own words, too, which are not looked up here.
  return createPolyglot(file.lists as unknown as TranslationMessages, language).translate;
}

type Props = { children: ReactNode; meanwhile?: ReactNode };

/** Shows its children once the words of what lists can do beyond showing a page are there. */
export function ListsWords({ children, meanwhile }: Props) {
  const language = useLocale();
  const { data: translate } = useQuery({
    queryKey: ['words', 'lists', language],
    queryFn: () => load(language),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });
  return translate ? <WordsContext value={translate}>{children}</WordsContext> : meanwhile;
}

/** The words of what lists can do beyond showing a page, by their typed keys. */
export function useListsT() {
  const translate = use(WordsContext);
  if (!translate) throw new Error('useListsT must be used within ListsWords');
  return translate;
}
