import { Hono } from 'hono';
import { done, refuse } from './answers.ts';
import { openBooks } from './books.ts';
import { eventRoutes } from './eventRoutes.ts';
import { readForm } from './forms.ts';
import { announcementRoutes, invoiceRoutes, memberRoutes } from './peopleRoutes.ts';
import { groupRoutes, membershipRoutes, venueRoutes } from './placeRoutes.ts';
import { portraitAt } from './portraits.ts';
import { createShelf } from './shelf.ts';

/** The key that opens the office. */
export const officeKey = 'a lantern in the window';

/** The festival office's API with state of its own: another server than ours, with other manners. */
export function createOffice() {
  const books = openBooks();
  const shelf = createShelf();
  const office = new Hono()
    .post('/door', async (context) => {
      const { word } = await readForm(context);
      return word === 'lantern' ? done(context, { key: officeKey }) : refuse(context, 'Not that word', [], 401);
    })
    .use(async (context, next) => {
      if (context.req.header('X-Office-Key') !== officeKey) return refuse(context, 'The office is shut', [], 401);
      return next();
    })
    .route('/events', eventRoutes(books, shelf))
    .route('/venues', venueRoutes(books, shelf))
    .route('/members', memberRoutes(books))
    .route('/groups', groupRoutes(books))
    .route('/memberships', membershipRoutes(books))
    .route('/invoices', invoiceRoutes(books))
    .route('/announcements', announcementRoutes(books, shelf));

  const app = new Hono().get('/shelf/:path', (context) => {
    const path = context.req.param('path');
    const file = shelf.find(path) ?? portraitAt(path);
    return file ? new Response(file, { headers: { 'Content-Type': file.type } }) : context.notFound();
  });
  app.route('/office', office);
  return { books, fetch: (request: Request) => app.fetch(request) };
}
