import { resources } from '#admin/resources/resources.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { resources as ownWords } from '#i18n/messages/en/resources.ts';
import type { ResourceCatalogue } from '#i18n/ResourceMessages.ts';
import { stories } from './stories.ts';

/** The entry of the endpoint table. */
const calls = {
  stories: {
    list: { call: 'GET /admin/story/list', paged: true },
    create: { call: 'POST /admin/story/create', body: 'multipart', sends: ['title', 'text'] },
    update: { call: 'POST /admin/story/edit/{id}', body: 'multipart', sends: ['title', 'text'] },
    delete: { call: 'POST /admin/story/delete/{id}' },
  },
} as const satisfies EndpointTable;

/** The words, as a catalogue has them. */
const words = {
  stories: {
    name: 'Story |||| Stories',
    fields: { title: 'Title', text: 'Text' },
    texts: { list: { empty: 'No stories yet.' } },
  },
} satisfies ResourceCatalogue;

Object.assign(endpoints, calls);
Object.assign(ownWords, words);
resources.push(stories);
