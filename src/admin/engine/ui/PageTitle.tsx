import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Chip, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { brand } from '#brand/brand.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';

/** Marks sample data as not real. */
export function SampleLabel({ text = 'sample.label' }: { text?: AdminKey }) {
  const t = useT();
  return (
    <Chip
      size="small"
      label={t(text)}
      sx={{ bgcolor: 'var(--color-marigold)', color: 'var(--color-ink)', fontWeight: 600 }}
    />
  );
}

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}

type Props = { title: string; isSample?: boolean; children?: ReactNode };

/** The heading of a part of a screen, with its toolbar as children. */
export function PartTitle({ title, isSample, level = 2, children }: Props & { level?: 1 | 2 }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2, minHeight: 40 }}>
      <Typography variant={`h${level}`}>{title}</Typography>
      {isSample && <SampleLabel />}
      <Box sx={{ mr: 'auto' }} />
      {children}
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
