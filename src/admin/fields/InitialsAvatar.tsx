import Avatar from '@mui/material/Avatar';
import { initials } from './initials.ts';

type Props = {
  name: string;
  /** Where the person's picture is; without it, or when it does not load, the initials stand for it. */
  picture?: string | null;
  size?: number;
};

/** Stands for a person. Decoration: the name is always beside it. */
export function InitialsAvatar({ name, picture, size = 34 }: Props) {
  return (
    <Avatar
      aria-hidden
      src={picture ?? undefined}
      alt=""
      sx={{ width: size, height: size, fontSize: `${size * 0.0238}rem`, fontWeight: 700 }}
    >
      {initials(name)}
    </Avatar>
  );
}
