import { useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/useT.ts';
import { takeLostActions } from './lostActions.ts';

/** Reports each action that the last session of this tab lost, with a button to the page where it can be done again. */
export function useLostActionToasts() {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const show = useEvent(() => {
    for (const { text, path } of takeLostActions()) {
      const message = t('shortcuts.lostAction', { what: text });
      const button = { label: t('shortcuts.open'), onClick: () => navigate(path) };
      notify(message, { type: 'warning', messageArgs: { _: message }, button });
    }
  });

  useEffect(show, [show]);
}
