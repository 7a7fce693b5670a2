/** The texts of the pages outside of the dashboard, such as the login page. */
export const session = {
  language: 'Language',
  languageFailed: 'That language didn’t load. Check your connection and try again.',
  unexpectedError: 'Something went wrong. Please try again.',
  toLogin: 'Go to sign-in',
  deck: { safe: 'Safe.', simple: 'Simple.', fun: 'Fun.' },
  password: { show: 'Show password', hide: 'Hide password' },
  invalid: {
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters long',
  },
  login: {
    title: 'Sign in',
    heading: 'Good to see you.',
    tagline: 'Safe, simple, fun dating needs someone to look after it. That’s you.',
    sessionEnded: 'Your session has ended. Sign in to pick up where you left off.',
    email: 'Email address',
    password: 'Password',
    code: 'Sign-in code',
    submit: 'Sign in',
    pending: 'Signing in…',
    failed: 'An error occurred during login',
    storageBlocked:
      'Your browser isn’t saving site data, so we can’t keep you signed in. Allow it for this site and try again.',
  },
  changePassword: {
    title: 'Change password',
    heading: 'Pick a new password.',
    tagline: 'A short sentence makes a good password. You’ll stay signed in here and be signed out everywhere else.',
    oldPassword: 'Current password',
    newPassword: 'New password',
    submit: 'Change password',
    pending: 'Changing…',
    empty: 'Please fill in all fields',
    failed: 'Password change failed',
    success: 'Your password has been changed',
    toDashboard: 'Back to the dashboard',
  },
  invitation: {
    title: 'Invitation',
    heading: 'Welcome aboard.',
    tagline: 'Choose a password. A short sentence makes a good one.',
    password: 'New password',
    submit: 'Set password',
    pending: 'Saving…',
    success: 'Your password is set. You can sign in now.',
  },
};

export type SessionMessages = typeof session;
