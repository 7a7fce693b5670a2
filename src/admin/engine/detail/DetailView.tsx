import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath } from '#admin/engine/record/dialogRoutes.ts';
import type { DetailPage } from '#admin/engine/schema/defineDetailPage.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { DetailHeader } from './DetailHeader.tsx';
import { type ShownTab, useDetailTabs } from './useDetailTabs.tsx';

const frame = { p: { xs: 2, md: 3 } };

/** The tab that the address names, by its path if it has rows, else by its query, and the way to another. */
function useTabInAddress(record: RaRecord, tabs: readonly ShownTab[]) {
  const definition = useDefinition();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const base = detailPagePath(definition, record.id);
  const [inPath = ''] = pathname.slice(base.length + 1).split('/');
  const name = inPath || new URLSearchParams(search).get('tab');
  const tab = tabs.find((shown) => shown.name === name) ?? tabs[0];

  const openTab = (opened: string) => {
    const isRelated = tabs.some((shown) => shown.name === opened && shown.isRelated);
    navigate(isRelated ? `${base}/${opened}` : { pathname: base, search: `?tab=${opened}` }, { replace: true, state });
  };
  return { tab, openTab };
}

/** A record in full: who or what it is and, in tabs, what is known. The tab lives in the address. */
export function DetailView({ page, record }: { page: DetailPage; record: RaRecord }) {
  const id = useId();
  const { lead, tabs } = useDetailTabs(page, record);
  const { tab, openTab } = useTabInAddress(record, tabs);
  const text = useResourceText();
  const hasTabs = tabs.length > 1;
  const panel = hasTabs && tab && { role: 'tabpanel', id: `${id}panel`, 'aria-labelledby': `${id}${tab.name}` };
  return (
    <>
      <DetailHeader page={page} record={record} />
      {lead && (
        <Paper variant="outlined" sx={{ ...frame, mb: 2 }}>
          {lead}
        </Paper>
      )}
      {hasTabs && tab && (
        <Tabs
          value={tab.name}
          onChange={(_, name: string) => openTab(name)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={text.sentence('show.pageTitle')}
          sx={{ mb: 2 }}
        >
          {tabs.map(({ name, label }) => (
            <Tab key={name} id={`${id}${name}`} value={name} label={label} aria-controls={`${id}panel`} />
          ))}
        </Tabs>
      )}
      {tab?.isRelated && <div {...panel}>{tab.content}</div>}
      {tab && !tab.isRelated && (
        <Paper variant="outlined" {...panel} sx={frame}>
          {tab.content}
        </Paper>
      )}
    </>
  );
}
