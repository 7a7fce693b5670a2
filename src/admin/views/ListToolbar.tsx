import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useWords } from '#i18n/useWords.ts';
import { dialogPaths } from './dialogPaths.ts';
import { exportRows } from './exportRows.ts';
import { useListScreen } from './ListScreenContext.ts';
import { SearchBox } from './SearchBox.tsx';
import { useDialogLink } from './useDialogLink.ts';
import type { ListState } from './useListState.ts';
import type { Row } from './useRows.ts';

type Props = { state: ListState; pageRows?: Row[]; matches?: number };

/** Search, export and add, as far as the definition declares them. */
export function ListToolbar({ state, pageRows, matches }: Props) {
  const t = useWords();
  const linkTo = useDialogLink();
  const { definition } = useListScreen();
  const { list, form, name } = definition;
  const exported = list.export;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      {list.search && <SearchBox search={state.search} matches={matches} onSearch={state.setSearch} />}
      <Box sx={{ flexGrow: 1 }} />
      {exported && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={!pageRows?.length}
          onClick={() => void exportRows(definition, exported, pageRows ?? [], t)}
        >
          {t(exported.label)}
        </Button>
      )}
      {form && (
        <Button
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          component={Link}
          {...linkTo(dialogPaths(name).create)}
        >
          {t(form.add)}
        </Button>
      )}
    </Box>
  );
}
