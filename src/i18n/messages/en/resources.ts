import type { ResourceCatalogue } from '#i18n/ResourceMessages.ts';

/** The texts of each resource. The dashboard makes sentences of its name, except for those in `texts`. */
export const resources = {
  users: {
    name: 'User |||| Users',
    fields: {
      name: 'User',
      email: 'Email',
      created_at: 'Joined',
      uuid: 'UUID',
      location: 'Location',
      bio: 'Bio',
      age: 'Age',
      zodiacSign: 'Zodiac sign',
      language: 'Language',
      education: 'Education',
      smoking: 'Smoking',
      drinking: 'Drinking',
    },
    empty: { location: 'Not shared' },
    choices: { status: { Active: 'Active', Inactive: 'Inactive' } },
    sections: { profile: 'Profile', photos: 'Photos' },
    export: { name: 'Name', created_at: { date: 'Created Date', time: 'Created Time' } },
    texts: {
      menu: 'User Management',
      list: { title: 'Active Users', search: 'Search by name or email...', back: 'Back to Users' },
      show: { none: 'No user data available' },
    },
  },
  faq: {
    name: 'FAQ |||| FAQs',
    fields: { question: 'Question', answer: 'Answer' },
    texts: {
      list: {
        title: 'FAQ',
        empty: 'No FAQs available.',
        failure: 'Failed to load FAQs. Please try again.',
        retry: 'Try Again',
      },
      create: {
        add: 'Add Frequently Asked Question',
        failure: 'Failed to create/update FAQ. Please try again.',
      },
      update: { failure: 'Failed to create/update FAQ. Please try again.' },
      actions: {
        delete: {
          question: 'Are you sure you want to delete this FAQ?',
          failure: 'Failed to delete FAQ. Please try again.',
        },
      },
    },
  },
  category: {
    name: 'Category |||| Categories',
    fields: { name: 'Category', image: 'Image' },
    empty: { image: 'No picture' },
    texts: {
      menu: 'Category List',
      list: {
        title: 'Interest Categories',
        failure: 'Failed to fetch category',
        unreachable: 'Error fetching categories: %{message}',
      },
      create: { unreachable: 'Error creating categories: %{message}' },
      update: { unreachable: 'Error updating categories: %{message}' },
      actions: { delete: { unreachable: 'Error deleting categories: %{message}' } },
    },
  },
  ticket: {
    name: 'Ticket |||| Tickets',
    fields: { user: 'User', message: 'Message', time: 'Date & Time' },
    actions: { close: 'Close' },
    segments: { active: 'Active Tickets', closed: 'Closed Tickets' },
    texts: {
      menu: 'Sports Ticket', // the original product's text (observed-behaviour.md, 7)
      record: 'Ticket #%{id}',
      row: 'Ticket #%{id}, %{record}',
      list: { title: 'Support Tickets' },
      segments: {
        active: {
          empty: 'No active tickets found.',
          source: 'Tickets come from the app and from the contact form on the site.',
        },
        closed: { empty: 'No closed tickets found.', source: 'A ticket moves here once it is closed.' },
      },
      actions: { close: { success: 'Ticket closed successfully' } },
    },
  },
  preLaunch: {
    name: 'User |||| Users',
    fields: { name: 'User', created_at: 'Date & Time' },
    texts: {
      menu: 'PreLaunch List',
      list: { source: 'People join with the form on the site.', title: 'PreLaunch Users' },
      actions: { delete: { title: 'Confirm Delete' } },
    },
  },
  report: {
    name: 'Report |||| Reports',
    fields: { id: 'ID', reportedBy: 'Reported By', reportedTo: 'Reported User', date: 'Date', time: 'Time' },
    texts: {
      row: 'Report #%{id}, %{record}',
      list: {
        title: 'Reported Users',
        search: 'Search by name or ID...',
        empty: 'No reported users found.',
        failure: 'Failed to load the sample data',
      },
    },
  },
} satisfies ResourceCatalogue;

export type ResourcesMessages = typeof resources;
