import { Box, Paper, Tab, Tabs, Typography } from '@mui/material';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRunOnOpen } from '#admin/engine/actions/queue.ts';
import { RecordActions } from '#admin/engine/actions/RecordActions.tsx';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { InitialsAvatar } from '#admin/engine/fields/person/InitialsAvatar.tsx';
import { textAt } from '#admin/engine/fields/text/text.tsx';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath } from '#admin/engine/record/dialogRoutes.ts';
import { useRecordName } from '#admin/engine/record/recordText.ts';
import type { DetailPage } from '#admin/engine/schema/defineDetailPage.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { useDocumentTitle } from '#admin/engine/ui/PageTitle.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { isBlank, valueAt } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { type ShownTab, useDetailTabs } from './useDetailTabs.tsx';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** The name, picture, declared header fields and actions of a record. */
function DetailHeader({ page, record }: { page: DetailPage; record: RaRecord }) {
  const name = useRecordName()(record);
  useDocumentTitle(name);
  const header = withSources(page.header ?? {}).filter(({ source }) => !isBlank(valueAt(record, source)));
  return (
    <Box sx={{ ...line, gap: 2, mb: 2 }}>
      {page.picture && (
        <InitialsAvatar
          name={name}
          picture={mediaUrl(textAt(record, { source: page.picture }))}
          size={72}
          sensitive={page.sensitive}
        />
      )}
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1">{name}</Typography>
        {header.length > 0 && (
          <Box sx={{ ...line, mt: 0.5, color: 'text.secondary' }}>
            {header.map((field) => (
              <span key={field.source}>
                <FieldValue {...field} />
              </span>
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ ...line, '&:empty': { display: 'none' } }}>
        <RecordActions record={record} />
      </Box>
    </Box>
  );
}

const frame = { p: { xs: 2, md: 3 } };

/** The tab in the URL, and a function that opens another. Related rows are in the path, other tabs in the query. */
function useTabInUrl(record: RaRecord, tabs: readonly ShownTab[]) {
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

/** A record's page: the header and the tabs. */
export function DetailView({ page, record, isFetching }: { page: DetailPage; record: RaRecord; isFetching: boolean }) {
  const id = useId();
  useRunOnOpen(isFetching ? undefined : record);
  const { lead, tabs } = useDetailTabs(page, record);
  const { tab, openTab } = useTabInUrl(record, tabs);
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
