import { expect, test } from 'vitest';
import { companySettings } from '#start/contract.ts';
import { unsetSettingsMessage } from './unsetSettings.ts';

const site = ['VITE_SITE_URL'];
const mailboxes = ['SUPPORT', 'GENERAL', 'LEGAL', 'PRIVACY', 'REPORTS'].map((name) => `VITE_MAIL_${name}`);
const social = ['X', 'FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'YOUTUBE', 'TIKTOK'].map((name) => `VITE_SOCIAL_${name}`);
const ofBuild = [...Object.values(companySettings), ...site, ...mailboxes, ...social];

test('one message names every setting that a company must fill in before the launch', () => {
  const message = unsetSettingsMessage({}, { mail: null, launchDate: null });

  for (const name of [...ofBuild, 'SMTP_URL', 'MAIL_FROM', 'POSTAL_ADDRESS', 'PUBLIC_URL', 'LAUNCH_DATE']) {
    expect(message).toContain(name);
  }
});

test('a message names only the unset settings, and no message appears when all are set', () => {
  const { VITE_YOUTH_OFFICER, ...others } = Object.fromEntries(ofBuild.map((name) => [name, 'set']));
  const runtime = { mail: {}, launchDate: '2027-01-01' };

  expect(unsetSettingsMessage(others, runtime)).toBe(
    'Not ready for the launch. Public pages leave out these facts, so set them and build again: VITE_YOUTH_OFFICER.',
  );
  expect(unsetSettingsMessage({ ...others, VITE_YOUTH_OFFICER }, runtime)).toBeUndefined();
});
