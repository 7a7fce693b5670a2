import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, reportedId } from '#api/ApiError.ts';

type Problems = Record<string, string | undefined>;

/** Why a form was not sent or not accepted. A field whose problem is also the message or detail only gets marked. */
type Failure = {
  problems: Problems;
  message?: string;
  detail?: string;
  /** The id by which an operator finds the request in the log. */
  requestId?: string;
};

type Options<Name extends string> = {
  /** Returns the problems of the values before they are sent. */
  validate?: (values: Record<Name, string>) => Failure;
  send: (values: Record<Name, string>, form: HTMLFormElement) => Promise<void>;
  /** Returns the text of an error that `send` has thrown. `text` is the server's message, or the text of the failure. */
  errorText?: (error: unknown, text?: string) => Pick<Failure, 'message' | 'detail'>;
};

/** Focuses the first field with a problem, and returns whether it found one. */
function focusFirst(form: HTMLFormElement, problems: Problems) {
  const name = Object.keys(problems).find((field) => problems[field]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  return name !== undefined;
}

const acceptAll = () => ({ problems: {} });

/** The state of a form of text fields. It is sent once its values are valid, and keeps them when that fails. */
export function useForm<Name extends string>({ validate = acceptAll, send, errorText }: Options<Name>) {
  const { t } = useTranslation(['session', 'failures']);
  const [failure, setFailure] = useState<Failure>({ problems: {} });
  const [status, setStatus] = useState<'idle' | 'pending' | 'done'>('idle');

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'pending') return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Record<Name, string>;
    const invalid = validate(values);
    setFailure(invalid);
    setStatus('idle');
    if (focusFirst(form, invalid.problems)) return;

    setStatus('pending');
    try {
      await send(values, form);
      setStatus('done');
    } catch (error) {
      const { failure: reason = 'refused', serverMessage, body } = error instanceof ApiError ? error : {};
      const text = reason === 'refused' ? serverMessage : t(reason, { ns: 'failures' });
      const alert = errorText?.(error, text) ?? { message: text ?? t('changePassword.wentWrong') };
      setFailure({ problems: body?.errors ?? {}, ...alert, requestId: reportedId(error) });
      setStatus('idle');
    }
  };

  const fieldProps = (name: Name) => {
    const { problems, message, detail } = failure;
    const problem = problems[name];
    return {
      name,
      isInvalid: Boolean(problem),
      problem: problem === message || problem === detail ? undefined : problem,
      onInput: () => setFailure((last) => ({ ...last, problems: { ...last.problems, [name]: undefined } })),
    };
  };

  const { problems: _, ...alert } = failure;
  return { onSubmit, fieldProps, alert, status };
}

/** An email address with one @ and a dot inside its domain. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmail = (text: string) => emailPattern.test(text);
