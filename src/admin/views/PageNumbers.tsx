import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pageWindow } from './pageWindow.ts';

type Props = { page: number; lastPage: number; onPage: (page: number) => void };

const ownLineWhenNarrow = {
  display: 'flex',
  justifyContent: 'center',
  gap: 0.5,
  order: { xs: 1, md: 0 },
  flexBasis: { xs: '100%', md: 'auto' },
};

/** The pages near this one by number. */
export function PageNumbers({ page, lastPage, onPage }: Props) {
  return (
    <Box sx={ownLineWhenNarrow}>
      {pageWindow(page, lastPage).map((number, place) =>
        number === 'gap' ? (
          <Box key={place < 2 ? 'before' : 'after'} aria-hidden sx={{ px: 0.5, alignSelf: 'center' }}>
            …
          </Box>
        ) : (
          <Button
            key={number}
            size="small"
            variant={number === page ? 'contained' : 'text'}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            sx={{ minWidth: 32, px: 1 }}
          >
            {number}
          </Button>
        ),
      )}
    </Box>
  );
}
