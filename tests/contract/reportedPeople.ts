import { beforeEach } from 'vitest';
import { addReport } from '#server/moderation/cases.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { userRow } from '#tests/support/rows.ts';
import { appToken } from '#tests/support/startApp.ts';

export const start = Date.UTC(2026, 0, 2);

const about = { bio: 'Collects porcelain herons', language: 'Français, Español, English', shot_1: 'category/1.png' };
export const person = { ...userRow(1), ...about };

/** A new server for each test of a file, with three users. */
export function reportedPeopleForEachTest() {
  const server = appForEachTest({ at: start, appToken });

  beforeEach(async () => {
    await server.insert('users', person);
    await server.insert('users', [userRow(2), userRow(3)]);
  });

  return Object.assign(server, {
    /** Reports the n-th user, and returns the id of the case. */
    report: async (n = 1, more: Partial<Parameters<typeof addReport>[1]> = {}) => {
      const made = { user_uuid: userRow(n).uuid, reason: 'harassment', created_at: start, ...more } as const;
      return (await addReport(server.db, made)).case_id;
    },
  });
}
