import { beforeAll, describe, expect, test } from 'vitest';
import type { StartedApp } from '#tests/support/startApp.ts';
import { calls } from './calls.ts';
import { createServer, send, snapshot, validValues } from './createServer.ts';
import { kinds } from './values.ts';

const shown = (value: string | File) =>
  value instanceof File ? `file ${JSON.stringify(value.name.slice(0, 30))}` : JSON.stringify(value.slice(0, 60));

describe.each(calls.filter(({ inputs }) => inputs.length > 0))('$name', (call) => {
  let server: StartedApp;
  beforeAll(async () => {
    server = await createServer();
    return () => server.close();
  });

  test.each(call.inputs)(
    'responds to every hostile $name as expected, and a refusal changes nothing',
    async ({ name, kind }) => {
      const wrong: string[] = [];
      const sendThose = async (isAccepted: boolean) => {
        for (const [value, status] of kinds[kind].hostile) {
          if ((status === 200) !== isAccepted) continue;
          const response = await send(server, call, { ...validValues(call), [name]: value });
          if (response.status !== status)
            wrong.push(`${shown(value)}: ${response.status}, not ${status}: ${response.body.message}`);
        }
      };
      const before = await snapshot(server);
      await sendThose(false);
      expect(await snapshot(server)).toEqual(before);
      await sendThose(true);
      expect(wrong).toEqual([]);
    },
  );
});
