import Avatar from '@mui/material/Avatar';
import { initials } from './initials.ts';

/** Stands for a person without a picture. Decoration: the name is always beside it. */
export function InitialsAvatar({ name }: { name: string }) {
  return (
    <Avatar aria-hidden sx={{ width: 34, height: 34, fontSize: '0.8125rem', fontWeight: 700 }}>
      {initials(name)}
    </Avatar>
  );
}
