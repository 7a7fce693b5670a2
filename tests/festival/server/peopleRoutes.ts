import { Hono } from 'hono';
import type { Announcement, Member } from '#tests/festival/wire.ts';
import { after, done, gone, inOrder, notFound, refuse, slice } from './answers.ts';
import type { Books } from './books.ts';
import { blanks, day, type Form, list, number, readForm, text, textOrNull, truth } from './forms.ts';
import type { Shelf } from './shelf.ts';

/** What a form may change of a member; a name comes inside a profile. */
const memberChanges = ({ profile = {}, ...form }: Form): Partial<Member> => {
  const { name, email } = profile as Form;
  return {
    name: text(name),
    email: text(email),
    role: text(form.role) as Member['role'],
    ...(form.joined_on ? { joined_on: day(form.joined_on) } : {}),
    languages: list(form.languages),
    hours: number(form.hours),
    ...('notes' in form ? { notes: textOrNull(form.notes) } : {}),
  };
};

/** Found by POST, by number and not by id, changed by PATCH, paused for a reason. */
export function memberRoutes({ members }: Books) {
  const find = (no: string) => members.find((member) => member.member_no === no);
  const faults = ({ profile = {} }: Form, own?: Member) => {
    const { name, email } = profile as Form;
    const isTaken = members.some((member) => member !== own && member.email === text(email));
    return [
      ...(text(name) ? [] : [{ field: 'profile.name', text: 'Everyone is called something' }]),
      ...(isTaken ? [{ field: 'profile.email', text: 'Somebody else reads that mailbox' }] : []),
    ];
  };

  return new Hono()
    .post('/find', async (context) => {
      const { role } = await readForm(context);
      const found = role ? members.filter((member) => member.role === role) : members;
      return done(context, slice(context, inOrder(found, context.req.query('order'))));
    })
    .post('/', async (context) => {
      const form = await readForm(context);
      const errors = faults(form);
      if (errors.length) return refuse(context, 'The book of members stays shut', errors);
      const member_no = `M-${String(members.length + 1).padStart(3, '0')}`;
      const blank = { member_no, picture: null, standing: 'active', joined_on: '2026-11-01', notes: null } as const;
      members.unshift({ ...blank, ...memberChanges(form) } as Member);
      return done(context, { member_no });
    })
    .get('/:no', (context) => {
      const member = find(context.req.param('no'));
      return member ? done(context, member) : notFound(context);
    })
    .patch('/:no', async (context) => {
      const member = find(context.req.param('no'));
      if (!member) return notFound(context);
      const form = await readForm(context);
      const errors = faults(form, member);
      if (errors.length) return refuse(context, 'The book of members stays shut', errors);
      Object.assign(member, memberChanges(form));
      return done(context, member);
    })
    .put('/:no/pause', async (context) => {
      const member = find(context.req.param('no'));
      if (!member) return notFound(context);
      const { why } = await readForm(context);
      if (!text(why)) return refuse(context, 'Nobody is paused without a reason', [{ field: 'why', text: 'Why?' }]);
      Object.assign(member, { standing: 'paused', notes: text(why) });
      return done(context, member);
    })
    .delete('/:no/pause', (context) => {
      const member = find(context.req.param('no'));
      if (!member) return notFound(context);
      member.standing = 'active';
      return gone(context);
    });
}

