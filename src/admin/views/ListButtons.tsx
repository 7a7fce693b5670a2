import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/useT.ts';
import { dialogPaths } from './dialogPaths.ts';
import { exportRows } from './exportRows.ts';
import { useListScreen } from './ListScreenContext.ts';
import { useDialogLink } from './useDialogLink.ts';
import type { Row } from './useRows.ts';

/** Export and add, as far as the definition declares them. */
export function ListButtons({ pageRows = [] }: { pageRows?: Row[] }) {
  const t = useT();
  const linkTo = useDialogLink();
  const { definition } = useListScreen();
  const { list, form, name } = definition;
  const exported = list.export;

  return (
    <>
      {exported && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={pageRows.length === 0}
          onClick={() => void exportRows(definition, exported, pageRows, t)}
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
    </>
  );
}
