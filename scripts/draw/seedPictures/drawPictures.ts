import type { Person } from '#server/db/seed/Person.ts';
import { drawBackdrop } from './backdrops.ts';
import { drawPerson, type Gesture } from './drawPerson.ts';
import { type Look, looks } from './looks.ts';
import type { PaletteColour } from './palette.ts';

const colours: PaletteColour[] = ['paper', 'blush', 'marigold', 'coral', 'lagoon'];
const colour = (at: number) => colours[at % colours.length] ?? 'paper';

type Shot = { gesture?: Gesture; crop: string };

const whole = '60 -361 1684 2105';
const closer = '330 130 1130 1412';

/** What a person does on each photo, and how near the drawing hand was. */
const shots: Shot[] = [
  { gesture: 'waveLongArm', crop: whole },
  { crop: closer },
  { gesture: 'handPhone', crop: whole },
  { gesture: 'pointLongArm', crop: whole },
  { gesture: 'hand', crop: whole },
  { gesture: 'waveLongArms', crop: '0 -436 1744 2180' },
  { gesture: 'okLongArm', crop: whole },
  { crop: '400 180 1050 1312' },
];

const lookOf = ({ slug }: Person): Look => {
  const look = looks[slug];
  if (!look) throw new Error(`${slug} has no look`);
  return look;
};

const picture = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;

const figure = (width: number, height: number, crop: string, drawing: string) =>
  `<svg width="${width}" height="${height}" viewBox="${crop}" fill="none" preserveAspectRatio="xMidYMax slice">${drawing}</svg>`;

/** The profile picture: head and shoulders before a disc, every neighbour in other colours. */
export function drawPortrait(person: Person, number: number) {
  const pose = { garment: colour(number + 1 + (number % 2)), body: number * 7 };
  const backdrop = drawBackdrop(0, { ground: colour(number), accent: colour(number + 3 + (number % 2)) });
  return picture(
    1000,
    1000,
    backdrop + figure(1000, 1000, '170 244 1500 1500', drawPerson(person.slug, lookOf(person), pose)),
  );
}

/** The same person again in other clothes, places and gestures; `shot` counts from 1. */
export function drawPhoto(person: Person, number: number, shot: number) {
  const { gesture, crop } = shots[(shot + number) % shots.length] ?? { crop: whole };
  const at = number + shot * 2;
  const pose = { garment: colour(at + 1), body: at * 3 + shot, gesture };
  const backdrop = drawBackdrop(1 + ((number + shot) % 7), { ground: colour(at), accent: colour(at + 2) });
  return picture(1000, 1250, backdrop + figure(1000, 1250, crop, drawPerson(person.slug, lookOf(person), pose)));
}
