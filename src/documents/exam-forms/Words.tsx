import { Text } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import { examPieces } from './exam-typeface.ts'

const LONGEST_WORD = 24

/** Text that comes from an item: every sign of it is printed. */
export const Words = (given: ComponentProps<typeof Text>) => (
  <Text hyphenationCallback={examPieces(LONGEST_WORD)} {...given} />
)
