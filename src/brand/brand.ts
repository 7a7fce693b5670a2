const settings: Readonly<Record<string, string | undefined>> = import.meta.env;

/** The product's name, mailboxes and postal address, set by VITE_ variables at build time. No other file spells them out. */
export const brand = {
  name: settings.VITE_BRAND_NAME ?? 'Hullo',
  /** The site's base URL. */
  siteUrl: settings.VITE_SITE_URL ?? 'https://hullo.example',
  launch: settings.VITE_LAUNCH_DATE ?? '2025-12-01T00:00:00', // has passed (observed-behaviour.md, 14)
  /** Footer and documents leave out what is not set. */
  company: {
    name: settings.VITE_COMPANY_NAME,
    address: settings.VITE_COMPANY_ADDRESS,
  },
  mailboxes: {
    support: settings.VITE_MAIL_SUPPORT ?? 'support@hullo.example',
    general: settings.VITE_MAIL_GENERAL ?? 'hello@hullo.example',
    legal: settings.VITE_MAIL_LEGAL ?? 'legal@hullo.example',
    privacy: settings.VITE_MAIL_PRIVACY ?? 'privacy@hullo.example',
    reports: settings.VITE_MAIL_REPORTS ?? 'reports@hullo.example',
  },
  /** By the networks' names. */
  social: {
    X: settings.VITE_SOCIAL_X ?? 'https://x.com/hullo.example',
    Facebook: settings.VITE_SOCIAL_FACEBOOK ?? 'https://www.facebook.com/hullo.example',
    Instagram: settings.VITE_SOCIAL_INSTAGRAM ?? 'https://www.instagram.com/hullo.example',
    LinkedIn: settings.VITE_SOCIAL_LINKEDIN ?? 'https://www.linkedin.com/company/hullo.example',
    YouTube: settings.VITE_SOCIAL_YOUTUBE ?? 'https://www.youtube.com/@hullo.example',
    TikTok: settings.VITE_SOCIAL_TIKTOK ?? 'https://www.tiktok.com/@hullo.example',
  },
};
