import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/** True where there is no room for a menu beside the screen, nor for a table. */
export const useIsNarrow = () => useMediaQuery(isNarrow, { noSsr: true });
