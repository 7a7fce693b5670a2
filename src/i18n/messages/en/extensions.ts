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
  remove: 'Removed permanently',
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
    actions: { reply: 'Reply', note: 'Add a note', claim: 'Assign to me', reopen: 'Reopen', export: 'Export data' },
    texts: {
      actions: {
        reply: { title: 'Reply to Ticket', success: 'Reply saved', failure: 'Failed to save the reply' },
        note: { title: 'Add Internal Note', success: 'Note added', failure: 'Failed to add the note' },
        claim: { success: 'Yours for ten minutes', failure: 'Failed to assign the ticket' },
        export: {
          title: 'Export Ticket',
          question:
            '%{record} will be saved as a file, without internal notes. Send the file only to the address in the ticket. The export is recorded in the audit log.',
          success: 'Data exported',
          failure: 'Failed to export the data',
        },
        delete: {
          question:
            'The messages, notes and unsent emails of %{record} will be permanently erased. This can’t be undone.',
        },
        reopen: {
          title: 'Reopen Ticket',
          question: '%{record} will be back among the active tickets.',
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
    texts: { list: { title: 'Conversation', empty: 'No one has replied yet.' } },
  },
  savedReplies: {
    name: 'Saved Reply |||| Saved Replies',
    fields: { title: 'Title', language: 'Language', text: 'Text', placeholders: 'Placeholders' },
    choices: { language: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' } },
    texts: {
      list: { empty: 'No saved replies yet.' },
      actions: { delete: { question: '“%{record}” will be removed from the saved replies.' } },
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
      state: 'Status',
      progress: 'Sent',
      failed: 'Failed',
      recipients: 'Recipients',
      created_at: 'Written',
      begun_at: 'Sending started',
      preview: 'Preview',
      language: 'Language',
    },
    choices: {
      state: { draft: 'Draft', sending: 'On its way', paused: 'Paused', sent: 'Sent' },
      language: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' },
    },
    actions: { test: 'Send to me', send: 'Send to all', pause: 'Pause', resume: 'Resume' },
    sections: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi', appearance: 'Preview' },
    texts: {
      record: 'the letter “%{record}”',
      list: { empty: 'No letters yet.' },
      actions: {
        test: { title: 'Send to Me', success: 'The letter is on its way to you', failure: 'Failed to send the letter' },
        send: {
          title: 'Send to All',
          question:
            'This sends %{record} to everyone who has confirmed their address, in their own language. You can pause it, but you can’t recall it.',
          success: 'The letter is on its way',
          failure: 'Failed to send the letter',
        },
        pause: { success: 'The letter is paused', failure: 'Failed to pause the letter' },
        resume: {
          title: 'Resume Sending',
          question: 'This sends %{record} to everyone who hasn’t received it yet.',
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
      state: 'Status',
      failure: 'Failure reason',
      attempts: 'Attempts',
      attempted_at: 'Last attempt',
    },
    empty: { failure: 'None', attempted_at: 'Not tried yet' },
    choices: {
      state: { queued: 'Waiting', sending: 'On its way', sent: 'Sent', failed: 'Failed' },
      language: { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' },
    },
    actions: { retry: 'Send again' },
    texts: {
      list: { title: 'Outbox', empty: 'No emails from this letter in the outbox.' },
      actions: {
        retry: {
          title: 'Send Again',
          question: 'This sends the letter to %{record} again. If the first one did arrive, they’ll get it twice.',
          success: 'The email will be sent again',
          failure: 'Failed to send the email again',
        },
      },
    },
  },
  preLaunch: {
    fields: { state: 'Waiting list', email: 'Email' },
    choices: { state: { confirmed: 'Confirmed', unconfirmed: 'Not confirmed', unsubscribed: 'Unsubscribed' } },
    actions: { export: 'Export data' },
    texts: {
      actions: {
        export: {
          title: 'Export Data',
          question:
            'What we hold about the address of %{record} will be saved as a file. Send the file only to that address. The export is recorded in the audit log.',
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
      state: 'Status',
      second_factor: 'Two-factor',
      sessions: 'Sessions',
      used_at: 'Last seen',
      token: 'Link',
    },
    empty: { used_at: 'Not signed in' },
    choices: {
      role: { admin: 'Administrator', moderator: 'Moderator' },
      state: { active: 'Active', invited: 'Invited', deactivated: 'Deactivated' },
    },
    actions: {
      invite: 'Invite',
      renew: 'New invitation link',
      endSessions: 'Sign them out everywhere',
      deactivate: 'Deactivate',
      activate: 'Activate',
    },
    texts: {
      actions: {
        invite: { success: 'The invitation is ready', failure: 'Failed to create the invitation' },
        renew: {
          title: 'New Invitation Link',
          question: 'The previous link for %{record} will stop working.',
          success: 'The new link is ready',
          failure: 'Failed to create a new link',
        },
        endSessions: {
          title: 'Sign Them Out Everywhere',
          question: '%{record} will be signed out everywhere, but can sign in again.',
          success: 'Signed out everywhere',
          failure: 'Failed to sign them out everywhere',
        },
        deactivate: {
          question: '%{record} will be signed out everywhere and won’t be able to sign in again.',
          success: 'Administrator deactivated',
        },
        activate: { question: '%{record} will be able to sign in again.', success: 'Administrator activated' },
      },
    },
  },
  audit: {
    name: 'Audit Entry |||| Audit Entries',
    fields: {
      id: 'Entry',
      at: 'Date & Time',
      email: 'Administrator',
      operation: 'Event',
      resource: 'Record type',
      row: 'Record',
      before: 'Before',
      after: 'After',
      request_id: 'Request ID',
      name: 'Name',
    },
    empty: { email: 'A visitor or the server' },
    choices: {
      operation: {
        create: 'Added',
        update: 'Changed',
        delete: 'Deleted',
        close: 'Closed',
        login: 'Signed in',
        logout: 'Signed out',
        changePassword: 'Changed their password',
        reveal: 'Viewed personal data',
        confirm: 'Confirmed an address',
        unsubscribe: 'Unsubscribed',
        invite: 'Invited',
        renew: 'Renewed an invitation link',
        accept: 'Accepted an invitation',
        deactivate: 'Deactivated',
        activate: 'Activated',
        endSessions: 'Signed someone out everywhere',
        claim: 'Assigned',
        note: 'Added a note',
        decide: 'Decided',
        suspend: 'Suspended',
        restore: 'Lifted a suspension',
        export: 'Exported data',
        reply: 'Replied',
        reopen: 'Reopened',
        test: 'Sent a test',
        send: 'Sent to all',
        pause: 'Paused',
        resume: 'Resumed',
        retry: 'Sent again',
        receive: 'Received from the app',
        restoreBackup: 'Restored a backup',
      },
      resource: {
        users: 'Users',
        faq: 'FAQs',
        category: 'Categories',
        ticket: 'Tickets',
        preLaunch: 'PreLaunch users',
        subscription: 'Waiting list',
        session: 'Sessions',
        administrators: 'Administrators',
        invitation: 'Invitations',
        audit: 'Audit log',
        cases: 'Cases',
        appeals: 'Appeals',
        savedReplies: 'Saved replies',
        contact: 'Contact form',
        letters: 'Letters',
        letterMails: 'Letter emails',
        backup: 'Backups',
      },
    },
    actions: { reveal: 'Show who this is about' },
    texts: {
      record: 'Entry #%{id}',
      row: 'Entry #%{id}',
      list: { title: 'Audit Log', empty: 'No entries yet.' },
      actions: {
        reveal: {
          title: 'Show Who This Is About',
          question: 'You’ll see the name and email, and the audit log will record that you viewed them.',
          success: 'Recorded in the audit log',
          failure: 'Failed to show who this is about',
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
      claimed_by: 'Assigned to',
      claimed: 'Assignment',
      text: 'Note',
      measure: 'Decision',
      section: 'Guideline',
      note: 'Note',
      effect: 'What happens',
      notice: 'Message to the person',
      bio: 'Bio',
      location: 'Location',
      age: 'Age',
      language: 'Language',
      created_at: 'Joined',
      opened_at: 'First report',
      state: 'Status',
    },
    empty: { claimed_by: 'No one' },
    choices: {
      due: {
        inTime: 'Within 24 hours',
        late: 'Overdue',
      },
      state: {
        open: 'Open',
        decided: 'Decided',
      },
      claimed: { me: 'Assigned to you', other: 'Assigned to someone else' },
      measure: {
        dismiss: 'Dismiss',
        warn: 'Warn',
        suspend1: 'Suspend for 1 day',
        suspend3: 'Suspend for 3 days',
        suspend7: 'Suspend for 7 days',
        suspend30: 'Suspend for 30 days',
        suspend90: 'Suspend for 90 days',
        remove: 'Remove permanently',
      },
      section: guidelines,
    },
    actions: {
      claim: 'Assign to me',
      note: 'Add a note',
      decide: 'Decide',
    },
    sections: {
      profile: 'Profile',
      photos: 'Photos',
    },
    texts: {
      actions: {
        decide: {
          delayed: 'Your decision on %{record} takes effect in five seconds, or when you leave this page',
          success: 'Decision recorded',
          failure: 'Failed to record the decision',
        },
        claim: { success: 'Yours for ten minutes', failure: 'Failed to assign the case' },
        note: { title: 'Add Internal Note', success: 'Note added', failure: 'Failed to add the note' },
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
      section: 'Guideline',
      decided_by: 'Decided by',
      created_at: 'Date & Time',
      case_id: 'Case',
      outcome: 'Answer',
    },
    empty: { user: 'Deleted account' },
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
      actions: {
        decide: {
          delayed: 'Your answer to the appeal by %{record} takes effect in five seconds, or when you leave this page',
          success: 'Answer recorded',
          failure: 'Failed to record the answer',
        },
      },
      list: {
        empty: 'No appeals waiting.',
      },
    },
  },
  sanctions: {
    name: 'Sanction |||| Sanctions',
    fields: {
      user: 'Person',
      state: 'Status',
      measure: 'Decision',
      until: 'Until',
      section: 'Guideline',
      email: 'Decided by',
      created_at: 'Date & Time',
      user_uuid: 'User’s UUID',
      case_id: 'Case',
    },
    empty: { user: 'Deleted account', until: 'Permanent' },
    choices: {
      state: { suspended: 'Suspended', ended: 'Ended', removed: 'Removed' },
      measure: keptOut,
      section: guidelines,
    },
    actions: { restore: 'Lift suspension' },
    texts: {
      menu: 'Sanctions',
      list: {
        title: 'Suspended and Removed',
        empty: 'No one is suspended or removed.',
        noMatches: 'No one matches your search.',
      },
      actions: {
        restore: {
          title: 'Lift Suspension',
          question: '%{record} will be able to use the app again right away.',
          success: 'Suspension lifted',
          failure: 'Failed to lift the suspension',
        },
      },
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
    empty: { evidence: 'No picture' },
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
    name: 'Piece of Evidence |||| Evidence',
    fields: { picture: 'Picture', author: 'Written by', text: 'Message', sent_at: 'Sent', report_id: 'Report' },
    choices: { author: { reported: 'The reported person', reporter: 'The reporter' } },
    texts: { list: { empty: 'No evidence came with these reports.' } },
  },
  caseDecisions: {
    name: 'Decision |||| Decisions',
    fields: {
      measure: 'Decision',
      section: 'Guideline',
      until: 'Until',
      email: 'Decided by',
      created_at: 'Date & Time',
      note: 'Note',
      notice: 'Message to the person',
    },
    empty: { note: 'None', notice: 'None', until: 'Not applicable' },
    choices: {
      measure: decided,
      section: guidelines,
    },
    texts: {
      record: 'Decision #%{id}',
      row: 'Decision #%{id}',
      list: {
        empty: 'No decisions about this person yet.',
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
      subscriptions: 'New waiting-list sign-ups',
    },
    texts: {
      list: {
        title: 'Growth',
        export: 'Export Growth',
        empty: 'No days in this range.',
        noMatches: 'No days in this range.',
        failure: 'Failed to fetch growth figures',
      },
    },
  },
  metrics: {
    sections: { waiting: 'Waiting' },
    fields: {
      open_cases: 'Open cases',
      oldest_case: 'Oldest:',
      late_cases: 'Over 24 hours:',
      median_decision: 'Median time to decision (last 30 days)',
      open_tickets: 'Open tickets',
      oldest_ticket: 'Oldest:',
    },
  },
  users: {
    fields: {
      measure: 'Duration',
      section: 'Guideline',
      note: 'Internal note',
      effect: 'What happens',
      notice: 'Message to the person',
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
            '%{record} won’t be able to use the app during this time, and will be told why in their own language or in English.',
          success: 'User suspended',
        },
        export: {
          title: 'Export Data',
          question:
            'A copy of what we hold about %{record}, except what other people wrote, will be saved as a file. The export is recorded in the audit log. Messages from the contact form aren’t included, because no one has verified who wrote them.',
          success: 'Data exported',
          failure: 'Failed to export the data',
        },
        delete: {
          question:
            'The profile, photos, tickets and waiting-list entry of %{record} will be permanently erased. This can’t be undone.',
        },
      },
    },
  },
} satisfies AddedMessages;

export type ExtensionResources = typeof extensions;
