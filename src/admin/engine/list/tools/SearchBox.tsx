import SearchIcon from '@mui/icons-material/Search';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useT } from '#i18n/useT.ts';

const pageMessages = { hint: 'list.searchHint', matches: 'list.found' } as const;
const allMessages = { hint: 'list.searchAllHint', matches: 'list.foundInAll' } as const;

type Props = { label: string; search: string; matches?: number; isOfAll?: boolean; onSearch: (search: string) => void };

/**
 * Searches the rows that have been read: those of this page, or all. Made of the parts of MUI's TextField, which
 * itself would bring a select and two more kinds of input.
 */
export function SearchBox({ label, search, matches, isOfAll = false, onSearch }: Props) {
  const t = useT();
  const helperId = useId();
  const messages = isOfAll ? allMessages : pageMessages;
  const hasResult = search !== '' && matches !== undefined;
  return (
    <FormControl size="small" sx={{ width: { xs: '100%', md: 360 } }}>
      <OutlinedInput
        type="search"
        autoComplete="off" // what was searched for before may be a name that is masked now
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': label, 'aria-describedby': helperId } }}
      />
      <FormHelperText id={helperId} role="status">
        {hasResult ? t(messages.matches, { smart_count: matches }) : t(messages.hint)}
      </FormHelperText>
    </FormControl>
  );
}
