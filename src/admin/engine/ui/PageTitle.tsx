import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Chip, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { AdminKey } from '#admin/engine/text/adminMessages.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { brand } from '#brand/brand.ts';
import { isolate } from '#i18n/isolate.ts';
import { wrappedLine } from './layout.ts';

/** Marks sample data as not real. */
export function SampleLabel({ text = 'sample.label' }: { text?: AdminKey }) {
  const t = useT();
  return (
    <Chip
      variant="filled"
      label={t(text)}
      sx={{ bgcolor: 'var(--color-marigold)', color: 'var(--color-ink)', fontWeight: 600 }}
    />
  );
}

/** Sets the title of the browser's tab, until the component is unmounted. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = `${isolate(title)} · ${brand.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

type Props = { title: string; isSample?: boolean; children?: ReactNode };

type PartProps = Props & {
  level?: 1 | 2;
  /** The number of entries in the part. */
  count?: number | string;
  /** Says that the part has nothing to show. */
  note?: string;
};

const line = { ...wrappedLine, columnGap: 1.5, rowGap: 0.5 } as const;

/**
 * The heading of a part of a screen, with its toolbar as children. A long heading wraps beside its toolbar. The toolbar is
 * below the heading only where its longest word does not fit.
 */
export function PartTitle({ title, isSample, level = 2, count, note, children }: PartProps) {
  return (
    <Box data-empty={note && ''} sx={{ ...line, mb: level === 1 ? 2 : 1, minHeight: 40 }}>
      <Box sx={{ ...line, flex: '1 1 min-content', minWidth: 0 }}>
        <Typography variant={`h${level}`} sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
          <span>{title}</span>
          {Boolean(count) && (
            <>
              {' '}
              <Typography component="span" color="textSecondary">
                {count}
              </Typography>
            </>
          )}
        </Typography>
        {isSample && <SampleLabel />}
        {note && (
          <Typography variant="body2" color="textSecondary" role="status">
            {note}
          </Typography>
        )}
      </Box>
      {children && <Box sx={line}>{children}</Box>}
    </Box>
  );
}

/** The heading of a screen and the title of its tab, with the toolbar of the screen as children. */
export function PageTitle(props: Props) {
  useDocumentTitle(props.title);
  return <PartTitle {...props} level={1} />;
}

/** Leads from a page back to its list. */
export function BackLink({ label, to }: { label: string; to: LinkProps['to'] }) {
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<ArrowBackIcon />}
      component={Link}
      to={to}
      sx={{ ml: -0.5, mb: 1.5 }}
    >
      {label}
    </Button>
  );
}
