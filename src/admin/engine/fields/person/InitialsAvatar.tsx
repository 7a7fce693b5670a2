import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';

/** A letter with its marks, in scripts where nothing else belongs to it unless a joiner (a Devanagari virama) follows. */
const plainLetter =
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Han}가-힣](?:(?!\u094d)\p{M})*(?![\p{M}\u200d])/u;

let segmenter: Intl.Segmenter | undefined;

/** `Intl.Segmenter` finds the characters of every script, but a browser takes 15 ms to make one: longer than to draw a list. */
function firstLetter(word = '') {
  const letter = plainLetter.exec(word)?.[0];
  if (letter) return letter;
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(word).containing(0)?.segment ?? '';
}

/** The first characters of the first and of the last word of a name, in capitals. */
export function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstLetter).join('').toLocaleUpperCase();
}

const letterToSize = 0.38;

const Round = styled(Avatar)({ width: `${1 / letterToSize}em`, height: `${1 / letterToSize}em`, fontWeight: 700 });

/** Covers the initials once it is loaded. Its background hides them behind transparent pictures, too. */
const Photo = styled('img')({
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: 'inherit',
});

type Props = {
  name: string;
  /** The URL of a picture. Without it, or if it does not load, the initials are shown. */
  picture?: string | null;
  size?: number;
  sensitive?: Sensitivity;
};

/** A person's picture or initials. Hidden from screen readers, because the name is always beside it. */
export function InitialsAvatar({ name, picture, size = 34, sensitive }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <Blurred src={picture} alt={name} sensitive={sensitive} isSmall sx={{ borderRadius: '50%', flexShrink: 0 }}>
      <Round aria-hidden style={{ fontSize: `${(size * letterToSize) / 16}rem` }}>
        {initials(name)}
        {/* Not MUI's own picture, which would load at once, wherever it is on the page. */}
        {picture && picture !== failed && (
          <Photo src={picture} alt="" loading="lazy" decoding="async" onError={() => setFailed(picture)} />
        )}
      </Round>
    </Blurred>
  );
}
