import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Concealed } from '#admin/engine/fields/image/Concealed.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { initials } from './initials.ts';

const letterToSize = 0.38;

const Round = styled(Avatar)({ width: `${1 / letterToSize}em`, height: `${1 / letterToSize}em`, fontWeight: 700 });

/** Lies over the initials, which show until it is there; through a transparent picture they would, too. */
const Photo = styled('img')({
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: 'inherit',
});

type Props = {
  name: string;
  /** Where the person's picture is; without it, or when it does not load, the initials stand for it. */
  picture?: string | null;
  size?: number;
  sensitive?: Sensitivity;
};

/** Stands for a person. Decoration: the name is always beside it. */
export function InitialsAvatar({ name, picture, size = 34, sensitive }: Props) {
  const [failed, setFailed] = useState<string>();
  const avatar = (
    <Round aria-hidden style={{ fontSize: `${(size * letterToSize) / 16}rem` }}>
      {initials(name)}
      {/* MUI's own picture is asked for at once, wherever on the page it stands. */}
      {picture && picture !== failed && (
        <Photo src={picture} alt="" loading="lazy" decoding="async" onError={() => setFailed(picture)} />
      )}
    </Round>
  );
  return (
    <Concealed src={picture} alt={name} sensitive={sensitive} isSmall sx={{ borderRadius: '50%', flexShrink: 0 }}>
      {avatar}
    </Concealed>
  );
}
