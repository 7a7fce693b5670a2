import { styled } from '@mui/material/styles';
import { ValidationError, type ValidationErrorMessage } from 'react-admin';

const Line = styled('span')({ display: 'block' });

/** How react-admin marks what a validator said, so that it is translated when it is shown. */
const mark = '@@react-admin@@';

/** What is wrong with a value: each thing that a validator said, each line of the server's. */
function errorsIn(message: string): ValidationErrorMessage[] {
  if (!message.startsWith(mark)) return message.split('\n');
  const error = JSON.parse(message.slice(mark.length));
  return error.args?.errors ?? [error];
}

/** Says everything that is wrong with the value of an input, one below the other. */
export const FieldErrors = ({ message }: { message: string }) =>
  errorsIn(message).map((error) => (
    <Line key={JSON.stringify(error)}>
      <ValidationError error={error} />
    </Line>
  ));
