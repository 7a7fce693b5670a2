import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import type { Look } from './looks.ts';
import { hairColours, type PaletteColour, palette, skins } from './palette.ts';

type Choices = Required<notionists.Options>;
export type Gesture = Choices['gesture'][number];

export type Pose = { garment: PaletteColour; body: number; gesture?: Gesture };

/** Where Notionists puts each layer, in the order it draws them; eyes and glasses share a place. */
const layers = [
  ['skin', '531 487'],
  ['garment', '178 1057'],
  ['hair', '266 207'],
  ['face', '791 871'],
  ['beard', '653 805'],
  ['face', '901 668'],
  ['face', '610 680'],
  ['glasses', '610 680'],
  ['face', '774 657'],
  ['skin', '0 559'],
] as const;

type Paint = { fill: string; line: string };

const friendlyLips = ['03', '08', '14', '17', '22', '23', '25', '30'];
const friendlyBrows = ['01', '04', '05', '08', '10', '12'];
const friendlyEyes = ['05', '05', '01', '04'];

/** A number that depends on nothing but the name, so that a person keeps the same face in every picture. */
const numberOf = (slug: string) => [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

const variant = <Name>(number: string) => `variant${number}` as Name;
const oneOf = <Name>(numbers: string[], at: number) => [variant<Name>(numbers[at % numbers.length] ?? '01')];

function optionsFor(slug: string, { hair, beard, glasses }: Look, { body, gesture }: Pose): notionists.Options {
  const face = numberOf(slug);
  return {
    body: [variant<Choices['body'][number]>(String(1 + (body % 25)).padStart(2, '0'))],
    hair: [hair === 'hat' ? hair : variant<Choices['hair'][number]>(hair)],
    lips: oneOf<Choices['lips'][number]>(friendlyLips, face),
    brows: oneOf<Choices['brows'][number]>(friendlyBrows, face),
    eyes: oneOf<Choices['eyes'][number]>(friendlyEyes, face),
    beard: beard ? [variant<Choices['beard'][number]>(beard)] : [],
    beardProbability: beard ? 100 : 0,
    glasses: glasses ? [variant<Choices['glasses'][number]>(glasses)] : [],
    glassesProbability: glasses ? 100 : 0,
    gesture: gesture ? [gesture] : [],
    gestureProbability: gesture ? 100 : 0,
    bodyIconProbability: 0,
  };
}

function paintsFor(look: Look, garment: PaletteColour): Record<(typeof layers)[number][0], Paint> {
  const { ink, paper, marigold } = palette;
  const skin = skins[look.skin] ?? skins[0];
  const hair = hairColours[look.hairColour];
  const wearsHat = look.hair === 'hat' || look.hair === '61';
  return {
    skin: { fill: skin, line: ink },
    garment: { fill: palette[garment], line: ink },
    hair: wearsHat ? { fill: marigold, line: ink } : { fill: paper, line: hair },
    face: { fill: paper, line: ink },
    beard: { fill: skin, line: hair },
    glasses: { fill: paper, line: ink },
  };
}

/** Masks are stencils, not paint: their white has to stay white. */
const repaint = (drawing: string, { fill, line }: Paint) =>
  drawing
    .split(/(<mask[\s\S]*?<\/mask>)/)
    .map((part) => (part.startsWith('<mask') ? part : part.replaceAll('#fff', fill).replaceAll('#000', line)))
    .join('');

/** The person in brand colours, as the inside of an SVG of 1744 by 1744. */
export function drawPerson(slug: string, look: Look, pose: Pose) {
  const avatar = createAvatar(notionists, { seed: slug, ...optionsFor(slug, look, pose) }).toString();
  const paints = paintsFor(look, pose.garment);
  const starts = layers.map(([, place]) => `<g transform="translate(${place})">`);
  let rest = avatar;

  const drawings = layers.map(([layer], at) => {
    const start = rest.indexOf(starts[at] ?? '');
    const afterStart = rest.slice(start);
    const next = at + 1 < starts.length ? afterStart.indexOf(starts[at + 1] ?? '', 1) : afterStart.lastIndexOf('</g>');
    rest = afterStart.slice(next);
    return repaint(afterStart.slice(0, next), paints[layer]);
  });
  return drawings.join('');
}
