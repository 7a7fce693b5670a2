import { Form, type FormProps } from 'react-admin';

/** Browsers keep no values of such a form in their files. react-admin's form does not take the attribute as a prop. */
const keepNoValues = (input: HTMLInputElement | null) => input?.form?.setAttribute('autocomplete', 'off');

/** A form of inputs. Its own code shows what is invalid, instead of the browser and of a toast. */
export function InputForm({ children, ...props }: FormProps) {
  return (
    <Form {...props} noValidate disableInvalidFormNotification>
      <input type="hidden" ref={keepNoValues} />
      {children}
    </Form>
  );
}
