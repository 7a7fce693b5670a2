import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, reportedId } from '#api/ApiError.ts';
import { type Failure, FailureContext } from './Field.tsx';
import styles from './SessionForm.module.css';

/** A live region for the failure of a form, or with the role `status` for its success. */
export function Alert({
  message,
  detail,
  requestId,
  role = 'alert',
}: Omit<Failure, 'problems'> & { role?: 'alert' | 'status' }) {
  const { t } = useTranslation('failures');
  return (
    <div role={role}>
      {message && (
        <div className={styles.alert}>
          <p>{message}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
          {requestId && (
            <p className={styles.requestId}>
              {t('requestId')} <code>{requestId}</code>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type Props<Name extends string> = {
  page: 'login' | 'changePassword' | 'invitation';
  /** Returns the problems of the values before they are sent. */
  validate?: (values: Record<Name, string>) => Failure;
  send: (values: Record<Name, string>, form: HTMLFormElement) => Promise<void>;
  /** Returns the text of an error that `send` has thrown. `text` is the server's message, or the text of the failure. */
  errorText?: (error: unknown, text?: string) => Pick<Failure, 'message' | 'detail'>;
  /** Shown once the form has been accepted. */
  success?: string;
  children: ReactNode;
};

const acceptAll = (): Failure => ({ problems: {} });

/** Focuses the first field with a problem, and returns whether it found one. */
function focusFirst(form: HTMLFormElement, problems: Failure['problems']) {
  const name = Object.keys(problems).find((field) => problems[field]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  return name !== undefined;
}

/**
 * A form of text fields. It is sent once its values are valid, and keeps them when that fails. The submit button does
 * nothing while the form is sent, and keeps the focus.
 */
export function SessionForm<Name extends string>(props: Props<Name>) {
  const { page, validate = acceptAll, send, errorText, success, children } = props;
  const { t } = useTranslation(['session', 'failures']);
  const [failure, setFailure] = useState<Failure>({ problems: {} });
  const [status, setStatus] = useState<'idle' | 'pending' | 'done'>('idle');
  const isPending = status === 'pending';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
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
      const alert = errorText?.(error, text) ?? { message: text ?? t('unexpectedError') };
      setFailure({ problems: body?.errors ?? {}, ...alert, requestId: reportedId(error) });
      setStatus('idle');
    }
  };
  const clearProblem = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    setFailure((last) => ({ ...last, problems: { ...last.problems, [name]: undefined } }));
  };

  return (
    <FailureContext value={failure}>
      <form noValidate onSubmit={submit} onInput={clearProblem}>
        {children}
        {success && <Alert role="status" message={status === 'done' ? success : undefined} />}
        <Alert {...failure} />
        <button className={`button ${styles.submit}`} type="submit" aria-disabled={isPending || undefined}>
          {t(isPending ? `${page}.pending` : `${page}.submit`)}
        </button>
      </form>
    </FailureContext>
  );
}
