export const reason = 'The roof is leaking';

export const fieldReason = 'Too long for us';

/** A call that never reaches the server. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));
