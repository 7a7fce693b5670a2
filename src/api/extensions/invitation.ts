/** What somebody who was invited can do before the first sign-in, apart from the table: the dashboard's calls are not downloaded there. */
export const invitation = {
  accept: {
    call: 'POST /admin/invitation/accept',
    body: 'json',
    sends: ['token', 'new_password'],
    public: true,
  },
} as const;
