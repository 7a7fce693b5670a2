import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { DownloadedInput } from '#admin/engine/fields/input/DownloadedInput.tsx';

/** An input of the resource's own. */
export const CustomInput = ({ type, ...props }: InputProps<'custom'>) =>
  type && <DownloadedInput load={type} props={{ ...props, required: props.rules?.required }} />;
