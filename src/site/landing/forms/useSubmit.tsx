import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showLoadFailure } from '#start/showLoadFailure.ts';

type SendForm = typeof import('./sendForm.tsx');

/** Submits a form with `sendForm.tsx`. The browser downloads it when a visitor sends the first form. */
export function useSubmit(send: (module: SendForm, submitted: Parameters<SendForm['subscribe']>[0]) => Promise<void>) {
  const { i18n } = useTranslation();
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const submitted = { form, values: new FormData(form), language: i18n.language };
    setIsSending(true);
    try {
      await send(await import('./sendForm.tsx'), submitted);
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
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  const offScreen = { position: 'absolute', left: '-9999px' } as const;
  return <input name="website" tabIndex={-1} autoComplete="off" aria-hidden style={offScreen} />;
}
