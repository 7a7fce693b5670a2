import { languages } from '#i18n/language.ts';
import { invite } from '#server/auth/administrators.ts';
import { createLetter } from '#server/mail/changeLetter.ts';
import { addReport } from '#server/moderation/cases.ts';
import { consentRow, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import type { StartedApp } from '#tests/support/startApp.ts';

export const { uuid } = userRow(1);
const at = { created_at: 1 };
const letter = languages.map((language) => ({ language, subject: 'We are open', body: 'Come in.' }));

/** Functions that add one row each to an empty database. Its id is 1, or 2 after the administrator. */
export const addRows = (server: StartedApp) => ({
  user: () => server.insert('users', userRow(1)),
  faq: () => server.insert('faq', { question: 'Why?', answer: 'So.' }),
  category: () => server.insert('category', { name: 'Tea', type: 'interest', image: null }),
  ticket: () => server.insert('ticket', ticketRow(1)),
  closedTicket: () => server.insert('ticket', ticketRow(1, 1)),
  invited: () => invite(server.db, { email: 'eve@example.com', role: 'moderator' }, Date.now()),
  case: () => addReport(server.db, { user_uuid: uuid, reason: 'spam', ...at }),
  warning: () => server.insert('decision', { case_id: 1, measure: 'warn', language: 'en', ...at }),
  appeal: () => server.insert('appeal', { decision_id: 1, text: 'It was a joke.', ...at }),
  suspension: async () => {
    await server.db.updateTable('moderation_case').set({ decided_at: 1 }).execute();
    await server.insert('decision', { case_id: 1, measure: 'suspend30', language: 'en', ...at });
    await server.insert('suspension', { user_uuid: uuid, decision_id: 1, until: Date.UTC(2999, 0), ...at });
  },
  letter: () => createLetter(server.db, letter, 1),
  subscriber: () => server.insert('pre_launch_user', subscriberRow('ada@example.com')),
  consent: () => server.insert('consent', consentRow(1, { confirmed_at: 1 })),
});
