import { readFileSync } from 'node:fs';
import type { Language } from '#i18n/language.ts';
import { faces, fontFace } from '#scripts/build/faces.ts';

type Words = { name: string; heading: string; note: string };

const dealt = [
  { person: 'ruth', paper: 'marigold', turn: -9, left: 652, top: 40 },
  { person: 'leo', paper: 'lagoon', turn: 8, left: 908, top: 30 },
  { person: 'ines', paper: 'blush', turn: -2, left: 776, top: 214 },
];

const headingSizes: Record<Language, number> = { en: 94, es: 90, ko: 92, hi: 90 };

const tear =
  'M40 0 34 31 42 58 31 96 37 131 26 158 33 204 41 221 29 262 35 300 22 341 31 366 27 402 38 437 24 470 30 512 19 548 27 579 22 608 29 630H560V0z';

const read = (file: string) => readFileSync(file, 'utf8');
const dataUrl = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

const fontsOf = (language: Language) =>
  faces[language].map((face) => fontFace(face, dataUrl(`node_modules/${face.file}`, 'font/woff2')));

const card = ({ person, paper, turn, left, top }: (typeof dealt)[number]) =>
  `<div class="card" style="--turn:${turn}deg;left:${left}px;top:${top}px;background:var(--color-${paper})">
    ${read(`src/site/landing/people/${person}.svg`)}
  </div>`;

/** The picture that goes along with a link, as a page of exactly its size. */
export const drawPicture = (language: Language, { name, heading, note }: Words) => `<!doctype html>
  <html lang="${language}" style="--size:${headingSizes[language]}px;--stroke:url(${dataUrl('src/site/styles/stroke.svg', 'image/svg+xml')})">
  <style>${fontsOf(language).join('')}${read('src/brand/tokens.css')}${read('scripts/draw/picture.css')}</style>
  <body>
    <svg class="torn" viewBox="0 0 560 630" fill="var(--color-coral)"><path d="${tear}"/></svg>
    <p class="logo">${read('public/favicon.svg')}${name}</p>
    <h1>${heading.replace(/\*([^*]+)\*/, '<mark>$1</mark>')}</h1>
    ${dealt.map(card).join('')}
    <p class="note">${note}</p>
  </body></html>`;
