import type { ResourceCatalogue } from '#i18n/ResourceMessages.ts';

/** The words of the resources that extensions have, and what they add to those of the others. */
export const extensions = {
  audit: {
    name: 'Audit entry |||| Audit entries',
    fields: {
      id: 'Entry',
      at: 'Date & Time',
      email: 'Administrator',
      operation: 'Action',
      resource: 'Of what',
      row: 'Record',
      before: 'Before',
      after: 'After',
      request_id: 'Request',
      name: 'Name',
    },
    choices: {
      operation: {
        create: 'Added',
        update: 'Changed',
        delete: 'Deleted',
        close: 'Closed',
        login: 'Signed in',
        logout: 'Signed out',
        changePassword: 'Changed password',
        reveal: 'Looked at a person',
      },
      resource: {
        users: 'Users',
        faq: 'FAQs',
        category: 'Categories',
        ticket: 'Tickets',
        preLaunch: 'PreLaunch users',
        subscription: 'Subscriptions',
        session: 'Sessions',
        audit: 'Audit log',
      },
    },
    actions: { reveal: 'Show whom it is about' },
    texts: {
      record: 'Entry #%{id}',
      row: 'Entry #%{id}',
      list: { title: 'Audit log', empty: 'Nothing has been recorded yet.' },
      actions: {
        reveal: {
          question: 'Name and email will be shown. That you looked is recorded, too.',
          success: 'That you looked has been recorded',
          failure: 'Failed to show whom it is about',
        },
      },
    },
  },
} satisfies ResourceCatalogue;

export type ExtensionResources = typeof extensions;
