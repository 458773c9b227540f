import type { CheckboxProps, ThemeOptions } from '@mui/material'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { type BodyColours, colourScheme, type SchemeColours, WHITE } from '../lib/graphics/colour-scheme.ts'

const FONT = '"Plus Jakarta Sans Variable", "Helvetica Neue", Arial, sans-serif'

interface Colours {
  ground: string
  surface: string
  ink: string
  muted: string
  line: string
  control: string
  primary: string
  onPrimary: string
  second: string
  onSecond: string
  error: string
  warning: string
  success: string
  info: string
  bar: string
}

const of = (colours: SchemeColours, name: string): string => colours[name] ?? WHITE

/** The colours of src/app/styles/themes.css, those of the body among them. */
function lightColours(body: BodyColours): Colours {
  const { light } = colourScheme(body)
  return {
    ground: '#faf8f3',
    surface: '#fffefb',
    ink: of(light, 'color-base-content'),
    muted: of(light, 'muted'),
    line: '#e1dac9',
    control: '#8c8672',
    primary: of(light, 'color-primary'),
    onPrimary: WHITE,
    second: of(light, 'color-secondary'),
    onSecond: WHITE,
    error: '#a12a1e',
    warning: '#85550a',
    success: '#17683f',
    info: '#1f5f8b',
    bar: of(light, 'member-bar'),
  }
}

function darkColours(body: BodyColours): Colours {
  const { dark } = colourScheme(body)
  return {
    ground: of(dark, 'color-base-100'),
    surface: of(dark, 'surface'),
    ink: of(dark, 'color-base-content'),
    muted: of(dark, 'muted'),
    line: of(dark, 'line'),
    control: of(dark, 'control'),
    primary: of(dark, 'color-primary'),
    onPrimary: of(dark, 'color-primary-content'),
    second: of(dark, 'color-secondary'),
    onSecond: of(dark, 'color-secondary-content'),
    error: '#f2a093',
    warning: '#edbf62',
    success: '#7fd3a3',
    info: '#8cc4ea',
    bar: of(dark, 'canopy'),
  }
}

const palette = (mode: 'light' | 'dark', colours: Colours): RaThemeOptions['palette'] => ({
  mode,
  primary: { main: colours.primary, contrastText: colours.onPrimary },
  secondary: { main: colours.second, contrastText: colours.onSecond },
  error: { main: colours.error },
  warning: { main: colours.warning },
  success: { main: colours.success },
  info: { main: colours.info },
  background: { default: colours.ground, paper: colours.surface },
  text: { primary: colours.ink, secondary: colours.muted },
  divider: colours.line,
})

/** A checkbox is named on its input, where it counts, not on the frame around it. */
const NAMED_CHECKBOX: CheckboxProps['slotProps'] = {
  root: { 'aria-label': undefined },
  input: (owner) => {
    const label = (owner as { 'aria-label'?: string })['aria-label']
    return label ? { 'aria-label': label } : {}
  },
}

/** Important, as every part of Material brings its own; not none, as some of its parts wait for the end of one. */
const AT_ONCE = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
}

/** Movement is over at once for those who asked for less. */
const CALM = { '@media (prefers-reduced-motion: reduce)': { '*, ::before, ::after': AT_ONCE } }

const components = (base: ThemeOptions, colours: Colours): RaThemeOptions['components'] => ({
  ...base.components,
  MuiCssBaseline: { styleOverrides: CALM },
  MuiTextField: {
    ...base.components?.MuiTextField,
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.control } } },
  // Why a field cannot be changed is to be read; only the field itself is faint.
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colours.muted } } } },
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Memuat' } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: { styleOverrides: { root: { backgroundColor: colours.bar, color: '#ffffff', backgroundImage: 'none' } } },
  MuiButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  // On the ground of what is chosen, muted words would not stand out enough.
  MuiListItemButton: {
    styleOverrides: { root: { '&.Mui-selected .MuiListItemText-secondary': { color: colours.ink } } },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.line, fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 700, paddingBlock: 12 },
      sizeSmall: { paddingInline: 8 },
      paddingCheckbox: { width: 48, paddingInline: 4 },
    },
  },
  MuiCheckbox: { defaultProps: { slotProps: NAMED_CHECKBOX } },
  RaToolbar: {
    styleOverrides: { root: { '&&': { backgroundColor: colours.surface, borderTop: `1px solid ${colours.line}` } } },
  },
  // A wide table scrolls in its list or its editor instead of widening the page.
  RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
  RaShow: { styleOverrides: { root: { '& .RaShow-main, & .RaShow-card': { minWidth: 0 } } } },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-main, & .RaCreate-card': { minWidth: 0 } } } },
  RaSimpleFormIterator: {
    ...base.components?.RaSimpleFormIterator,
    // What can be done to a row is there for the keyboard too, not only under the pointer.
    styleOverrides: { root: { '&& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
  },
  // While nothing is selected its bar must not lie over the table's head.
  RaBulkActionsToolbar: { styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } } },
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', flexWrap: 'wrap' } } } },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiButtonBase: {
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `3px solid ${colours.second}`, outlineOffset: 2 } },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        color: colours.ink,
        borderRadius: 12,
        whiteSpace: 'normal',
        '&.RaMenuItemLink-active': { color: colours.ink, fontWeight: 700, backgroundColor: colours.line },
      },
    },
  },
})

const themeOf = (mode: 'light' | 'dark', base: ThemeOptions, colours: Colours): RaThemeOptions => ({
  ...base,
  palette: palette(mode, colours) ?? {},
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.75rem', fontWeight: 700 },
    h2: { fontSize: '1.25rem', fontWeight: 700 },
    h6: { fontWeight: 600 },
    body2: { fontSize: '0.9375rem' },
  },
  sidebar: { width: 248, closedWidth: 55 },
  components: components(base, colours) ?? {},
})

export const lightTheme = (body: BodyColours) => themeOf('light', defaultLightTheme, lightColours(body))
export const darkTheme = (body: BodyColours) => themeOf('dark', defaultDarkTheme, darkColours(body))
