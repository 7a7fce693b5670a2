import createCache from '@emotion/cache';
import { createTheme } from '@mui/material';
import { largeText } from '#admin/engine/ui/layout.ts';

/** The colour of a button under the pointer. It is mixed with the text's colour, which raises the contrast to its label. */
const hovered = (color: string) => `color-mix(in srgb, var(${color}) 82%, var(--color-text))`;

/** MUI's theme. Every colour is a token of the brand, which also has a dark value. */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  // In em, so that larger text in the browser's settings gives the layout of a smaller window: 48em are 768 pixels.
  breakpoints: { values: { xs: 0, sm: 30, md: 48, lg: 68.75, xl: 90 }, unit: 'em' },
  palette: {
    primary: { main: 'var(--color-link)', dark: hovered('--color-link'), contrastText: 'var(--color-ground)' },
    secondary: {
      main: 'var(--color-accent)',
      dark: 'color-mix(in srgb, var(--color-accent) 82%, white)', // its label is dark
      contrastText: 'var(--color-on-accent)',
    },
    error: { main: 'var(--color-danger)', dark: hovered('--color-danger'), contrastText: 'var(--color-ground)' },
    info: { main: 'var(--color-link)', contrastText: 'var(--color-ground)' },
    success: { main: 'var(--color-link)', contrastText: 'var(--color-ground)' },
    background: { default: 'var(--color-ground)', paper: 'var(--color-surface)' },
    text: {
      primary: 'var(--color-text)',
      secondary: 'var(--color-text-quiet)',
      disabled: 'color-mix(in srgb, var(--color-text-quiet) 70%, var(--color-surface))',
    },
    divider: 'var(--color-line)',
    action: {
      active: 'var(--color-text-quiet)',
      hover: 'color-mix(in srgb, var(--color-text) 5%, transparent)',
      selected: 'color-mix(in srgb, var(--color-accent) 16%, transparent)',
      focus: 'color-mix(in srgb, var(--color-text) 10%, transparent)',
      disabled: 'color-mix(in srgb, var(--color-text-quiet) 70%, var(--color-surface))',
      disabledBackground: 'color-mix(in srgb, var(--color-text) 12%, transparent)',
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--font-text)',
    fontSize: 14,
    h1: {
      fontFamily: 'var(--font-display)',
      fontSize: 'min(1.625rem, 11vw)',
      fontWeight: 800,
      letterSpacing: 'var(--tight)',
    },
    h2: { fontFamily: 'var(--font-display)', fontSize: 'min(1.25rem, 10vw)', fontWeight: 700 },
    h6: { fontFamily: 'var(--font-display)', fontSize: '1.25rem', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // MUI sets `light`, which would keep the browser's date pickers and scroll bars light in the dark scheme.
        'html:root': { colorScheme: 'light dark', '@media (width < 48em)': { scrollPaddingTop: '3.5rem' } },
        body: {
          fontVariantNumeric: 'tabular-nums',
          lineHeight: 'var(--leading-text)',
          [largeText]: { hyphens: 'auto' },
        },
        // A translator's node that goes between press and release would take the press with it.
        ':is(a, .MuiButtonBase-root) font': { pointerEvents: 'none' },
        '::selection': { backgroundColor: 'var(--color-link)', color: 'var(--color-ground)' },
        ':focus-visible': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { transition: 'none !important' },
          // The progress bar's animation closes the toast, so it keeps its duration.
          '*:not(.Toastify__progress-bar), *::before, *::after': { animationDuration: '1ms !important' },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          WebkitUserSelect: 'none',
          // Inside the button, because menus, tabs and blurred pictures cut off what is outside.
          '&.Mui-focusVisible': { outline: '2px solid var(--color-focus)', outlineOffset: -2 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          whiteSpace: 'nowrap',
          [largeText]: { whiteSpace: 'normal' },
          '&.Mui-focusVisible': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
        },
      },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormHelperText: { styleOverrides: { root: { whiteSpace: 'pre-line' } } }, // the server's errors of a value are lines
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          // In rem, so that the label is in the middle of the field and on its edge, whatever the size of text.
          '&.MuiInputBase-sizeSmall.MuiInputBase-multiline, &.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) > .MuiInputBase-input':
            { paddingBlock: '0.53125rem' },
          backgroundColor: 'light-dark(var(--color-field), transparent)', // a darker fill would cut labels on its edge
          // After a touch, MUI's outline would be black.
          '@media (hover: none)': { '&:hover:not(.Mui-focused, .Mui-error) fieldset': { borderColor: 'currentColor' } },
        },
        input: { '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' } },
        notchedOutline: {
          borderColor: 'color-mix(in srgb, var(--color-text-quiet) 65%, var(--color-field))',
          [largeText]: { top: 0, '& legend': { display: 'none' } }, // no gap for the label
        },
      },
    },
    // An inline box on the base line would be lower than headings that are plain text.
    MuiTableSortLabel: { styleOverrides: { root: { verticalAlign: 'top' } } },
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { flexWrap: 'wrap', color: 'var(--color-text)', backgroundColor: 'var(--color-surface)' },
        message: { flex: '1 1 60%', overflowWrap: 'anywhere' }, // its buttons wrap below it on narrow screens
      },
    },
    // More tabs than fit scroll by touch, and fade at the edge.
    MuiTabs: {
      defaultProps: { variant: 'scrollable', scrollButtons: false },
      styleOverrides: {
        root: { minHeight: '3rem' },
        scroller: { maskImage: 'linear-gradient(to left, transparent, black 24px)' },
        list: { '&::after': { content: '""', flex: '0 0 24px' } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: {
          overflow: 'clip',
          overflowClipMargin: '4px', // for marks above letters
          '&.MuiInputLabel-sizeSmall': { transform: 'translate(14px, 0.5625em) scale(1)' },
          '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625em) scale(0.75)' },
          // Above the field, where a long one wraps.
          [largeText]: {
            '&&&': {
              position: 'static',
              transform: 'none',
              maxWidth: 'none',
              overflow: 'visible',
              whiteSpace: 'normal',
              fontSize: '0.875rem',
            },
          },
        },
      },
    },
    MuiSelect: { styleOverrides: { select: { '@media (width < 48em)': { '&&': { whiteSpace: 'normal' } } } } },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: '3rem', maxWidth: '22.5rem', [largeText]: { maxWidth: '70vw', whiteSpace: 'normal' } },
      },
    },
    MuiChip: {
      defaultProps: { size: 'small', variant: 'outlined' },
      styleOverrides: {
        root: { maxWidth: '100%', height: 'auto', minHeight: '1.5rem' },
        // A long label is not cut off.
        label: { whiteSpace: 'normal', 'td &': { whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } } },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        track: { backgroundColor: 'var(--color-text-quiet)' }, // black is invisible on dark
        thumb: { border: '1px solid var(--color-text-quiet)' }, // and white on paper
      },
    },
    MuiLinearProgress: {
      styleOverrides: { root: { backgroundColor: 'color-mix(in srgb, var(--color-link) 25%, var(--color-surface))' } },
    },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: 8,
          padding: '8px 24px 20px',
          '&:empty': { display: 'none' },
          '@media (width < 37.5em)': { '& > .MuiButton-root': { flexGrow: 1 } },
        },
      },
    },
  },
});

/** Emotion's prefixer would add rules that today's browsers reject with an exception. */
export const emotionCache = createCache({ key: 'css', stylisPlugins: [] });
