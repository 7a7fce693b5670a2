import Typography from '@mui/material/Typography';
import type { FieldParts } from './FieldParts.ts';
import { Missing } from './Missing.tsx';
import { plainText } from './plainText.ts';
import { TextBox } from './TextBox.tsx';

export const longText: FieldParts = {
  Cell: ({ record, source }) => {
    const words = plainText(record, source);
    if (!words) return <Missing />;
    return (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
        {words}
      </Typography>
    );
  },
  Input: (props) => <TextBox {...props} minRows={5} />,
  toText: plainText,
};
