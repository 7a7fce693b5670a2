/** The product's name and addresses. Nothing else spells them; VITE_ variables override them at build time. */
export const brand = {
  name: 'Hullo',
  mailboxes: {
    support: 'support@hullo.example',
    general: 'hello@hullo.example',
    legal: 'legal@hullo.example',
    privacy: 'privacy@hullo.example',
    reports: 'reports@hullo.example',
  },
} as const;
