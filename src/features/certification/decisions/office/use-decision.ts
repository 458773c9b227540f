import { useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/calls/client.ts'

type Decision = Answer<'getDecision'>
export type UnitDecision = Required<Payload<'decideApplication'>['unit'][number]>

const STALE = 409
const REOPENED = 'Nilainya dibuka dan dikunci kembali sesudah Anda membuka halaman ini. Muat ulang untuk melihatnya.'
const GONE = 'Permohonan ini tidak lagi menunggu keputusan; nilainya mungkin dibuka kembali.'

/** A decision as it is being written, beginning with what the rule makes of the scores; a refusal leaves it as it is. */
export function useDecision({ id, tahap, tahap_sejak, rekomendasi }: Decision) {
  const [units, setUnits] = useState(() => rekomendasi.map((one): UnitDecision => ({ ...one, catatan: '' })))
  const [alasan, setAlasan] = useState('')
  const [tidak_terlibat, setUninvolved] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const notify = useNotify()
  const refresh = useRefresh()

  const change = (unit: string, more: Partial<UnitDecision>) =>
    setUnits((now) => now.map((one) => (one.unit === unit ? { ...one, ...more } : one)))

  /** `goOn` leads elsewhere afterwards. */
  async function decide(goOn?: () => Promise<void>): Promise<void> {
    try {
      await office.decideApplication({ id, tahap, tahap_sejak, unit: units, tidak_terlibat, alasan })
      notify('Keputusan dicatat.', { type: 'success' })
      if (goOn) await goOn()
      else refresh()
    } catch (error) {
      const { status, message, body } = error as HttpError
      setErrors(status === STALE ? { semua: await explain(id) } : (body?.errors ?? {}))
      notify(message, { type: 'error' })
    }
  }

  return { units, change, alasan, setAlasan, tidak_terlibat, setUninvolved, errors, decide }
}

/** Says what has happened to the case meanwhile. */
async function explain(id: number): Promise<string> {
  const now = await office.getDecision({ id }).catch(() => undefined)
  const why = now ? (now.halangan ?? REOPENED) : GONE
  return `${why} Yang Anda isi masih tampil di sini, tetapi tidak disimpan.`
}
