import { TextField } from '@mui/material';
import type { AnyFilterProps } from '#admin/engine/fields/FilterRange.tsx';
import { useTypedText } from '#admin/engine/ui/useTypedText.ts';

type Props = Pick<AnyFilterProps, 'label' | 'filters' | 'onFilter' | 'isByApi'> & { name: string; type?: 'number' };

/** Filters by what is typed, under a name of its own. */
export function TypedFilter({ name, label, type, filters, onFilter, isByApi }: Props) {
  const input = useTypedText(filters[name] ?? '', (value) => onFilter({ [name]: value }), isByApi(name));
  return <TextField {...input} label={label} type={type} />;
}

/** Filters by a part of the text. */
export const TextFilter = ({ field, ...props }: AnyFilterProps) => <TypedFilter name={field.source} {...props} />;
