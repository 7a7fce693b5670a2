import { FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useProduct } from '#admin/engine/context/contexts.ts';
import { DetailScreen } from '#admin/engine/detail/DetailScreen.tsx';
import { useT } from '#admin/engine/text/useT.ts';
import { sideBySide } from '#admin/engine/ui/layout.ts';
import { PageTitle, PartTitle } from '#admin/engine/ui/PageTitle.tsx';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { Select } from '#admin/engine/ui/Select.tsx';
import { isSingleton } from '#api/Endpoint.ts';
import { chooseScheme, chosenScheme, type Scheme } from '#brand/scheme.ts';

const schemes = ['system', 'light', 'dark'] as const;
const blurs = ['suggested', 'blurred', 'shown'] as const;

/** The administrator's choices for this browser. Each takes effect at once. */
function Preferences() {
  const t = useT();
  const [scheme, setScheme] = useState(chosenScheme);
  const [photos, setPhotos] = usePreference('photos');
  const [personal, setPersonal] = usePreference('personal');
  const [shortcuts, setShortcuts] = usePreference('shortcuts');
  const choose = (chosen: Scheme) => {
    chooseScheme(chosen);
    setScheme(chosen);
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, ...sideBySide, columnGap: 4, rowGap: 2 }}>
      <Select
        label={t('preferences.scheme')}
        value={scheme}
        options={schemes.map((value) => ({ value, text: t(`preferences.schemes.${value}`) }))}
        onSelect={choose}
      />
      <Select
        label={t('preferences.photos')}
        value={photos ?? 'suggested'}
        options={blurs.map((value) => ({ value, text: t(`preferences.photosAre.${value}`) }))}
        onSelect={setPhotos}
      />
      <FormControlLabel
        label={t('preferences.personal')}
        control={
          <Switch checked={personal === 'masked'} onChange={(_, isOn) => setPersonal(isOn ? 'masked' : 'shown')} />
        }
      />
      <FormControlLabel
        label={t('preferences.shortcuts')}
        control={<Switch checked={shortcuts === 'on'} onChange={(_, isOn) => setShortcuts(isOn ? 'on' : 'off')} />}
      />
      <Typography variant="body2" color="textSecondary">
        {t('preferences.note')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('preferences.drafts')}
      </Typography>
    </Paper>
  );
}

/** The settings of the signed-in administrator: their account, if the API has it, and the choices for this browser. */
export function SettingsScreen() {
  const title = useT()('preferences.title');
  const { resources, endpoints } = useProduct();
  const singleton = resources.find(({ name }) => isSingleton(endpoints, name));
  if (singleton?.detailPage)
    return (
      <DetailScreen definition={singleton}>
        <div>
          <PartTitle title={title} />
          <Preferences />
        </div>
      </DetailScreen>
    );
  return (
    <>
      <PageTitle title={title} />
      <Preferences />
    </>
  );
}
