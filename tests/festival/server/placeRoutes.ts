import { Hono } from 'hono';
import { done, gone, notFound, refuse, sheet } from './answers.ts';
import type { Books } from './books.ts';
import { blanks, day, type Form, list, number, readForm, text, textOrNull, truth } from './forms.ts';
import type { Shelf } from './shelf.ts';

const venueChanges = (form: Form) => {
  const { street, city } = (form.address ?? {}) as Form;
  return {
    name: text(form.name),
    website: textOrNull(form.website),
    address: { street: text(street), city: text(city) },
    seats: number(form.seats) ?? 0,
    step_free: truth(form.step_free),
    equipment: list(form.equipment),
    map_square: textOrNull(form.map_square),
    ceiling: number(form.ceiling),
    contact: textOrNull(form.contact),
    lamp: textOrNull(form.lamp),
  };
};

const venueFaults = (form: Form) => [
  ...blanks(form, 'name'),
  ...(number(form.seats) === 13 ? [{ field: 'seats', text: 'Nobody sits on the thirteenth' }] : []),
  ...(text((form.address as Form | undefined)?.city) ? [] : [{ field: 'address.city', text: 'Which town?' }]),
];

/** All at once, changed as a whole by PUT with an address inside, removed by DELETE without an answer. */
export function venueRoutes({ venues }: Books, shelf: Shelf) {
  const find = (id: unknown) => venues.find((venue) => venue.id === Number(id));

  return new Hono()
    .get('/', (context) => done(context, venues))
    .get('/:id', (context) => {
      const venue = find(context.req.param('id'));
      return venue ? done(context, venue) : notFound(context);
    })
    .post('/', async (context) => {
      const form = await readForm(context);
      const errors = venueFaults(form);
      if (errors.length) return refuse(context, 'That is no place to be', errors);
      const id = Math.max(0, ...venues.map((venue) => venue.id)) + 1;
      venues.push({ id, ...venueChanges(form), plan: null, opening: {} });
      return done(context, { id });
    })
    .put('/:id/plan', async (context) => {
      const venue = find(context.req.param('id'));
      if (!venue) return notFound(context);
      venue.plan = await shelf.keep((await readForm(context)).plan);
      return done(context, venue, 'The plan hangs on the wall');
    })
    .put('/:id', async (context) => {
      const venue = find(context.req.param('id'));
      if (!venue) return notFound(context);
      const form = await readForm(context);
      const errors = venueFaults(form);
      if (errors.length) return refuse(context, 'That is no place to be', errors);
      Object.assign(venue, venueChanges(form));
      return done(context, venue);
    })
    .delete('/:id', (context) => {
      const venue = find(context.req.param('id'));
      if (!venue) return notFound(context);
      venues.splice(venues.indexOf(venue), 1);
      return gone(context);
    });
}

const groupsPerSheet = 3;

/** Listed in sheets counted from 0, of which nobody knows how many there are; members are rows below a group. */
export function groupRoutes({ groups, memberships, members }: Books) {
  const find = (id: unknown) => groups.find((group) => group.id === Number(id));
  const taken = (id: number) => memberships.filter((membership) => membership.group_id === id).length;
  const counted = () => groups.map((group) => ({ ...group, taken: taken(group.id) }));
  const changes = (form: Form) => ({
    name: text(form.name),
    purpose: text(form.purpose),
    founded_on: day(form.founded_on),
    places: number(form.places) ?? 0,
    topics: list(form.topics),
    lead: textOrNull(form.lead),
    rhythm: number(form.rhythm),
    meets_at: number(form.meets_at),
    ...('budget' in form ? { budget: number(form.budget) } : {}),
    lamp: textOrNull(form.lamp),
  });

  return new Hono()
    .get('/', (context) => done(context, sheet(context, counted(), groupsPerSheet)))
    .get('/:id', (context) => {
      const group = counted().find(({ id }) => id === Number(context.req.param('id')));
      return group ? done(context, group) : notFound(context);
    })
    .post('/', async (context) => {
      const form = await readForm(context);
      const errors = blanks(form, 'name', 'purpose');
      if (errors.length) return refuse(context, 'A group needs to be called something', errors);
      const id = Math.max(0, ...groups.map((group) => group.id)) + 1;
      groups.push({ id, budget: null, ...changes(form), taken: 0 });
      return done(context, { id });
    })
    .put('/:id', async (context) => {
      const group = find(context.req.param('id'));
      if (!group) return notFound(context);
      Object.assign(group, changes(await readForm(context)));
      return done(context, group);
    })
    .delete('/:id', (context) => {
      const group = find(context.req.param('id'));
      if (!group) return notFound(context);
      if (taken(group.id)) return refuse(context, 'Its members would be left in the dark', [], 409);
      groups.splice(groups.indexOf(group), 1);
      return gone(context);
    })
    .get('/:group/members', (context) => {
      const group = Number(context.req.param('group'));
      const rows = memberships.filter((membership) => membership.group_id === group);
      const people = members.filter(({ member_no }) => rows.some(({ member }) => member === member_no));
      return done(context, { rows, people });
    })
    .post('/:group/members', async (context) => {
      const group = find(context.req.param('group'));
      if (!group) return notFound(context);
      const form = await readForm(context);
      const isMember = members.some(({ member_no }) => member_no === form.member);
      const errors = [
        ...(isMember ? [] : [{ field: 'member', text: 'Nobody of that number' }]),
        ...blanks(form, 'task'),
      ];
      if (errors.length) return refuse(context, 'Who is to do what?', errors);
      const id = Math.max(0, ...memberships.map((membership) => membership.id)) + 1;
      const since = day(form.since) || '2026-11-01';
      memberships.push({
        id,
        group_id: group.id,
        member: text(form.member),
        task: text(form.task),
        since,
        badge: textOrNull(form.badge),
        next_shift: number(form.next_shift),
      });
      return done(context, { id });
    });
}

/** A membership is ended by its own number. */
export const membershipRoutes = ({ memberships }: Books) =>
  new Hono().delete('/:id', (context) => {
    const index = memberships.findIndex(({ id }) => id === Number(context.req.param('id')));
    if (index < 0) return notFound(context);
    memberships.splice(index, 1);
    return gone(context);
  });
