import type { InputProps } from './FieldKindParts.ts';
import { DownloadedInput } from './form/DownloadedInput.tsx';

/** An input of the resource's own. */
export const CustomInput = ({ type, ...props }: InputProps<'custom'>) =>
  type && <DownloadedInput load={type} props={props} />;
