import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldParts } from './FieldParts.ts';
import { InitialsAvatar } from './InitialsAvatar.tsx';
import { personOf } from './personOf.ts';

export const person: FieldParts = {
  Cell: ({ record, source, children }) => {
    const { name, email } = personOf(record, source);
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <InitialsAvatar name={name} />
        <Box sx={{ minWidth: { md: '13rem' }, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{children ?? name}</Box>
          <Typography variant="body2" color="textSecondary">
            {email}
          </Typography>
        </Box>
      </Box>
    );
  },
  toText: (record, source) => personOf(record, source).name,
  toLabel: (record, source) => {
    const { name, email } = personOf(record, source);
    return `${name}, ${email}`;
  },
};
