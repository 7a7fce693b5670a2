/*
 * Calls that need no session. They are apart from the tables, so that the pages that make them do not download the tables.
 * `leave_blank` is the field of forms that visitors do not see, and programs fill in.
 */

/** The landing page's waiting list, of the fixed API. */
export const subscription = {
  create: { call: 'POST /admin/app/pre/create', body: 'json', sends: ['email', 'leave_blank'], public: true },
} as const;

/** The landing page's contact form, of the extension `conversation`. */
export const contact = {
  create: {
    call: 'POST /admin/app/contact/create',
    body: 'json',
    sends: ['name', 'email', 'message', 'leave_blank'],
    public: true,
  },
} as const;

/** The page of an invited administrator, of the extension `administrators`. */
export const invitation = {
  accept: { call: 'POST /admin/invitation/accept', body: 'json', sends: ['token', 'new_password'], public: true },
} as const;
