import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import { useListScreen } from './ListScreenContext.ts';
import { rowName } from './rowText.ts';
import { useRowLink } from './useRowLink.ts';
import type { Row } from './useRows.ts';

const RowLink = styled(Link)({ color: 'inherit', textDecorationColor: 'var(--color-link)' });

/** A field of a row in a list. The one that names the row leads to what there is to see of it, if anything. */
export function Cell({ row, source, kind }: { row: Row; source: string; kind: FieldKind }) {
  const { definition } = useListScreen();
  const link = useRowLink()(row);
  const KindCell = fieldKinds[kind].Cell;
  if (source !== definition.title || !link) return <KindCell record={row} source={source} />;
  return (
    <KindCell record={row} source={source}>
      <RowLink {...link}>{rowName(definition, row)}</RowLink>
    </KindCell>
  );
}
