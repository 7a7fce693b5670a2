/** The texts of failed requests by the name of the failure, and of their details. Several programs share them, so they have no placeholders. */
export const failures = {
  refused: 'The server refused this and gave no reason.',
  noToken: 'No authentication token found',
  offline: 'The server can’t be reached. Check your connection and try again.',
  timeout: 'The server is taking too long to answer. Please try again.',
  notJson: 'The server answered with a web page instead of data. Please try again later.',
  empty: 'The server sent an empty answer. Please try again.',
  malformed: 'The server sent an answer that can’t be read. Please try again.',
  noData: 'The server answered, but left out what we asked for. Please try again.',
  address: 'The address can’t contain a value that is blank, “.” or “..”. Please change it.',
  requestId: 'Request ID',
};

export type FailuresMessages = typeof failures;
