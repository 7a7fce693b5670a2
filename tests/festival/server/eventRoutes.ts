import { Hono } from 'hono';
import type { FestivalEvent } from '#tests/festival/wire.ts';
import { done, notFound, refuse, slice } from './answers.ts';
import type { Books } from './books.ts';
import { blanks, day, type Form, number, readForm, text, textOrNull, truth } from './forms.ts';
import type { Shelf } from './shelf.ts';

const changes = (form: Form) => ({
  name: text(form.name),
  type: text(form.type) as FestivalEvent['type'],
  price: number(form.price),
  starts_on: day(form.starts_on),
  is_public: truth(form.is_public),
  reason: truth(form.is_public) ? null : textOrNull(form.reason),
  host: textOrNull(form.host),
});

/** Listed by state, made by a form with a poster, changed under another name of the key, removed by a GET. */
export function eventRoutes({ events }: Books, shelf: Shelf) {
  const find = (id: unknown) => events.find((event) => event.id === Number(id));

  const faults = (form: Form, own?: FestivalEvent) => {
    const isTaken = events.some((event) => event !== own && event.name === text(form.name));
    return [
      ...blanks(form, 'name', 'starts_on'),
      ...(isTaken ? [{ field: 'name', text: 'There is an event of that name' }] : []),
    ];
  };

  return new Hono()
    .get('/all/:state', (context) =>
      done(
        context,
        slice(
          context,
          events.filter(({ state }) => state === context.req.param('state')),
        ),
      ),
    )
    .post('/new', async (context) => {
      const form = await readForm(context);
      const errors = faults(form);
      if (errors.length) return refuse(context, 'The programme cannot print that', errors);
      const poster = await shelf.keep(form.poster);
      const id = Math.max(...events.map((event) => event.id)) + 1;
      events.unshift({ id, ...changes(form), currency: text(form.currency) || 'EUR', poster, state: 'upcoming' });
      return done(context, { id }, 'In the programme');
    })
    .post('/change', async (context) => {
      const form = await readForm(context);
      const event = find(form.event_id);
      if (!event) return notFound(context);
      const errors = faults(form, event);
      if (errors.length) return refuse(context, 'The programme cannot print that', errors);
      Object.assign(event, changes(form));
      return done(context, event);
    })
    .get('/remove/:id', (context) => {
      const event = find(context.req.param('id'));
      if (!event) return notFound(context);
      events.splice(events.indexOf(event), 1);
      return done(context);
    })
    .post('/cancel/:id', async (context) => {
      const event = find(context.req.param('id'));
      if (!event) return notFound(context);
      const { note } = await readForm(context);
      if (event.state !== 'upcoming') return refuse(context, 'What is over cannot be called off', [], 409);
      Object.assign(event, { state: 'cancelled', reason: textOrNull(note) });
      return done(context, event, 'Everyone with a ticket has been told');
    });
}
