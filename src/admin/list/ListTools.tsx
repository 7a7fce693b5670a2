import { ListsWords } from '#i18n/ListsWords.tsx';
import { SearchAll } from './allPages/SearchAll.tsx';
import type { ApiList } from './useApiListController.ts';

type Props = { list: ApiList };

/** What narrows a list beyond the search in what was read, as far as its definition declares it. */
export const ListTools = ({ list }: Props) => <ListsWords>{list.canSearchAll && <SearchAll list={list} />}</ListsWords>;
