import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRecordContext } from 'react-admin';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { EmptyValue, SecondaryText } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { InitialsAvatar } from './InitialsAvatar.tsx';
import { personOfField } from './personFrom.ts';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Texts = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { minWidth: '13rem' },
}));

const Name = styled('div')({ fontWeight: 600 });

function PersonField({ children, ...field }: FieldProps<'person'>) {
  const person = personOfField(useRecordContext(), field);
  if (!person) return <EmptyValue />;
  return (
    <Line>
      <InitialsAvatar name={person.name} picture={mediaUrl(person.picture)} sensitive={field.sensitive} />
      <Texts>
        <Name>{children ?? person.name}</Name>
        <SecondaryText as="div">{person.email}</SecondaryText>
      </Texts>
    </Line>
  );
}

const PersonSkeleton = () => (
  <Line>
    <Skeleton variant="circular" width={34} height={34} />
    <div>
      <Skeleton width="8rem" />
      <Skeleton width="11rem" />
    </div>
  </Line>
);

export const person: FieldKindParts<'person'> = {
  Field: PersonField,
  Skeleton: PersonSkeleton,
  toText: (record, field) => personOfField(record, field)?.name ?? '',
  toLabel: (record, field) => {
    const person = personOfField(record, field);
    return person ? `${person.name}, ${person.email}` : '';
  },
};
