import { styled } from '@mui/material/styles';
import type { FieldParts } from './FieldParts.ts';
import { InitialsAvatar } from './InitialsAvatar.tsx';
import { personOf } from './personOf.ts';
import { Quiet } from './Quiet.ts';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Words = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { minWidth: '13rem' },
}));

const Name = styled('div')({ fontWeight: 600 });

export const person: FieldParts = {
  Cell: ({ record, source, children }) => {
    const { name, email } = personOf(record, source);
    return (
      <Line>
        <InitialsAvatar name={name} />
        <Words>
          <Name>{children ?? name}</Name>
          <Quiet as="div">{email}</Quiet>
        </Words>
      </Line>
    );
  },
  toText: (record, source) => personOf(record, source).name,
  toLabel: (record, source) => {
    const { name, email } = personOf(record, source);
    return `${name}, ${email}`;
  },
};
