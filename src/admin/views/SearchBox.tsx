import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/useT.ts';

const wordsOfPage = { hint: 'list.searchHint', found: 'list.found' } as const;
const wordsOfAll = { hint: 'list.searchAllHint', found: 'list.foundInAll' } as const;

type Props = { label: string; search: string; matches?: number; isOfAll?: boolean; onSearch: (search: string) => void };

/** Searches the rows that have arrived: those of this page, or all. What is typed shows at once; the address follows. */
export function SearchBox({ label, search, matches, isOfAll = false, onSearch }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);

  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);

  const change = (text: string) => {
    sent.current = text;
    setTyped(text);
    onSearch(text);
  };

  const words = isOfAll ? wordsOfAll : wordsOfPage;
  const found = search && matches !== undefined ? t(words.found, { smart_count: matches }) : t(words.hint);
  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => change(event.target.value)}
      placeholder={label}
      helperText={found}
      slotProps={{
        htmlInput: { 'aria-label': label },
        formHelperText: { role: 'status' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: { xs: '100%', md: 360 } }}
    />
  );
}
