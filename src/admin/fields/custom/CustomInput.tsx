import type { InputProps } from '#admin/fields/FieldKindParts.ts';
import { DownloadedInput } from '#admin/fields/form/DownloadedInput.tsx';

/** An input of the resource's own. */
export const CustomInput = ({ type, ...props }: InputProps<'custom'>) =>
  type && <DownloadedInput load={type} props={{ ...props, required: props.rules?.required }} />;
