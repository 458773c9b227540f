import LinkIcon from '@mui/icons-material/Link'
import { Button, DialogActions, DialogContent, DialogTitle, TextField, ToggleButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { CloseButton, OfficeDialog } from '../forms/OfficeDialog.tsx'
import { useKeptState } from '../forms/use-kept-state.ts'

const ADDRESS = /^(https?:\/\/\S+|mailto:\S+|\/(?!\/)\S*|#\S+)$/i

/** Sets, changes or removes the link of the selection. */
export function LinkTool({ editor, name }: { editor: Editor; name: string }) {
  const [before, setBefore] = useState<string>()
  const title = useId()
  const close = () => setBefore(undefined)
  return (
    <>
      <Tooltip title="Tautan">
        <ToggleButton
          value="link"
          size="small"
          aria-label="Tautan"
          aria-haspopup="dialog"
          selected={editor.isActive('link')}
          onClick={() => setBefore(String(editor.getAttributes('link')['href'] ?? ''))}
        >
          <LinkIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <OfficeDialog open={before !== undefined} onClose={close} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Tautan</DialogTitle>
        <LinkForm key={before} editor={editor} name={`${name}/tautan/${before}`} before={before ?? ''} close={close} />
      </OfficeDialog>
    </>
  )
}

interface LinkProps {
  editor: Editor
  name: string
  before: string
  close: () => void
}

function LinkForm({ editor, name, before, close }: LinkProps) {
  const { values, change, markSent } = useKeptState({ name, start: { alamat: before } })
  const { alamat } = values
  const wrong = alamat !== '' && !ADDRESS.test(alamat)

  function save(): void {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (alamat) chain.setLink({ href: alamat }).run()
    else chain.unsetLink().run()
    markSent()
    close()
  }

  return (
    <>
      <DialogContent data-keeps-typed="">
        <TextField
          autoFocus
          label="Alamat"
          value={alamat}
          error={wrong}
          helperText={
            wrong
              ? 'Mulai dengan https://, mailto:, atau / untuk halaman situs ini.'
              : 'Kosongkan untuk melepas tautan.'
          }
          onChange={({ target }) => change({ alamat: target.value.trim() })}
        />
      </DialogContent>
      <DialogActions>
        <CloseButton>Batal</CloseButton>
        <Button variant="contained" disabled={wrong} onClick={save}>
          Pakai
        </Button>
      </DialogActions>
    </>
  )
}
