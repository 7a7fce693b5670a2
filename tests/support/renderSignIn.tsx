import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ApiCall } from '#api/createClient.ts';
import type { Values } from '#api/values.ts';
import { createI18n } from '#i18n/i18next.ts';

/** Shows a sign-in page with its real messages. */
export async function renderSignIn(page: ReactElement) {
  const i18n = await createI18n('en', ['session', 'failures']);
  return render(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
}

/** Records the sent values and responds with the next given response: an error is thrown, all else is the data. */
export function scriptedCall(...responses: unknown[]) {
  const sent: Values[] = [];
  const call: ApiCall = async <T,>(_: unknown, values: Values = {}) => {
    sent.push(values);
    const response = await responses[sent.length - 1];
    if (response instanceof Error) throw response;
    return { data: response as T, message: 'Done' };
  };
  return { call, sent };
}
