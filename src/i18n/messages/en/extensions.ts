import type { Language } from '#i18n/language.ts';
import type { AddedMessages } from '#i18n/ResourceMessages.ts';

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

/** The reasons of reports. */
const reasons = {
  harassment: 'Harassment',
  spam: 'Spam',
  inappropriateContent: 'Inappropriate content',
  fakeProfile: 'Fake profile',
};

/** The names of the languages. */
const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish', ko: 'Korean', hi: 'Hindi' };

/** A message for each text of a letter. */
export type LetterTexts = Record<`${'subject' | 'body'}_${Language}`, string>;

/** The labels of a letter's texts. */
const letterTexts: LetterTexts = {
  subject_en: 'Subject in English',
  body_en: 'Text in English',
  subject_es: 'Subject in Spanish',
  body_es: 'Text in Spanish',
  subject_ko: 'Subject in Korean',
  body_ko: 'Text in Korean',
  subject_hi: 'Subject in Hindi',
  body_hi: 'Text in Hindi',
};

/** Explains why a letter may not contain double brackets. */
const asWritten = 'A letter goes out exactly as written. Take out the placeholder in [[double brackets]].';

const asParagraphs = 'A blank line starts a new paragraph. Web addresses become links.';

/** The texts of the resources of extensions, and those that extensions add to other resources. */
export const extensions = {
  ticket: {
    name: 'Ticket |||| Tickets',
    fields: {
      id: 'Ticket number',
      text: 'Text',
      hours: 'Waiting',
      claimed_by: 'Assigned to',
      'user.email': 'Email',
      from: 'Came from',
      language: 'Language',
    },
    empty: { claimed_by: 'No one', language: 'Not known' },
    sections: { person: 'Person' },
    choices: {
      waits_for: { us: 'Waiting for us', them: 'Waiting for them', nobody: 'Closed' },
      from: {
        app: 'App account',
        form: 'Contact form, unverified',
        program: 'Contact form, maybe filled in by a program',
      },
    },
    segments: { active: 'Waiting for us', answered: 'Waiting for them', closed: 'Closed' },
    actions: {
      reply: 'Reply',
      replyAndClose: 'Reply and close',
      note: 'Add a note',
      claim: 'Assign to me',
      reopen: 'Reopen',
      export: 'Export data',
    },
    texts: {
      segments: {
        active: { empty: 'No tickets are waiting for us.' },
        answered: {
          empty: 'No tickets are waiting for the person’s reply.',
          source: 'A ticket moves here once someone has replied to it.',
        },
      },
      actions: {
        reply: { title: 'Reply to Ticket', success: 'Reply saved', failure: 'Failed to save the reply' },
        replyAndClose: {
          title: 'Reply and Close Ticket',
          delayed: 'Your reply goes out and %{record} closes in five seconds',
          success: 'Reply saved, ticket closed',
          failure: 'Failed to save the reply',
        },
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
          question: '%{record} will go back to the open tickets.',
          success: 'The ticket is open again',
          failure: 'Failed to reopen the ticket',
        },
      },
    },
  },
  ticketMessages: {
    name: 'Message |||| Messages',
    fields: { name: 'Name', author: 'From', text: 'Message', email: 'Administrator', created_at: 'Date & Time' },
    choices: { author: { person: 'The person', support: 'Support', note: 'Internal note' } },
    texts: { list: { title: 'Conversation', empty: 'No one has replied yet.' } },
  },
  savedReplies: {
    name: 'Saved Reply |||| Saved Replies',
    fields: { title: 'Title', language: 'Language', text: 'Text', placeholders: 'Placeholders' },
    hints: { text: 'Put what changes each time in [[double brackets]]. You fill it in when you reply.' },
    empty: { placeholders: 'None' },
    choices: { language: languageNames },
    texts: {
      list: { empty: 'No saved replies yet.' },
      actions: { delete: { question: '“%{record}” will be removed from the saved replies.' } },
    },
  },
  letters: {
    name: 'Letter |||| Letters',
    fields: {
      ...letterTexts,
      state: 'Status',
      sent: 'Progress',
      recipients: 'Recipients',
      created_at: 'Written',
      begun_at: 'Sending started',
      preview: 'As recipients see it',
      language: 'Language',
    },
    hints: {
      body_en: asParagraphs,
      body_es: asParagraphs,
      body_ko: asParagraphs,
      body_hi: asParagraphs,
    } satisfies Record<`body_${Language}`, string>,
    rules: {
      subject_en: asWritten,
      body_en: asWritten,
      subject_es: asWritten,
      body_es: asWritten,
      subject_ko: asWritten,
      body_ko: asWritten,
      subject_hi: asWritten,
      body_hi: asWritten,
    } satisfies LetterTexts,
    choices: {
      state: { draft: 'Draft', sending: 'On its way', paused: 'Paused', sent: 'Sent' },
      language: languageNames,
    },
    actions: { test: 'Send to me', send: 'Send to all', pause: 'Pause', resume: 'Resume' },
    sections: { ...languageNames, appearance: 'Preview' },
    texts: {
      record: 'the letter “%{record}”',
      list: {
        source: 'A letter goes by email to everyone on the waiting list who has confirmed.',
        empty: 'No letters yet.',
      },
      create: {
        add: 'New Letter',
        addFirst: 'Write your first letter',
        title: 'New Letter',
        save: 'Save draft',
        success: 'Draft saved',
        failure: 'Failed to save the draft',
      },
      update: { save: 'Save draft', success: 'Draft saved', failure: 'Failed to save the draft' },
      actions: {
        test: { title: 'Send to Me', success: 'The letter is on its way to you', failure: 'Failed to send the letter' },
        send: {
          title: 'Send to All',
          question:
            'This sends %{record} to everyone who has confirmed their address, in their own language. You can pause it, but you can’t recall it.',
          success: 'The letter is on its way',
          failure: 'Failed to send the letter',
          needs: 'Write it in every language before you send it to all.',
        },
        pause: { success: 'The letter is paused', failure: 'Failed to pause the letter' },
        resume: {
          success: 'The letter is on its way again',
          failure: 'Failed to resume sending',
        },
      },
    },
  },
  outbox: {
    name: 'Email |||| Emails',
    fields: {
      email: 'Email address',
      language: 'Language',
      kind: 'Kind',
      about_id: 'About',
      state: 'Status',
      cause: 'Cause',
      failure: 'Failure reason',
      attempts: 'Attempts',
      attempted_at: 'Last attempt',
      due_at: 'Next attempt',
    },
    empty: {
      language: 'Not known',
      failure: 'None',
      attempted_at: 'Not tried yet',
      due_at: 'None. The failure is permanent: the server won’t try again on its own.',
    },
    choices: {
      kind: {
        confirmation: 'Confirmation of an address',
        letter: 'Letter',
        test: 'Test of a letter',
        reply: 'Reply to a ticket',
      },
      state: { queued: 'Waiting', retrying: 'Trying again', sending: 'On its way', sent: 'Sent', failed: 'Failed' },
      language: languageNames,
    },
    segments: { unsent: 'Not sent', sent: 'Sent' },
    actions: { retry: 'Send again' },
    texts: {
      list: {
        source: 'Emails that failed appear here. The emails of a letter are on its page.',
        title: 'Outbox',
        empty: 'No emails here.',
      },
      actions: {
        retry: {
          title: 'Send Again',
          question: 'This sends the email to %{record} again. If the first one did arrive, they’ll get it twice.',
          success: 'The email will be sent again',
          failure: 'Failed to send the email again',
        },
      },
    },
  },
  preLaunch: {
    fields: { language: 'Language', state: 'Status', email: 'Email' },
    empty: { language: 'Not known' },
    choices: {
      language: languageNames,
      state: { confirmed: 'Confirmed', unconfirmed: 'Not confirmed', unsubscribed: 'Unsubscribed' },
    },
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
  account: {
    name: 'Account |||| Account',
    fields: {
      email: 'Email address',
      second_factor: 'Two-factor sign-in',
      recovery_codes: 'Recovery codes left',
      code: 'Code from the app',
      password: 'Current password',
      codes:
        'Recovery codes. Each code lets you sign in once without the app. Keep them somewhere safe: they won’t be shown again.',
    },
    choices: {
      role: { admin: 'Administrator', moderator: 'Moderator' },
      second_factor: { off: 'Off', on: 'On', required: 'On, required here' },
    },
    actions: {
      turnOn: 'Set up an authenticator app',
      renewCodes: 'New recovery codes',
      turnOff: 'Turn off two-factor sign-in',
    },
    texts: {
      show: { pageTitle: 'Account and display' },
      actions: {
        turnOn: {
          title: 'Set Up an Authenticator App',
          confirm: 'Turn on',
          success: 'Two-factor sign-in is on',
          failure: 'Two-factor sign-in wasn’t set up',
        },
        renewCodes: {
          title: 'New Recovery Codes',
          confirm: 'Create new codes',
          success: 'The old recovery codes no longer work',
          failure: 'Failed to create new recovery codes',
        },
        turnOff: {
          title: 'Turn Off Two-Factor Sign-In',
          confirm: 'Turn off',
          success: 'Two-factor sign-in is off',
          failure: 'Failed to turn off two-factor sign-in',
          needs: 'Everyone who signs in here needs two-factor sign-in.',
        },
      },
    },
  },
  sessions: {
    name: 'Session |||| Sessions',
    fields: { device: 'Device', created_at: 'Signed in', used_at: 'Last used', place: 'Where' },
    empty: { device: 'Unknown device' },
    choices: { place: { here: 'This browser' } },
    actions: { end: 'Sign out there', endOthers: 'Sign out everywhere else' },
    texts: {
      list: { title: 'Where you’re signed in' },
      actions: {
        end: {
          delayed: 'That session ends in five seconds',
          success: 'That session has ended',
          failure: 'Failed to end the session',
        },
        endOthers: { success: 'You’re signed out everywhere else', failure: 'Failed to sign you out elsewhere' },
      },
    },
  },
  administrators: {
    name: 'Administrator |||| Administrators',
    fields: {
      email: 'Email address',
      own: 'Own account',
      role: 'Role',
      state: 'Status',
      second_factor: 'Security',
      sessions: 'Sessions',
      used_at: 'Last seen',
      token: 'Link',
    },
    hints: {
      email: 'No email is sent: you get a link to pass on. It works once, within 48 hours.',
      role: 'Moderators decide cases and appeals, suspend people and answer tickets. Administrators can also remove people, send letters, change content and invite others.',
    },
    empty: { used_at: 'No open session' },
    choices: {
      role: { admin: 'Administrator', moderator: 'Moderator' },
      state: { active: 'Active', invited: 'Invited', deactivated: 'Deactivated' },
      own: { true: 'You' },
      second_factor: { off: 'Two-factor off', on: 'Two-factor on' },
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
          success: 'Administrator deactivated',
        },
        activate: { success: 'Administrator activated' },
      },
    },
  },
  audit: {
    name: 'Audit Entry |||| Audit Entries',
    fields: {
      id: 'Entry',
      at: 'Date & Time',
      day: 'Day (UTC)',
      email: 'Administrator',
      operation: 'Event',
      resource: 'Record type',
      row: 'Record',
      before: 'Before',
      after: 'After',
      change: 'Change',
      request_id: 'Request ID',
      name: 'Name',
    },
    empty: { row: 'None', email: 'A visitor or the server' },
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
        blockCodes: 'Codes blocked after five wrong ones',
        handOver: 'Handed over',
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
        preLaunch: 'PreLaunch users',
        subscription: 'Waiting list',
        session: 'Sessions',
        invitation: 'Invitations',
        audit: 'Audit log',
        contact: 'Contact form',
        outbox: 'Outbox',
        backup: 'Backups',
      },
    },
    segments: { changes: 'Changes', signIns: 'Sign-ins', all: 'All' },
    sections: { technical: 'Technical details' },
    actions: { reveal: 'Show who this is about' },
    texts: {
      record: 'Entry #%{id}',
      row: 'Entry #%{id}',
      list: { title: 'Audit Log', empty: 'No entries yet.' },
      segments: {
        changes: { empty: 'No changes yet.', source: 'Each change that an administrator makes appears here.' },
      },
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
      reasons: 'Reasons',
      reports: 'Reports',
      hours: 'Waiting',
      due: 'Due',
      handover_note: 'Handover note',
      handed_over_by: 'Handed over by',
      decided_at: 'Decided on',
      claimed_by: 'Assigned to',
      claimed: 'Assignment',
      text: 'Note',
      measure: 'Decision',
      decision: 'Decision',
      section: 'Guideline',
      note: 'Internal note',
      effect: 'What happens',
      notice: 'Message to the person',
      bio: 'Bio',
      location: 'Location',
      age: 'Age',
      language: 'Language',
      created_at: 'Joined',
      earlier: 'Earlier decisions',
      opened_at: 'First report',
      state: 'Status',
    },
    empty: { user: 'Deleted account', claimed_by: 'No one' },
    choices: {
      earlier: decided,
      decision: decided,
      due: {
        inTime: '%{hours_left} h left',
        late: 'Overdue',
      },
      state: {
        open: 'Open',
        handedOver: 'Handed over',
        decided: 'Decided',
      },
      reasons,
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
      handOver: 'Hand over',
      claim: 'Assign to me',
      note: 'Add a note',
      decide: 'Decide',
    },
    sections: {
      profile: 'Profile',
      photos: 'Photos',
    },
    texts: {
      row: 'Case #%{id}, %{record}',
      segments: {
        open: { empty: 'No open cases.', source: 'A case opens when someone reports a person in the app.' },
        handedOver: {
          empty: 'No case is waiting for an administrator.',
          source: 'Moderators hand a case over when an administrator should decide it.',
        },
        decided: { empty: 'No case has been decided yet.', source: 'A case moves here once it is decided.' },
      },
      actions: {
        handOver: {
          title: 'Hand Over to an Administrator',
          delayed: 'The case of %{record} goes to the administrators in five seconds',
          success: 'Case handed over',
          failure: 'Failed to hand over the case',
        },
        decide: {
          delayed: 'Your decision on %{record} takes effect in five seconds',
          success: 'Decision recorded',
          failure: 'Failed to record the decision',
        },
        claim: { success: 'Yours for ten minutes', failure: 'Failed to assign the case' },
        note: { title: 'Add Internal Note', success: 'Note added', failure: 'Failed to add the note' },
      },
      list: {
        empty: 'No cases.',
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
      hours: 'Waiting',
      created_at: 'Appealed on',
      note: 'Internal note',
      notice: 'Message to the person',
      until: 'Until',
      decided_at: 'Decided on',
      effect: 'What happens',
      bio: 'Bio',
      location: 'Location',
      age: 'Age',
      language: 'Language',
      earlier: 'Earlier decisions',
      outcome: 'Answer',
      answered_at: 'Answered on',
      state: 'Status',
    },
    empty: {
      text: 'No explanation',
      decided_by: 'Deleted account',
      user: 'Deleted account',
    },
    choices: {
      measure: decided,
      section: guidelines,
      earlier: decided,
      state: { open: 'Open', decided: 'Answered' },
      decider: { me: 'You decided this, so someone else has to answer' },
      outcome: {
        upheld: 'The decision stands',
        overturned: 'The decision is overturned',
      },
    },
    actions: {
      decide: 'Answer',
      note: 'Add a note',
    },
    sections: { words: 'In their words', decision: 'Decision', profile: 'Profile', photos: 'Photos' },
    texts: {
      row: 'Appeal #%{id}, %{record}',
      segments: {
        open: {
          empty: 'No appeals waiting.',
          source: 'An appeal arrives when a person objects to a decision in the app.',
        },
        decided: { empty: 'No appeal has been answered yet.', source: 'An appeal moves here once it is answered.' },
      },
      actions: {
        note: { title: 'Add Internal Note', success: 'Note added', failure: 'Failed to add the note' },
        decide: {
          delayed: 'Your answer to the appeal by %{record} takes effect in five seconds',
          success: 'Answer recorded',
          failure: 'Failed to record the answer',
        },
      },
      list: {
        empty: 'No appeals.',
      },
    },
  },
  sanctions: {
    name: 'Sanction |||| Sanctions',
    fields: {
      user: 'Person',
      state: 'Status',
      measure: 'Decision',
      left: 'Ends',
      until: 'Until',
      section: 'Guideline',
      email: 'Decided by',
      created_at: 'Decided on',
      case_id: 'Case',
      note: 'Internal note',
      notice: 'Message to the person',
    },
    empty: { section: 'None', user: 'Deleted account', until: 'Permanent' },
    choices: {
      state: { suspended: 'Suspended', ended: 'Ended', removed: 'Removed' },
      measure: keptOut,
      section: guidelines,
    },
    sections: { decision: 'Decision' },
    actions: { restore: 'Lift suspension' },
    texts: {
      segments: {
        suspended: {
          empty: 'No one is suspended right now.',
          source: 'People appear here after a decision on their case, or when you suspend them.',
        },
        ended: { empty: 'No suspension has ended yet.', source: 'A suspension moves here when its time is over.' },
        removed: {
          empty: 'No one has been removed.',
          source: 'People appear here when a decision removes them permanently.',
        },
      },
      list: {
        empty: 'No suspensions or removals.',
        noMatches: 'No one matches your search.',
      },
      actions: {
        restore: {
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
    choices: {
      reason: reasons,
    },
  },
  caseEvidence: {
    name: 'Piece of Evidence |||| Evidence',
    fields: { picture: 'Evidence picture', author: 'Written by', text: 'Message', sent_at: 'Sent' },
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
      case_id: 'Case',
    },
    empty: { section: 'None', email: 'Deleted account', note: 'None', notice: 'None', until: 'Not applicable' },
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
    empty: { email: 'Deleted account' },
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
      ios: 'New on iOS',
      android: 'New on Android',
      subscriptions: 'New sign-ups',
    },
    texts: {
      list: {
        title: 'Growth',
        export: 'Export table',
        empty: 'No days in this range.',
        noMatches: 'No days in this range.',
        failure: 'Failed to fetch growth figures',
      },
    },
  },
  figures: {
    fields: {
      open_cases: 'Open cases',
      late_cases: 'Over 24 hours:',
      median_decision: 'Median time to decision (last 30 days)',
      open_tickets: 'Tickets waiting for us',
      open_appeals: 'Open appeals',
      failed_mails: 'Unsent emails',
    },
  },
  users: {
    fields: {
      measure: 'Duration',
      section: 'Guideline',
      note: 'Internal note',
      suspended_until: 'Suspended until',
      effect: 'What happens',
      notice: 'Message to the person',
    },
    choices: {
      status: { Suspended: 'Suspended' },
      measure: {
        suspend1: '1 day',
        suspend3: '3 days',
        suspend7: '7 days',
        suspend30: '30 days',
        suspend90: '90 days',
      },
      section: guidelines,
    },
    actions: { suspend: 'Suspend', extend: 'Extend suspension', restore: 'Lift suspension', export: 'Export data' },
    texts: {
      list: { source: 'Users arrive from the app’s server, which needs this server’s APP_TOKEN.' },
      actions: {
        suspend: {
          question:
            '%{record} won’t be able to use the app during this time, and will be told why in their own language or in English.',
          success: 'User suspended',
        },
        extend: {
          title: 'Extend Suspension',
          question:
            '%{record} is suspended already. The new suspension starts now and must end at least a day after the current one. They get a new message.',
          success: 'Suspension extended',
          failure: 'Failed to extend the suspension',
        },
        restore: {
          success: 'Suspension lifted',
          failure: 'Failed to lift the suspension',
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
