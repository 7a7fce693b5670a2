import type { AddedMessages } from '#i18n/resourceText.ts';

/** The sections of the Community Guidelines, as their headings say. */
const guidelines = {
  'adults-only': 'Adults only',
  'be-yourself': 'Be yourself, once',
  'be-kind': 'Be kind',
  consent: 'Respect a no',
  content: 'Keep it decent',
  privacy: 'Guard privacy',
  drafts: 'Draft with care',
  swaps: 'Swap with permission',
  money: 'No money, no business',
  'meet-safely': 'Meet safely',
  'no-tricks': 'No tricks',
  report: 'Report and block',
};

/** The measures that lock an account, as past participles. */
const keptOut = {
  suspend1: 'Suspended for 1 day',
  suspend3: 'Suspended for 3 days',
  suspend7: 'Suspended for 7 days',
  suspend30: 'Suspended for 30 days',
  suspend90: 'Suspended for 90 days',
  remove: 'Removed for good',
};

/** The measures of decisions that were made. */
const decided = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  ...keptOut,
};

/** The texts of the resources of extensions, and those that extensions add to other resources. */
export const extensions = {
  ticket: {
    name: 'Ticket |||| Tickets',
    fields: { text: 'Text' },
    choices: {
      language: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' },
      from: { app: 'App account', form: 'Contact form, unverified' },
    },
    actions: { reply: 'Answer', note: 'Add a note', claim: 'Take on', reopen: 'Reopen', export: 'Export data' },
    texts: {
      actions: {
        reply: { success: 'Answered', failure: 'Failed to answer' },
        note: { title: 'Add an internal note', success: 'Note added', failure: 'Failed to add the note' },
        claim: { success: 'Yours for ten minutes', failure: 'Failed to take on the ticket' },
        export: {
          title: 'Export ticket',
          question:
            '%{record} will be saved as a file, without internal notes. Send the file only to the address in the ticket. The audit log will say that you exported it.',
          success: 'Data exported',
          failure: 'Failed to export the data',
        },
        delete: {
          question:
            'The messages, notes and unsent emails of %{record} will be erased for good. This cannot be undone.',
        },
        reopen: {
          title: 'Reopen ticket',
          question: '%{record} will be among the active tickets again.',
          success: 'The ticket is open again',
          failure: 'Failed to reopen the ticket',
        },
      },
    },
  },
  ticketMessages: {
    name: 'Message |||| Messages',
    fields: { author: 'From', text: 'Message', email: 'Administrator', created_at: 'Date & Time' },
    choices: { author: { person: 'The person', support: 'Support', note: 'Internal note' } },
    texts: { list: { title: 'Conversation', empty: 'Nobody has answered yet.' } },
  },
  savedReplies: {
    name: 'Ready-made answer |||| Ready-made answers',
    fields: { title: 'Title', language: 'Language', text: 'Text', placeholders: 'To be filled in' },
    choices: { language: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' } },
    texts: {
      list: { empty: 'There are no ready-made answers yet.' },
      actions: { delete: { question: '“%{record}” will no longer be among the ready-made answers.' } },
    },
  },
  letters: {
    name: 'Letter |||| Letters',
    fields: {
      subject_en: 'Subject in English',
      body_en: 'Text in English',
      subject_es: 'Subject in Spanish',
      body_es: 'Text in Spanish',
      subject_ko: 'Subject in Korean',
      body_ko: 'Text in Korean',
      subject_hi: 'Subject in Hindi',
      body_hi: 'Text in Hindi',
      state: 'State',
      progress: 'Sent',
      failed: 'Failed',
      recipients: 'Recipients',
      created_at: 'Written',
      begun_at: 'Sending began',
      preview: 'As it will look',
      language: 'Language',
    },
    choices: {
      state: { draft: 'Draft', sending: 'On its way', paused: 'Paused', sent: 'Sent' },
      language: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' },
    },
    actions: { test: 'Send to me', send: 'Send to all', pause: 'Pause', resume: 'Resume' },
    sections: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi', appearance: 'Preview' },
    texts: {
      list: { empty: 'No letter has been written yet.' },
      actions: {
        test: { title: 'Send to me', success: 'The letter is on its way to you', failure: 'Failed to send the letter' },
        send: {
          title: 'Send to all',
          question:
            '“%{record}” goes to everybody who has confirmed, each in their language. You can pause it, but not take it back.',
          success: 'The letter is on its way',
          failure: 'Failed to send the letter',
        },
        pause: { success: 'The letter is paused', failure: 'Failed to pause the letter' },
        resume: {
          title: 'Resume sending',
          question: '“%{record}” goes to everybody who has not got it yet.',
          success: 'The letter is on its way again',
          failure: 'Failed to resume sending',
        },
      },
    },
  },
  letterMails: {
    name: 'Email |||| Emails',
    fields: {
      email: 'Email address',
      language: 'Language',
      state: 'State',
      failure: 'Why it failed',
      attempts: 'Tries',
      attempted_at: 'Last try',
    },
    choices: {
      state: { queued: 'Waiting', sending: 'On its way', sent: 'Sent', failed: 'Failed' },
      language: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' },
    },
    actions: { retry: 'Send again' },
    texts: {
      list: { title: 'Outbox', empty: 'Nothing from this letter is in the outbox.' },
      actions: {
        retry: {
          title: 'Send again',
          question: '%{record} will be sent the letter once more. If the first one did arrive, they get it twice.',
          success: 'It will be sent again',
          failure: 'Failed to send it again',
        },
      },
    },
  },
  preLaunch: {
    fields: { state: 'Subscription', email: 'Email' },
    choices: { state: { confirmed: 'Confirmed', unconfirmed: 'Not confirmed', unsubscribed: 'Unsubscribed' } },
    actions: { export: 'Export data' },
    texts: {
      actions: {
        export: {
          title: 'Export data',
          question:
            'What we keep about the address of %{record} will be saved as a file. Send the file only to that address. The audit log will say that you exported it.',
          success: 'Data exported',
          failure: 'Failed to export the data',
        },
      },
    },
  },
  administrators: {
    name: 'Administrator |||| Administrators',
    fields: {
      email: 'Email address',
      role: 'Role',
      state: 'State',
      second_factor: 'Second factor',
      sessions: 'Open sessions',
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
        renew: {
          title: 'New invitation link',
          question: 'The link that %{record} was given before will no longer work.',
          failure: 'Failed to make a new link',
        },
        endSessions: {
          title: 'Sign out everywhere',
          question: '%{record} will be signed out everywhere and can sign in again.',
          failure: 'Failed to sign out everywhere',
        },
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
      resource: 'Kind of record',
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
        renew: 'Made a new invitation link',
        accept: 'Accepted an invitation',
        deactivate: 'Deactivated',
        activate: 'Activated',
        endSessions: 'Signed out everywhere',
        claim: 'Took on',
        note: 'Added a note',
        decide: 'Decided',
        suspend: 'Suspended',
        restore: 'Lifted the suspension',
        export: 'Exported data',
        reply: 'Answered',
        reopen: 'Reopened',
        test: 'Sent a test',
        send: 'Sent to all',
        pause: 'Paused',
        resume: 'Resumed',
        retry: 'Sent again',
        receive: 'Came from the app',
        restoreBackup: 'Restored a backup',
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
        savedReplies: 'Ready-made answers',
        contact: 'Contact form',
        letters: 'Letters',
        letterMails: 'Emails of letters',
        backup: 'Backups',
      },
    },
    actions: { reveal: 'Show whom it is about' },
    texts: {
      record: 'Entry #%{id}',
      row: 'Entry #%{id}',
      list: { title: 'Audit log', empty: 'Nothing has been recorded yet.' },
      actions: {
        reveal: {
          question: 'The name and email will be shown, and the audit log will say that you looked.',
          success: 'The audit log now says that you looked',
          failure: 'Failed to show whom it is about',
        },
      },
    },
  },
  cases: {
    name: 'Case |||| Cases',
    fields: {
      user: 'Reported person',
      reports: 'Reports',
      hours: 'Waiting',
      due: 'Due',
      claimed_by: 'Taken on by',
      claimed: 'Whose it is',
      text: 'Note',
      measure: 'Decision',
      section: 'Reason',
      note: 'Note',
      effect: 'What happens',
      notice: 'What the person reads',
      bio: 'Bio',
      location: 'Location',
      age: 'Age',
      language: 'Language',
      created_at: 'Joined',
      opened_at: 'First report',
      state: 'State',
    },
    choices: {
      due: {
        inTime: 'Within 24 hours',
        late: 'Overdue',
      },
      state: {
        open: 'Open',
        decided: 'Decided',
      },
      claimed: { me: 'You are on it', other: 'Somebody is on it' },
      measure: {
        dismiss: 'Dismiss',
        warn: 'Warn',
        suspend1: 'Suspend for 1 day',
        suspend3: 'Suspend for 3 days',
        suspend7: 'Suspend for 7 days',
        suspend30: 'Suspend for 30 days',
        suspend90: 'Suspend for 90 days',
        remove: 'Remove for good',
      },
      section: guidelines,
    },
    actions: {
      claim: 'Take on',
      note: 'Add a note',
      decide: 'Decide',
    },
    sections: {
      profile: 'Profile',
      photos: 'Photos',
    },
    texts: {
      actions: {
        note: { title: 'Add an internal note', failure: 'Failed to add the note' },
      },
      list: {
        empty: 'No open cases.',
      },
    },
  },
  appeals: {
    name: 'Appeal |||| Appeals',
    fields: {
      user: 'Person',
      text: 'In their words',
      measure: 'Decision',
      section: 'Reason',
      decided_by: 'Decided by',
      created_at: 'Date & Time',
      case_id: 'Case',
      outcome: 'Answer',
    },
    choices: {
      measure: decided,
      section: guidelines,
      outcome: {
        upheld: 'The decision stands',
        overturned: 'The decision is overturned',
      },
    },
    actions: {
      decide: 'Answer',
    },
    texts: {
      list: {
        empty: 'No appeal is waiting.',
      },
    },
  },
  sanctions: {
    name: 'Sanction |||| Sanctions',
    fields: {
      user: 'Person',
      state: 'State',
      measure: 'Decision',
      until: 'Until',
      section: 'Reason',
      email: 'Decided by',
      created_at: 'Date & Time',
      user_uuid: 'User’s UUID',
      case_id: 'Case',
    },
    choices: {
      state: { suspended: 'Suspended', ended: 'Ended', removed: 'Removed' },
      measure: keptOut,
      section: guidelines,
    },
    actions: { restore: 'Lift suspension' },
    texts: {
      menu: 'Sanctions',
      list: { title: 'Suspended and removed', empty: 'Nobody is suspended or removed.' },
      actions: { restore: { question: '%{record} will be able to use the app again at once.' } },
    },
  },
  caseReports: {
    name: 'Report |||| Reports',
    fields: {
      reason: 'Reason',
      text: 'In their words',
      evidence: 'Evidence',
      reporter: 'Reported by',
      created_at: 'Date & Time',
    },
    choices: {
      reason: {
        harassment: 'Harassment',
        spam: 'Spam',
        inappropriateContent: 'Inappropriate content',
        fakeProfile: 'Fake profile',
      },
    },
  },
  caseEvidence: {
    name: 'Piece of evidence |||| Evidence',
    fields: { picture: 'Picture', author: 'Who wrote it', text: 'Message', sent_at: 'Sent', report_id: 'Report' },
    choices: { author: { reported: 'The reported person', reporter: 'The reporter' } },
    texts: { list: { empty: 'Nothing came with the reports.' } },
  },
  caseDecisions: {
    name: 'Decision |||| Decisions',
    fields: {
      measure: 'Decision',
      section: 'Reason',
      until: 'Until',
      email: 'Decided by',
      created_at: 'Date & Time',
      note: 'Note',
      notice: 'What the person reads',
    },
    choices: {
      measure: decided,
      section: guidelines,
    },
    texts: {
      record: 'Decision #%{id}',
      row: 'Decision #%{id}',
      list: {
        empty: 'Nothing has been decided about this person yet.',
      },
    },
  },
  caseNotes: {
    name: 'Note |||| Notes',
    fields: {
      text: 'Note',
      email: 'Written by',
      created_at: 'Date & Time',
    },
    texts: {
      list: {
        empty: 'No notes yet.',
      },
    },
  },
  growth: {
    name: 'Day |||| Days',
    fields: {
      day: 'Day (UTC)',
      ios: 'New iOS users',
      android: 'New Android users',
      subscriptions: 'New subscriptions',
    },
    texts: { list: { title: 'Growth', empty: 'No days in this range.' } },
  },
  metrics: {
    sections: { waiting: 'What is waiting' },
    fields: {
      open_cases: 'Open cases',
      oldest_case: 'Oldest:',
      late_cases: 'Over 24 hours:',
      median_decision: 'Median time to a decision, last 30 days',
      open_tickets: 'Open tickets',
      oldest_ticket: 'Oldest:',
    },
  },
  users: {
    fields: {
      measure: 'For how long',
      section: 'Reason',
      note: 'Internal note',
      effect: 'What happens',
      notice: 'What the person reads',
    },
    choices: {
      measure: {
        suspend1: '1 day',
        suspend3: '3 days',
        suspend7: '7 days',
        suspend30: '30 days',
        suspend90: '90 days',
      },
      section: guidelines,
    },
    actions: { suspend: 'Suspend', export: 'Export data' },
    texts: {
      actions: {
        suspend: {
          question:
            '%{record} cannot use the app during this time, and is told why, in their own language or in English.',
        },
        export: {
          title: 'Export data',
          question:
            'Everything we keep about %{record} will be saved as a file, and the audit log will say that you exported it. Messages from the contact form are not in it, because nobody has verified who wrote them.',
          success: 'Data exported',
          failure: 'Failed to export the data',
        },
        delete: {
          question:
            'The profile, photos, tickets and waiting-list entry of %{record} will be erased for good. This cannot be undone.',
        },
      },
    },
  },
} satisfies AddedMessages;

export type ExtensionResources = typeof extensions;
