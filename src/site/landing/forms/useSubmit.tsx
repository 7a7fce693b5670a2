import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#api/Endpoint.ts';
import { useIsHydrated } from '#site/pageSettings.ts';
import { loadAgain } from '#start/loadAgain.ts';
import { reportsMistake } from '#start/reportsMistake.ts';
import { showLoadFailure } from '#start/showLoadFailure.ts';

type Outcome = Awaited<ReturnType<typeof import('./sendForm.tsx').sendForm>>;

/**
 * Submits a form with `sendForm.tsx`. The browser downloads it when a visitor sends the first form. The form needs
 * `noValidate`, because the browser would refuse addresses that the server takes.
 */
export function useSubmit(endpoint: Endpoint, thanks: string, onEnd?: (outcome: Outcome) => void) {
  const { i18n } = useTranslation();
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending || reportsMistake(form)) return;
    const values = new FormData(form);
    setIsSending(true);
    try {
      const { sendForm } = await loadAgain(() => import('./sendForm.tsx'));
      const outcome = await sendForm(endpoint, { form, values, language: i18n.language, thanks });
      onEnd?.(outcome);
    } catch (error) {
      showLoadFailure(error);
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, submit };
}

/** A field that visitors cannot see or reach: only programs fill it in. It renders after hydration, to keep the HTML small. */
export function Honeypot() {
  if (!useIsHydrated()) return null;
  return (
    <input
      className="visually-hidden"
      name="leave_blank"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden
      data-1p-ignore // 1Password, LastPass and Bitwarden fill in fields that they guess
      data-lpignore
      data-bwignore
    />
  );
}
