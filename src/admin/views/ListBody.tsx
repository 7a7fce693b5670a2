import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useT } from '#i18n/useT.ts';
import { accordionList } from './accordionList.tsx';
import { cardList } from './cardList.tsx';
import { EmptyList } from './EmptyList.tsx';
import { useListScreen } from './ListScreenContext.ts';
import { tableList } from './tableList.tsx';
import type { Row } from './useRows.ts';

const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/** The rows of a list, as many skeletons as declared while they are on their way, or why there are none. */
export function ListBody({ rows, isOutdated }: { rows?: Row[]; isOutdated: boolean }) {
  const t = useT();
  const { definition } = useListScreen();
  const narrow = useMediaQuery(isNarrow, { noSsr: true });
  const { as, skeletonRows } = definition.list;
  const { Frame, Row, Skeleton } = as === 'accordion' ? accordionList : narrow ? cardList : tableList;

  if (rows?.length === 0) return <EmptyList />;
  return (
    <Box aria-busy={!rows || isOutdated} sx={{ opacity: isOutdated ? 0.5 : 1, transition: 'opacity 150ms' }}>
      {!rows && <Box role="status" aria-label={t('frame.loading')} />}
      <Frame>
        {rows
          ? rows.map((row) => <Row key={row.id} row={row} />)
          : Array.from({ length: skeletonRows }, (_, place) => `skeleton ${place}`).map((key) => (
              <Skeleton key={key} />
            ))}
      </Frame>
    </Box>
  );
}