/** Page by page behind a mark, filtered and ordered by the office; each names a member, who comes beside. */
export function invoiceRoutes({ invoices, members }: Books) {
  const find = (id: string) => invoices.find((invoice) => invoice.id === Number(id));
  const beside = (rows: { member: string }[]) => ({
    members: members.filter(({ member_no }) => rows.some(({ member }) => member === member_no)),
  });

  return new Hono()
    .get('/', (context) => {
      const { status, order, member } = context.req.query();
      const found = invoices.filter(
        (invoice) => (!status || invoice.status === status) && (!member || invoice.member === member),
      );
      const page = after(context, inOrder(found, order));
      return done(context, { ...page, beside: beside(page.rows) });
    })
    .patch('/:id', async (context) => {
      const invoice = find(context.req.param('id'));
      if (!invoice) return notFound(context);
      const { status, note } = await readForm(context);
      if (invoice.status !== 'open') return refuse(context, `Invoice ${invoice.number} is closed`, [], 409);
      Object.assign(invoice, { status, ...(note === undefined ? {} : { note: textOrNull(note) }) });
      return done(context, invoice);
    })
    .post('/remind', (context) => {
      const open = invoices.filter(({ status }) => status === 'open');
      for (const invoice of open) invoice.reminders += 1;
      return done(context, {}, `${open.length} reminders are on their way`);
    })
    .post('/:id/remind', async (context) => {
      const invoice = find(context.req.param('id'));
      if (!invoice) return notFound(context);
      if (invoice.status !== 'open') return refuse(context, `Invoice ${invoice.number} is closed`, [], 409);
      invoice.reminders += 1;
      return done(context, invoice, `Reminder ${invoice.reminders} is on its way`);
    })
    .delete('/:id', async (context) => {
      const invoice = find(context.req.param('id'));
      if (!invoice) return notFound(context);
      const { note } = await readForm(context);
      if (!text(note)) return refuse(context, 'The books ask for a reason', [{ field: 'note', text: 'Why?' }]);
      Object.assign(invoice, { status: 'void', note: text(note) });
      return gone(context);
    });
}

const announcementChanges = (form: Form) => ({
  title: text(form.title),
  body: text(form.body),
  audience: text(form.audience) as Announcement['audience'],
  group: form.audience === 'group' ? Number(form.group) : null,
  pinned: truth(form.pinned),
  pinned_until: truth(form.pinned) ? day(form.pinned_until) || null : null,
  publish_at: text(form.publish_at),
  link: textOrNull(form.link),
});

/** Its key lies inside `meta`. Made by a form with a file, changed by JSON. */
export function announcementRoutes({ announcements }: Books, shelf: Shelf) {
  const find = (id: string) => announcements.find(({ meta }) => meta.id === Number(id));
  const faults = (form: Form) => [
    ...blanks(form, 'title', 'body'),
    ...(form.audience === 'group' && !form.group ? [{ field: 'group', text: 'Which group?' }] : []),
  ];

  return new Hono()
    .get('/board/:board', (context) => {
      const isCurrent = context.req.param('board') === 'current';
      return done(
        context,
        slice(
          context,
          announcements.filter(({ archived }) => archived !== isCurrent).map(({ archived: _, ...row }) => row),
        ),
      );
    })
    .post('/', async (context) => {
      const form = await readForm(context);
      const errors = faults(form);
      if (errors.length) return refuse(context, 'Nobody would understand that', errors);
      const meta = {
        id: Math.max(100, ...announcements.map(({ meta }) => meta.id)) + 1,
        delivery: { sent: 0, opened: 0 },
      };
      const attachment = await shelf.keep(form.attachment);
      announcements.unshift({ meta, ...announcementChanges(form), attachment, archived: false });
      return done(context, { meta }, 'Pinned to the board');
    })
    .post('/unpin', (context) => {
      for (const announcement of announcements) Object.assign(announcement, { pinned: false, pinned_until: null });
      return done(context, {}, 'The board is all yours');
    })
    .put('/:id', async (context) => {
      const announcement = find(context.req.param('id'));
      if (!announcement) return notFound(context);
      const form = await readForm(context);
      const errors = faults(form);
      if (errors.length) return refuse(context, 'Nobody would understand that', errors);
      Object.assign(announcement, announcementChanges(form));
      return done(context, announcement);
    })
    .delete('/:id', (context) => {
      const announcement = find(context.req.param('id'));
      if (!announcement) return notFound(context);
      announcements.splice(announcements.indexOf(announcement), 1);
      return gone(context);
    });
}
