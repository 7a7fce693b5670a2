import { companySettings } from '#start/contract.ts';

/** Settings of the build whose defaults are examples. */
const examples = [
  'VITE_SITE_URL',
  ...['SUPPORT', 'GENERAL', 'LEGAL', 'PRIVACY', 'REPORTS'].map((mailbox) => `VITE_MAIL_${mailbox}`),
  ...['X', 'FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'YOUTUBE', 'TIKTOK'].map((network) => `VITE_SOCIAL_${network}`),
];

type Variables = Readonly<Record<string, unknown>>;
type ServerSettings = { mail: object | null; launchDate: string | null };

/** One message that names the settings which a company must fill in before the launch. Undefined if it has all. */
export function unsetSettingsMessage(build: Variables, { mail, launchDate }: ServerSettings) {
  const unset = (names: readonly string[]) => names.filter((name) => !build[name]).join(', ');
  const facts = unset(Object.values(companySettings));
  const shown = unset(examples);
  const gaps = [
    facts && `Public pages leave out these facts, so set them and build again: ${facts}.`,
    shown && `Public pages show examples for these, so set them and build again: ${shown}.`,
    !mail && 'No mail is sent, so set SMTP_URL, MAIL_FROM, POSTAL_ADDRESS and PUBLIC_URL.',
    !launchDate && !build.VITE_LAUNCH_DATE && 'The countdown has an example date, so set LAUNCH_DATE.',
  ].filter(Boolean);
  return gaps.length > 0 ? ['Not ready for the launch.', ...gaps].join(' ') : undefined;
}
