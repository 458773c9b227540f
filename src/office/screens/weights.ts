import type { ButtonProps } from '@mui/material'

/** The one action that is usual, another one, or one that ends something. */
export type Weight = 'main' | 'other' | 'ending'

/** How a button of that weight looks. */
export const WEIGHTS = {
  main: { variant: 'contained', color: 'primary', size: 'medium' },
  other: { variant: 'outlined', color: 'primary', size: 'small' },
  ending: { variant: 'outlined', color: 'error', size: 'small' },
} as const satisfies Record<Weight, Pick<ButtonProps, 'variant' | 'color' | 'size'>>
