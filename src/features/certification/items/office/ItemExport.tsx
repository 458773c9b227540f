import ArchiveIcon from '@mui/icons-material/ArchiveOutlined'
import { useState } from 'react'
import { Button, useListContext, useNotify } from 'react-admin'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { httpErrorOf, inSession, officeUrl, type Payload, writeHeaders } from '../../../../office/calls/client.ts'
import { download } from '../../../../office/export/download.ts'
import { ConfirmPassword, isUnconfirmed } from '../../../../office/session/ConfirmPassword.tsx'

const WHY = 'Paketnya memuat soal dan kuncinya tanpa segel. Setiap soal tercatat Anda ekspor.'

async function packageOf(asked: Payload<'exportItems'>): Promise<Blob> {
  const ask = () => fetch(officeUrl('exportItems', asked), { credentials: 'include', headers: writeHeaders() })
  const answer = await inSession(ask)
  if (!answer.ok) throw httpErrorOf(answer.status, await answer.json().catch(() => null))
  return answer.blob()
}

/** Takes the selected items out as a package of QTI 3.0, or all that the list's filter finds. */
export function ItemExport({ isSelection = false }: { isSelection?: boolean }) {
  const { selectedIds, filterValues, total = 0 } = useListContext()
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const notify = useNotify()

  async function save(): Promise<void> {
    setAsking(false)
    setBusy(true)
    try {
      const asked = isSelection ? { id: selectedIds.join(',') } : (filterValues as Payload<'exportItems'>)
      download(await packageOf(asked), `soal-${dayIn(bodyZone(), new Date())}.zip`)
    } catch (error) {
      if (isUnconfirmed(error)) setAsking(true)
      else notify(String((error as Error).message), { type: 'error' })
    }
    setBusy(false)
  }

  const label = busy ? 'Menyiapkan …' : isSelection ? 'Ekspor QTI yang dipilih' : 'Ekspor QTI'
  return (
    <>
      <Button label={label} aria-label={label} disabled={busy || total === 0} onClick={() => void save()}>
        <ArchiveIcon />
      </Button>
      {isAsking ? (
        <ConfirmPassword why={WHY} verb="Ekspor" onConfirmed={() => void save()} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}
