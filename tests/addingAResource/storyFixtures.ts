import { resources } from '#admin/resources/resources.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { admin } from '#i18n/messages/en/admin.ts';
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
    title: 'Stories',
    name: 'Title',
    text: 'Text',
    add: 'Add Story',
    edit: 'Edit Story',
    export: 'Export Stories',
    search: 'Search stories...',
    empty: 'No stories yet.',
    failed: 'Failed to fetch stories',
    created: 'Story created',
    updated: 'Story updated',
    saveFailed: 'Failed to save the story',
    deleteTitle: 'Delete Story',
    deleteQuestion: 'Are you sure you want to delete %{name}?',
  },
};

type StoryWords = typeof words;

declare module '#i18n/adminMessages.ts' {
  interface DashboardMessages extends StoryWords {}
}

Object.assign(endpoints, calls);
Object.assign(admin, words);
resources.push(stories);
