import { writeFileSync } from 'node:fs';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

/** Who is drawn on the site, and what makes the drawing come out the same every time. */
const people = {
  ines: { seed: 'Rosa' },
  theo: { seed: 'Lev', beardProbability: 100 },
  mina: { seed: 'Jun' },
};
const colors = { '#000': '#1c1a2b', '#fff': '#fffdf8' };
const folder = 'src/site/landing/people';

const longNumber = /(\d*\.\d{2,}|\d{2,}\.\d)(\.?)/g;
/** A number may end where the next one's dot begins, so a blank keeps the two apart. */
const shorten = (_: string, number: string, nextDot: string) =>
  `${Number(number).toFixed(Number(number) < 10 ? 2 : 0)}${nextDot && ' .'}`;

for (const [name, { seed, ...look }] of Object.entries(people)) {
  const options = { seed, gestureProbability: 0, ...look } as Record<string, unknown>;
  if (typeof options.gesture === 'string')
    Object.assign(options, { gesture: [options.gesture], gestureProbability: 100 });
  const drawing = createAvatar(notionists, options).toString();
  const recoloured = Object.entries(colors).reduce(
    (svg, [from, to]) => svg.replaceAll(new RegExp(`${from}(?:${from.slice(1)})?(?=["';])`, 'g'), to),
    drawing,
  );
  const light = recoloured.replace(/<metadata.*<\/metadata>/s, '').replaceAll(longNumber, shorten);
  writeFileSync(`${folder}/${name}.svg`, light);
}
