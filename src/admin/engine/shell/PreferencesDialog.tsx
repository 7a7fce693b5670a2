import { DialogContent, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { useT } from '#i18n/useT.ts';

const content = { display: 'grid', gap: 2, '&&': { pt: 1 } } as const;

/** The administrator's preferences in this browser. Each takes effect at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [photos, setPhotos] = usePreference('photos');
  const [personal, setPersonal] = usePreference('personal');
  const [shortcuts, setShortcuts] = usePreference('shortcuts');
  return (
    <DialogFrame title={t('preferences.title')} onClose={onClose}>
      <DialogContent sx={content}>
        <TextField
          select
          fullWidth
          label={t('preferences.photos')}
          value={photos}
          onChange={({ target }) => setPhotos(target.value as NonNullable<typeof photos>)}
        >
          <MenuItem value="suggested">{t('preferences.photosAre.suggested')}</MenuItem>
          <MenuItem value="blurred">{t('preferences.photosAre.blurred')}</MenuItem>
          <MenuItem value="shown">{t('preferences.photosAre.shown')}</MenuItem>
        </TextField>
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
      </DialogContent>
    </DialogFrame>
  );
}
