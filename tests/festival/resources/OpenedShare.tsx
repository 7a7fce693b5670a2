import type { CustomFieldProps } from '#admin/engine/define.ts';
import type { Announcement } from '#tests/festival/wire.ts';
import { Share } from './Share.tsx';

/** How many of those who were sent an announcement have opened it. */
export const OpenedShare = ({ record: { meta, title } }: CustomFieldProps<Announcement>) => (
  <Share part={meta.delivery.opened} whole={meta.delivery.sent} name={title} />
);
