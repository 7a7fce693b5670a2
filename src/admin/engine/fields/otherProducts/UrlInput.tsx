import type { Validator } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { TextInput } from '#admin/engine/fields/useFieldInput.tsx';
import { isWebAddress } from './url.tsx';

/** Accepts only absolute URLs, with http or https. */
const webAddress: Validator = (value: unknown) =>
  !value || isWebAddress(String(value)) ? undefined : 'admin.rules.url';

export const UrlInput = (props: InputProps<'url'>) => <TextInput {...props} type="url" ofKind={[webAddress]} />;
