import LinkIcon from '@mui/icons-material/Link'
import { Button, DialogActions, DialogContent, DialogTitle, TextField, ToggleButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { CloseButton, OfficeDialog } from '../forms/OfficeDialog.tsx'

const ADDRESS = /^(https?:\/\/\S+|mailto:\S+|\/(?!\/)\S*|#\S+)$/i

/** Sets, changes or removes the link of the selection. */
export function LinkTool({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string>()
  const title = useId()
  const wrong = address !== undefined && address !== '' && !ADDRESS.test(address)

  function save(): void {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address) chain.setLink({ href: address }).run()
    else chain.unsetLink().run()
    setAddress(undefined)
  }

  return (
    <>
      <Tooltip title="Tautan">
        <ToggleButton
          value="link"
          size="small"
          aria-label="Tautan"
          selected={editor.isActive('link')}
          onClick={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
        >
          <LinkIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <OfficeDialog
        open={address !== undefined}
        onClose={() => setAddress(undefined)}
        aria-labelledby={title}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle id={title}>Tautan</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label="Alamat"
            value={address ?? ''}
            error={wrong}
            helperText={
              wrong
                ? 'Mulai dengan https://, mailto:, atau / untuk halaman situs ini.'
                : 'Kosongkan untuk melepas tautan.'
            }
            onChange={(event) => setAddress(event.target.value.trim())}
          />
        </DialogContent>
        <DialogActions>
          <CloseButton>Batal</CloseButton>
          <Button variant="contained" disabled={wrong} onClick={save}>
            Pakai
          </Button>
        </DialogActions>
      </OfficeDialog>
    </>
  )
}
