import type { CustomFieldProps } from '#admin/engine/define.ts';
import type { Group } from '#tests/festival/wire.ts';
import { Share } from './Share.tsx';

/** How many of a group's places are taken. */
export const TakenPlaces = ({ record: { taken, places, name } }: CustomFieldProps<Group>) => (
  <Share part={taken} whole={places} name={name} />
);
