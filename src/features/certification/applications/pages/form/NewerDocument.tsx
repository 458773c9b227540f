import { longMoment } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { FILE_KINDS } from '../../../../platform/files/rules.ts'
import type { NewerDocument as Offer } from '../../form/contract.ts'

interface NewerDocumentProps {
  offer: Offer
  busy: boolean
  onTake: () => void
}

/** Offers the present document of the personal data where the form still has a former one. */
export function NewerDocument({ offer: { berkas, replaced_at, dikembalikan }, busy, onTake }: NewerDocumentProps) {
  const kind = FILE_KINDS[berkas.jenis]
  const at = longMoment(new Date(replaced_at))
  return (
    <Alert tone="info">
      <p>
        {dikembalikan
          ? `Berkas baru untuk ${kind} tidak sesuai menurut petugas pada ${at}. Yang berlaku: `
          : `Anda mengganti ${kind} pada ${at}: `}
        <a href={own.file(berkas.id)} target="_blank" rel="noreferrer" className="text-link break-all">
          {berkas.name}
          <span className="sr-only"> (dibuka di tab baru)</span>
        </a>
      </p>
      <div className="mt-2">
        <ActionButton small busy={busy} onClick={onTake}>
          {dikembalikan ? 'Pakai yang berlaku' : 'Pakai yang baru'}
          <span className="sr-only"> untuk {kind}</span>
        </ActionButton>
      </div>
    </Alert>
  )
}
