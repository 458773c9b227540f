import { CircularProgress } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { RichTextProps } from '../editor/Editor.tsx'

const Editor = lazy(() => import('../editor/Editor.tsx'))

/** Rich text; the editor comes with the first form that needs it. */
export const RichTextInput = (props: RichTextProps) => (
  <Suspense fallback={<CircularProgress aria-label="Memuat penyunting" />}>
    <Editor {...props} />
  </Suspense>
)
