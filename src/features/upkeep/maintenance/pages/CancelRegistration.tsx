import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { refundWords } from '../../../certification/invoices/parts/refund-words.ts'
import type { OwnActivity } from '../contract.ts'
import { AskFirst } from './AskFirst.tsx'

/** Gives one's seat back, as long as that can be done; else why not. */
export function CancelRegistration({ activity }: { activity: OwnActivity }) {
  const revalidator = useRevalidator()
  const { id, version, can, halangan_batal, bila_batal } = activity
  if (halangan_batal) return <p className="text-muted text-sm">{halangan_batal}</p>
  if (!can.batal) return null
  const cancel = async () => {
    await client.cancelActivity({ id, version })
    await revalidator.revalidate()
  }
  const text = bila_batal
    ? `Kursi Anda dilepas. ${refundWords(bila_batal)}`
    : 'Kursi Anda dilepas. Anda dapat mendaftar lagi selama kursi tersedia.'
  return <AskFirst label="Batalkan pendaftaran" title="Batalkan pendaftaran?" text={text} act={cancel} />
}
