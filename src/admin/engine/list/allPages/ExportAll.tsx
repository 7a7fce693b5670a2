import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { useT } from '#i18n/useT.ts';
import { ExportAllDialog } from './ExportAllDialog.tsx';

/** Exports the rows of all pages that match the search. */
export function ExportAll() {
  const t = useT();
  const { apiPage, isNarrowed } = useApiList();
  const [isOpen, setOpen] = useState(false);
  const total = apiPage.info?.total;
  const label = total === undefined ? t('export.allPages') : t('export.all', { total });
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {isNarrowed ? t('export.matches') : label}
      </Button>
      {isOpen && <ExportAllDialog onClose={() => setOpen(false)} />}
    </>
  );
}
