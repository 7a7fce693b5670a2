import { defineResourceOf } from '#admin/engine/define.ts';
import { defineEndpoints } from '#api/defineEndpoints.ts';

/** The row, as `wire.ts` would have it. */
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

/** As the product's own, if it had stories. */
export const defineResource = defineResourceOf<typeof calls, { stories: Story }>();
