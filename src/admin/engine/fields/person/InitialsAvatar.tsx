import { useState } from 'react';
import styles from '#admin/engine/fields/fields.module.css';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';

/**
 * A letter with its combining marks, in scripts where that is a whole character. It excludes a letter before a joiner, such
 * as a Devanagari virama, because the next letter belongs to the same character.
 */
const wholeCharacter =
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Han}가-힣](?:(?!\u094d)\p{M})*(?![\p{M}\u200d])/u;

let segmenter: Intl.Segmenter | undefined;

/** Avoids `Intl.Segmenter` where it can: creating one takes 15 ms, longer than rendering a list. */
function firstCharacter(word = '') {
  const letter = wholeCharacter.exec(word)?.[0];
  if (letter) return letter;
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(word).containing(0)?.segment ?? '';
}

/** Returns the first characters of a name's first and last word, in capitals. */
export function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstCharacter).join('').toLocaleUpperCase();
}

/** A length that grows with the browser's font size. */
const rem = (pixels: number) => `${pixels / 16}rem`;

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
      <div
        aria-hidden
        className={styles.avatar}
        style={{ width: rem(size), height: rem(size), fontSize: rem(0.38 * size) }}
      >
        <span>{initials(name)}</span>
        {picture && picture !== failed && (
          <img
            className={styles.photo}
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(picture)}
          />
        )}
      </div>
    </Blurred>
  );
}
