import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import { InitialsAvatar } from '#admin/fields/person/InitialsAvatar.tsx';
import { personFrom } from '#admin/fields/person/personFrom.ts';
import { textValue } from '#admin/fields/textValue.ts';
import { useDocumentTitle } from '#admin/parts/PageTitle.tsx';
import { FieldList } from '#admin/record/FieldList.tsx';
import type { DetailPage, DetailTab } from '#admin/schema/defineDetailPage.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { Gallery } from './Gallery.tsx';

type Props = { page: DetailPage; record: RaRecord };

function PersonHeader({ page, record }: Props) {
  const { name, email } = personFrom(record) ?? { name: '', email: '' };
  useDocumentTitle(name);
  const Status = fieldKinds.status.Field;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <InitialsAvatar name={name} picture={mediaUrl(textValue(record, { source: page.picture }))} size={72} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1">{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography color="textSecondary">{email}</Typography>
          <Status source={page.status} />
        </Box>
      </Box>
    </Box>
  );
}

function TabContent({ tab, record }: { tab: DetailTab<Values>; record: RaRecord }) {
  if ('pictures' in tab) {
    const paths = tab.pictures.map((source) => textValue(record, { source })).filter(Boolean);
    return <Gallery paths={paths} name={personFrom(record)?.name ?? ''} />;
  }
  const fields = Object.entries(tab.fields).flatMap(([source, field]) => (field ? [{ source, ...field }] : []));
  return <FieldList fields={fields} isWide />;
}

/** A person in full: who it is and, in tabs, what is known. The tab lives in the address. */
export function DetailView({ page, record }: Props) {
  const words = useResourceText();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const tab = page.tabs.find(({ name }) => name === params.get('tab')) ?? page.tabs[0];

  return (
    <>
      <PersonHeader page={page} record={record} />
      <Tabs
        value={tab.name}
        onChange={(_, name: string) => setParams({ tab: name }, { replace: true })}
        aria-label={words.text('show.pageTitle')}
        sx={{ mb: 2 }}
      >
        {page.tabs.map(({ name }) => (
          <Tab key={name} id={`${id}${name}`} value={name} label={words.section(name)} aria-controls={`${id}panel`} />
        ))}
      </Tabs>
      <Paper
        variant="outlined"
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${tab.name}`}
        sx={{ p: { xs: 2, md: 3 } }}
      >
        <TabContent tab={tab} record={record} />
      </Paper>
    </>
  );
}
