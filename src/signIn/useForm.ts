import { type FormEvent, useState } from 'react';
import { ApiError, reportedId } from '#api/ApiError.ts';

/** Why a form was not sent, or not accepted. A field whose problem is the form's message is marked, but does not repeat it. */
type Failure = {
  problems: Record<string, string | undefined>;
  message?: string;
  detail?: string;
  /** By which an operator finds the request in the log. */
  requestId?: string;
};

type Options<Name extends string> = {
  /** What is wrong with the values before they are sent. */
  validate: (values: Record<Name, string>) => Failure;
  send: (values: Record<Name, string>, form: HTMLFormElement) => Promise<void>;
  /** Words what `send` has thrown. */
  errorText: (error: unknown) => Pick<Failure, 'message' | 'detail'>;
};

/** Moves the focus to the first field that has a problem; false when none has. */
function focusFirst(form: HTMLFormElement, problems: Record<string, string | undefined>) {
  const name = Object.keys(problems).find((field) => problems[field]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  return name !== undefined;
}

/** The state of a form of text fields, which is sent once they are valid and keeps what was typed when that fails. */
export function useForm<Name extends string>({ validate, send, errorText }: Options<Name>) {
  const [failure, setFailure] = useState<Failure>({ problems: {} });
  const [status, setStatus] = useState<'idle' | 'pending' | 'done'>('idle');

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
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
      const problems = error instanceof ApiError ? (error.body.errors ?? {}) : {};
      setFailure({ problems, ...errorText(error), requestId: reportedId(error) });
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

  return { onSubmit, fieldProps, failure, status };
}
