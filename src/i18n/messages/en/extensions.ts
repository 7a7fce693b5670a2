import type { ResourceCatalogue } from '#i18n/ResourceMessages.ts';

/** The words of the resources that extensions have, and what they add to those of the others. */
export const extensions = {
  administrators: {
    name: 'Administrator |||| Administrators',
    fields: {
      email: 'Email address',
      role: 'Role',
      state: 'State',
      second_factor: 'Second factor',
      sessions: 'Signed in',
      used_at: 'Last seen',
      token: 'Link',
    },
    choices: {
      role: { admin: 'Administrator', moderator: 'Moderator' },
      state: { active: 'Active', invited: 'Invited', deactivated: 'Deactivated' },
    },
    actions: {
      invite: 'Invite',
      renew: 'New invitation link',
      endSessions: 'Sign out everywhere',
      deactivate: 'Deactivate',
      activate: 'Activate',
    },
    texts: {
      actions: {
        renew: { question: 'The link that %{record} was given before will no longer work.' },
        endSessions: { question: '%{record} will be signed out everywhere and can sign in again.' },
        deactivate: { question: '%{record} will be signed out everywhere and can no longer sign in.' },
        activate: { question: '%{record} will be able to sign in again.' },
      },
    },
  },
  audit: {
    name: 'Audit entry |||| Audit entries',
    fields: {
      id: 'Entry',
      at: 'Date & Time',
      email: 'Administrator',
      operation: 'What was done',
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
        confirm: 'Confirmed an address',
        unsubscribe: 'Left the list',
        invite: 'Invited',
        renew: 'Sent a new invitation',
        accept: 'Accepted an invitation',
        deactivate: 'Deactivated',
        activate: 'Activated',
        endSessions: 'Ended sessions',
        claim: 'Took on',
        note: 'Wrote a note',
        decide: 'Decided',
        suspend: 'Suspended',
        restore: 'Let in again',
        answer: 'Answered',
        reopen: 'Opened again',
      },
      resource: {
        users: 'Users',
        faq: 'FAQs',
        category: 'Categories',
        ticket: 'Tickets',
        preLaunch: 'PreLaunch users',
        subscription: 'Subscriptions',
        session: 'Sessions',
        administrators: 'Administrators',
        invitation: 'Invitations',
        audit: 'Audit log',
        cases: 'Cases',
        appeals: 'Appeals',
        contact: 'Contact form',
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
