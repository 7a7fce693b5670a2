/** What a visitor of the landing page can ask for, apart from the table: the other calls are not downloaded there. */
export const subscription = {
  create: { call: 'POST /admin/app/pre/create', body: 'json', sends: ['email', 'website'], public: true },
} as const;
