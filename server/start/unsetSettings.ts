import { companySettings } from '#start/contract.ts';

/** Settings of the build whose defaults are examples. */
const examples = [
  'VITE_SITE_URL',
  ...['SUPPORT', 'GENERAL', 'LEGAL', 'PRIVACY', 'REPORTS'].map((mailbox) => `VITE_MAIL_${mailbox}`),
  ...['X', 'FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'YOUTUBE', 'TIKTOK'].map((network) => `VITE_SOCIAL_${network}`),
];

type Variables = Readonly<Record<string, unknown>>;

/** The settings of a build that a company has not filled in. */
export const unsetInBuild = (variables: Variables) => ({
  facts: Object.values(companySettings).filter((name) => !variables[name]),
  examples: examples.filter((name) => !variables[name]),
  hasLaunchDate: Boolean(variables.VITE_LAUNCH_DATE),
});

/** One message that names the settings which a company must fill in before the launch. Undefined if it has all. */
export function unsetSettingsMessage(
  { facts, examples, hasLaunchDate }: ReturnType<typeof unsetInBuild>,
  { mail, launchDate }: { mail: object | null; launchDate: string | null },
) {
  const gaps = [
    facts.length > 0 && `Public pages leave out these facts, so set them and build again: ${facts.join(', ')}.`,
    examples.length > 0 && `Public pages show examples for these, so set them and build again: ${examples.join(', ')}.`,
    !mail && 'No mail is sent, so set SMTP_URL, MAIL_FROM, POSTAL_ADDRESS and PUBLIC_URL.',
    !launchDate && !hasLaunchDate && 'The countdown has an example date, so set LAUNCH_DATE.',
  ].filter(Boolean);
  return gaps.length > 0 ? ['Not ready for the launch.', ...gaps].join(' ') : undefined;
}
