import { HttpError, type RaRecord } from 'react-admin';

/** An event as the API sends it. */
export type Event = RaRecord<number> & {
  name: string;
  type: 'walk' | 'dinner' | 'talk';
  price: number;
  currency: string;
  starts_on: string;
  is_public: boolean;
  host: number | null;
  poster: { rawFile?: File } | string | null;
  reason: string | null;
  state: 'upcoming' | 'past' | 'cancelled';
};

const base = '/api';

/** The same calls as the endpoint table, by hand. */
async function call<Data>(method: string, path: string, body?: FormData | object) {
  const isForm = body instanceof FormData;
  const response = await fetch(base + path, {
    method,
    body: isForm || !body ? body : JSON.stringify(body),
    headers: {
      Authorization: `Bearer ${localStorage.getItem('token')}`,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    },
  });
  const answer = (await response.json()) as { status: boolean; message: string; data: Data };
  if (answer.status) return answer.data;
  const errors = (answer.data as { errors?: Record<string, string> } | null)?.errors;
  throw new HttpError(answer.message, response.status, { errors });
}

const formOf = (values: Partial<Event>, sends: readonly (keyof Event)[]) => {
  const form = new FormData();
  for (const name of sends) {
    const value = values[name];
    if (value?.rawFile instanceof File) form.append(String(name), value.rawFile);
    else if (value !== undefined && value !== null) form.append(String(name), String(value));
  }
  return form;
};

type Page = { data: Event[]; total: number };

const readPage = (state: string, page: number) => call<Page>('GET', `/admin/event/all/${state}?page=${page}`);

/** The API has no call for one event: its page is looked for. */
async function findEvent(id: number) {
  for (const state of ['upcoming', 'past', 'cancelled']) {
    for (let page = 1, read = 0, total = 1; read < total; page += 1) {
      const answer = await readPage(state, page);
      const found = answer.data.find((event) => event.id === Number(id));
      if (found) return found;
      read += answer.data.length;
      total = answer.data.length > 0 ? answer.total : read;
    }
  }
  throw new HttpError('There is no such event', 404);
}

type ListParams = {
  filter?: { state?: string; type?: string; q?: string };
  pagination?: { page: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
};

/** What of react-admin's data provider is needed for events alone; searching and sorting look through one page. */
export const eventsProvider = {
  getList: async (_resource: string, { filter = {}, pagination = { page: 1 }, sort }: ListParams) => {
    const { data, total } = await readPage(filter.state ?? 'upcoming', pagination.page);
    const wanted = String(filter.q ?? '').toLowerCase();
    const rows = data
      .filter((event) => event.name.toLowerCase().includes(wanted))
      .filter((event) => !filter.type || event.type === filter.type);
    const by = sort?.field as keyof Event | undefined;
    if (by && by !== 'id') rows.sort((one, other) => String(one[by]).localeCompare(String(other[by])));
    return { data: sort?.order === 'DESC' ? rows.reverse() : rows, total };
  },
  getOne: async (_resource: string, { id }: { id: number }) => ({ data: await findEvent(id) }),
  create: async (_resource: string, { data }: { data: Partial<Event> }) => {
    const sends = ['name', 'type', 'price', 'starts_on', 'is_public', 'poster'];
    return { data: await call<Event>('POST', '/admin/event/new', formOf(data, sends)) };
  },
  update: async (_resource: string, { id, data: { name, price } }: { id: number; data: Partial<Event> }) => ({
    data: await call<Event>('POST', '/admin/event/change', { event_id: id, name, price }),
  }),
  delete: async (_resource: string, { id, previousData }: { id: number; previousData?: Event }) => {
    await call('GET', `/admin/event/remove/${id}`);
    return { data: previousData ?? { id } };
  },
  cancel: (id: number, note: string) => call('POST', `/admin/event/cancel/${id}`, { note }),
};
