import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { Button, useRecordContext } from 'react-admin'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'

/** A saved version as visitors will read it, its words in braces filled. */
export function Preview() {
  const title = useId()
  const version = useRecordContext<Answer<'getLegalPageVersion'>>()
  const [isOpen, setIsOpen] = useState(false)
  if (!version) return null
  return (
    <>
      <Button label="Pratinjau" onClick={() => setIsOpen(true)}>
        <VisibilityIcon />
      </Button>
      <OfficeDialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={title} maxWidth="md" fullWidth>
        <DialogTitle id={title}>Pratinjau yang tersimpan</DialogTitle>
        {/* Scrolls, so the keyboard has to reach it. */}
        <DialogContent tabIndex={0}>{isOpen && <PreviewText id={version.id} />}</DialogContent>
        <DialogActions>
          <Button label="Tutup" onClick={() => setIsOpen(false)} />
        </DialogActions>
      </OfficeDialog>
    </>
  )
}

export function PreviewText({ id }: { id: number }) {
  const { asked, again } = useAnswer('previewLegalPage', { id })
  return (
    <AnswerState asked={asked} again={again}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the call answers clean rich text */}
      {({ isi }) => <Box sx={{ overflowX: 'auto' }} dangerouslySetInnerHTML={{ __html: isi }} />}
    </AnswerState>
  )
}
