import { Avatar, styled } from '@mui/material';
import { useState } from 'react';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';

const segmenter = new Intl.Segmenter();

/** The first character with its marks and joined letters. */
const firstCharacter = (word = '') => segmenter.segment(word).containing(0)?.segment ?? '';

/** Returns the first characters of a name's first and last word, in capitals. */
export function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstCharacter).join('').toLocaleUpperCase();
}

/** A length that grows with the browser's font size. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Covers the initials once it is loaded. The background hides them behind a transparent picture. */
const Photo = styled('img')({
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: 'inherit',
});

type Props = {
  name: string;
  /** The URL of a picture. The initials appear without it, and if it does not load. */
  picture?: string | null;
  size?: number;
  sensitive?: Sensitivity;
};

/** A person's picture or initials. Hidden from screen readers, because the name is always beside it. */
export function InitialsAvatar({ name, picture, size = 34, sensitive }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <Blurred src={picture} alt={name} sensitive={sensitive} isSmall sx={{ borderRadius: '50%', flexShrink: 0 }}>
      <Avatar aria-hidden style={{ width: rem(size), height: rem(size), fontSize: rem(0.38 * size), fontWeight: 700 }}>
        {initials(name)}
        {/* The `src` of MUI's Avatar would load at once, also outside the viewport. */}
        {picture && picture !== failed && (
          <Photo src={picture} alt="" loading="lazy" decoding="async" onError={() => setFailed(picture)} />
        )}
      </Avatar>
    </Blurred>
  );
}
