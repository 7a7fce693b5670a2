import { defineResourceOf } from '#admin/engine/define.ts';
import { defineEndpoints } from '#api/defineEndpoints.ts';
import type { ResourceCatalogue } from '#i18n/resourceText.ts';

/** The row, as in `wire.ts`. */
type Story = { id: number; title: string; text: string };

/** The entry of the endpoint table. */
export const calls = defineEndpoints({
  stories: {
    list: { call: 'GET /admin/story/list', paged: true },
    create: { call: 'POST /admin/story/create', body: 'multipart', sends: ['title', 'text'] },
    update: { call: 'POST /admin/story/edit/{id}', body: 'multipart', sends: ['title', 'text'] },
    delete: { call: 'POST /admin/story/delete/{id}' },
  },
});

/** The messages, as a catalogue has them. */
export const messages = {
  stories: {
    name: 'Story |||| Stories',
    fields: { title: 'Title', text: 'Text' },
    texts: { list: { empty: 'No stories yet.' } },
  },
} satisfies ResourceCatalogue;

/** Like the product's own, if it had stories. */
export const defineResource = defineResourceOf<typeof calls, { stories: Story }>();
