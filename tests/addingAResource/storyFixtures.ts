import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { resources as ownWords } from '#i18n/messages/en/resources.ts';
import type { ResourceCatalogue } from '#i18n/ResourceMessages.ts';
import { stories } from './stories.ts';
import { calls } from './storyTables.ts';

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
