import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Envelope, Page } from '#api/wire.ts';

type Story = { id: number; title: string; text: string };

const perPage = 2;
const token = 'a token of the stories';

const answer = <Data>(context: Context, data: Data, message = '') =>
  context.json({ status: true, data, message } satisfies Envelope<Data>);

const readStory = async ({ req }: Context) => {
  const { title = '', text = '' } = await req.parseBody<Record<string, string>>();
  return { title, text };
};

const pageOf = (stories: Story[], page: number): Page<Story> => {
  const start = (page - 1) * perPage;
  const data = stories.slice(start, start + perPage);
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(stories.length / perPage)),
    total: stories.length,
    per_page: perPage,
    from: data.length ? start + 1 : null,
    to: data.length ? start + data.length : null,
  };
};

function createStoryApp(stories: Story[]) {
  const app = new Hono().basePath('/api/admin/story');
  const find = ({ req }: Context) => stories.findIndex(({ id }) => id === Number(req.param('id')));

  app.use(async ({ req, json }, next) => {
    if (req.header('Authorization') === `Bearer ${token}`) return next();
    return json({ status: false, data: null, message: 'Unauthorized' }, 401);
  });
  app.get('/list', (context) => answer(context, pageOf(stories, Number(context.req.query('page')))));
  app.post('/create', async (context) => {
    const id = Math.max(0, ...stories.map((story) => story.id)) + 1;
    stories.push({ id, ...(await readStory(context)) });
    return answer(context, null);
  });
  app.post('/edit/:id', async (context) => {
    const { title, text } = await readStory(context);
    if (title === 'Untitled') {
      const errors = { title: 'A story needs a title of its own' };
      return context.json({ status: false, data: { errors }, message: 'Please check' }, 422);
    }
    Object.assign(stories[find(context)] ?? {}, { title, text });
    return answer(context, null);
  });
  app.post('/delete/:id', (context) => {
    stories.splice(find(context), 1);
    return answer(context, null, 'The story is gone');
  });
  return app;
}

/** A server of stories on a port of its own, and what it knows. */
export async function startStoryServer(stories: Story[]) {
  const app = createStoryApp(stories);
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) =>
      resolve({ server: started, port: address.port }),
    );
  });
  return {
    base: `http://127.0.0.1:${port}/api`,
    token,
    stories,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
