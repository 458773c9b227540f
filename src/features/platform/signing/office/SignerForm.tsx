import { Alert, Button, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { shortMoment } from '../../../../office/display/moment.ts'
import { ConfirmPassword } from '../../../../office/session/ConfirmPassword.tsx'

export interface FoundSigner {
  nama: string
  penerbit: string
  valid_from: string
  valid_until: string
}

const WAITS = 'Orang kedua menyetujuinya, dan berlakunya paling cepat sehari sesudah ini.'

type Sentences = Record<string, string>

interface Props {
  /** The typed values as one text; once it changes, earlier findings no longer apply. */
  typed: string
  /** Left out where there is nothing to look at before. */
  examine?: () => Promise<FoundSigner>
  install: () => Promise<FoundSigner & { tertunda: boolean }>
  /** @param sentences by field, of the last refusal */
  children: (sentences: Sentences) => ReactNode
}

interface Refusal {
  message: string
  sentences: Sentences
}

function refusalOf(error: unknown): Refusal {
  const { message, body } = error as HttpError
  return { message, sentences: (body as { errors?: Sentences } | undefined)?.errors ?? {} }
}

/** One way to a key: it is looked at and has to sign something first, then it is put in place with the password. */
export function SignerForm({ typed, examine, install, children }: Props) {
  const [found, setFound] = useState<FoundSigner & { typed: string }>()
  const [refused, setRefused] = useState<Refusal & { typed: string }>()
  const [isBusy, setBusy] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFound(undefined)
    setRefused(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setRefused({ ...refusalOf(error), typed })
    } finally {
      setBusy(false)
    }
  }
  const look = () => attempt(async () => examine && setFound({ ...(await examine()), typed }))
  const putInPlace = () =>
    attempt(async () => {
      const { nama, tertunda } = await install()
      notify(tertunda ? `${nama} diusulkan. ${WAITS}` : `Dokumen berikutnya ditandatangani sebagai ${nama}.`, {
        type: 'info',
      })
      refresh()
    })

  const shown = found?.typed === typed ? found : undefined
  const refusal = refused?.typed === typed ? refused : undefined
  return (
    <Stack spacing={2} sx={{ maxWidth: 520, my: 2 }}>
      {children(refusal?.sentences ?? {})}
      <div>
        <Button variant="outlined" disabled={isBusy} onClick={() => (examine ? void look() : setConfirming(true))}>
          {examine ? 'Periksa dan uji tanda tangan' : 'Buat sertifikat sistem yang baru'}
        </Button>
      </div>
      <div role="status">
        {isBusy && 'Sedang diperiksa …'}
        {refusal && <Alert severity="error">{Object.values(refusal.sentences)[0] ?? refusal.message}</Alert>}
        {shown && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" size="small" onClick={() => setConfirming(true)}>
                Pasang
              </Button>
            }
          >
            Tanda tangan uji cocok. {shown.nama}, terbitan {shown.penerbit}, berlaku {shortMoment(shown.valid_from)}{' '}
            sampai {shortMoment(shown.valid_until)}.
          </Alert>
        )}
      </div>
      {isConfirming && (
        <ConfirmPassword
          why="Siapa yang menandatangani berbicara atas nama lembaga. Semua administrator diberi tahu."
          verb="Pasang"
          onConfirmed={() => {
            setConfirming(false)
            void putInPlace()
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </Stack>
  )
}
