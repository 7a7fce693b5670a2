/** What a visitor of the landing page can write, apart from the table: the other calls are not downloaded there. */
export const contact = {
  create: {
    call: 'POST /admin/app/contact/create',
    body: 'json',
    sends: ['name', 'email', 'message', 'website'],
    public: true,
  },
} as const;
