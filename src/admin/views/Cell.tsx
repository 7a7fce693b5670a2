import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { FieldKind } from '#admin/schema/defineResource.ts';
import { dialogPaths } from './dialogPaths.ts';
import { useListScreen } from './ListScreenContext.ts';
import { rowName } from './rowText.ts';
import { useDialogLink } from './useDialogLink.ts';
import type { Row } from './useRows.ts';

/** A field of a row in a list. The one that names the row leads to its detail, if it has one. */
export function Cell({ row, source, kind }: { row: Row; source: string; kind: FieldKind }) {
  const { definition } = useListScreen();
  const linkTo = useDialogLink();
  const KindCell = fieldKinds[kind].Cell;
  if (source !== definition.title || !definition.detail) return <KindCell record={row} source={source} />;
  return (
    <KindCell record={row} source={source}>
      <MuiLink component={Link} {...linkTo(dialogPaths(definition.name).view(row.id))}>
        {rowName(definition, row)}
      </MuiLink>
    </KindCell>
  );
}
