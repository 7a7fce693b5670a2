import Skeleton from '@mui/material/Skeleton';
import { Suspense, use } from 'react';
import type { CustomInputProps, KindOptions } from '#admin/schema/FieldKind.ts';
import type { InputProps } from './FieldKindParts.ts';
import { once } from './once.ts';

type Load = NonNullable<KindOptions['custom']['type']>;

function Typed({ load, ...props }: CustomInputProps & { load: Load }) {
  const Input = use(once(load));
  return <Input {...props} />;
}

/** An input of the resource's own, downloaded when its form opens. */
export const CustomInput = ({ source, label, type }: InputProps<'custom'>) =>
  type && (
    <Suspense fallback={<Skeleton height={40} />}>
      <Typed load={type} source={source} label={label} />
    </Suspense>
  );
