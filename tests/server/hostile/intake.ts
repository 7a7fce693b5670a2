import type { Endpoint } from '#api/Endpoint.ts';

const json = 'json' as const;

/** The calls of the app's backend. The dashboard makes none of them, so its endpoint tables lack them. */
export const intake: Record<string, Endpoint> = {
  user: { call: 'POST /intake/user', body: json, sends: ['uuid', 'name', 'email', 'platform'] },
  device: { call: 'POST /intake/device', body: json, sends: ['user', 'platform'] },
  report: { call: 'POST /intake/report', body: json, sends: ['user', 'reporter', 'reason', 'text'] },
  message: { call: 'POST /intake/message', body: json, sends: ['user', 'text', 'ticket'] },
  appeal: { call: 'POST /intake/appeal', body: json, sends: ['user', 'text'] },
  replies: {
    call: 'GET /intake/replies',
    paged: true,
    conventions: { paging: { by: 'cursor', name: 'cursor', next: 'next' } },
  },
  standing: { call: 'GET /intake/user/{id}' },
};
