import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { initials } from './initials.ts';

const letterToSize = 0.38;

const Round = styled(Avatar)({ width: `${1 / letterToSize}em`, height: `${1 / letterToSize}em`, fontWeight: 700 });

type Props = {
  name: string;
  /** Where the person's picture is; without it, or when it does not load, the initials stand for it. */
  picture?: string | null;
  size?: number;
};

/** Stands for a person. Decoration: the name is always beside it. */
export function InitialsAvatar({ name, picture, size = 34 }: Props) {
  return (
    <Round aria-hidden src={picture ?? undefined} alt="" style={{ fontSize: `${(size * letterToSize) / 16}rem` }}>
      {initials(name)}
    </Round>
  );
}
