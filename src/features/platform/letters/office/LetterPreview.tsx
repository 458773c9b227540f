import SendIcon from '@mui/icons-material/SendOutlined'
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { type SyntheticEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { refusalSentences, useLetterPreview } from './use-letter-preview.ts'

export type LetterTexts = Pick<Answer<'getLetter'>, 'perihal' | 'isi' | 'tombol' | 'catatan'>

const FIRST = ''

interface Props {
  letter: Pick<Answer<'getLetter'>, 'id' | 'variants'>
  texts: LetterTexts
}

/** The letter as its reader receives it, with these texts. */
export function LetterPreview({ letter: { id, variants }, texts: { perihal, isi, tombol, catatan } }: Props) {
  const [variant, setVariant] = useState(FIRST)
  const asked = {
    ...{ id, perihal, isi, tombol, catatan },
    contoh: variant === FIRST ? null : variant,
  }
  const { shown, refusals } = useLetterPreview(asked)
  return (
    <Box component="section" aria-label="Pratinjau">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Pratinjau
      </Typography>
      {variants.length > 0 ? (
        <TextField
          select
          label="Contoh"
          value={variant}
          onChange={({ target }) => setVariant(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          fullWidth
        >
          <MenuItem value={FIRST}>lengkap</MenuItem>
          {variants.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <Box aria-live="polite">
        {refusals.length > 0 ? (
          <Alert severity="error" sx={{ my: 1 }}>
            {refusals.map((sentence) => (
              <Box key={sentence}>{sentence}</Box>
            ))}
          </Alert>
        ) : null}
      </Box>
      {shown ? <Sheet perihal={shown.perihal} html={shown.html} /> : <Typography>Memuat pratinjau…</Typography>}
      <SendToMe asked={asked} disabled={refusals.length > 0} />
    </Box>
  )
}

const STYLES = / style="/g

/** Ours forbids styles in markup, and a frame inherits that; set by this program they are allowed. */
function applyStyles({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const styled = currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? []
  for (const element of styled) element.style.cssText = element.dataset['style'] ?? ''
}

const Sheet = ({ perihal, html }: { perihal: string; html: string }) => (
  <>
    <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>
      <strong>Perihal:</strong> {perihal}
    </Typography>
    <iframe
      className="preview-frame"
      title="Pratinjau surat"
      // Same origin, so that its styles can be set; without allow-scripts nothing in it runs.
      sandbox="allow-same-origin"
      srcDoc={html.replace(STYLES, ' data-style="')}
      onLoad={applyStyles}
    />
  </>
)

interface SendProps {
  asked: Parameters<typeof office.sendLetterExample>[0]
  disabled: boolean
}

function SendToMe({ asked, disabled }: SendProps) {
  const [isSending, setSending] = useState(false)
  const notify = useNotify()

  async function send(): Promise<void> {
    setSending(true)
    try {
      const { terkirim, keterangan } = await office.sendLetterExample(asked)
      if (terkirim) notify('Surat contoh dikirim ke alamat email Anda.', { type: 'success' })
      else notify(`Surat contoh tidak terkirim. ${keterangan}`, { type: 'error' })
    } catch (error) {
      notify(refusalSentences(error).join(' '), { type: 'error' })
    }
    setSending(false)
  }

  return (
    <Button
      variant="outlined"
      startIcon={<SendIcon />}
      disabled={disabled || isSending}
      onClick={() => void send()}
      sx={{ mt: 1, minHeight: 44 }}
    >
      Kirim contoh ke saya
    </Button>
  )
}
