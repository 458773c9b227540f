import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd'
import { ListItemText, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { Button, type HttpError, useNotify, useRedirect } from 'react-admin'
import { office } from '../../../../office/calls/client.ts'
import { mayWrite } from '../../../../office/session/me.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import { SCHEME_TEMPLATES, TEMPLATE_KEYS, type TemplateKey } from '../template-rules.ts'

/** Begins a scheme from one of the field's templates and opens its draft. */
export function TemplateButton() {
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const menu = useId()
  if (!mayWrite(me, { permission: 'konten' })) return null

  async function begin(contoh: TemplateKey): Promise<void> {
    setAnchor(null)
    setBusy(true)
    try {
      const { id } = await office.createSchemeFromTemplate({ contoh })
      notify('Draf dibuat dari contoh. Isi biayanya dan unggah dokumen regulasinya.', { type: 'success' })
      redirect('edit', 'versi-skema', id)
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        label="Mulai dari contoh"
        disabled={isBusy}
        aria-haspopup="menu"
        aria-controls={anchor ? menu : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PlaylistAddIcon />
      </Button>
      <Menu id={menu} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {TEMPLATE_KEYS.map((key) => (
          <MenuItem key={key} onClick={() => void begin(key)} sx={{ whiteSpace: 'normal' }}>
            <ListItemText primary={SCHEME_TEMPLATES[key].name} secondary={SCHEME_TEMPLATES[key].kategori} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
