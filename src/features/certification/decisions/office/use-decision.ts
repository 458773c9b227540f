import { useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/client.ts'

type Decision = Answer<'getDecision'>
export type UnitDecision = Required<Payload<'decideApplication'>['unit'][number]>

const STALE = 409
const GONE = 'Permohonan ini tidak lagi menunggu keputusan; nilainya mungkin dibuka kembali.'

/** A decision as it is being written, beginning with what the rule makes of the scores; a refusal leaves it as it is. */
export function useDecision({ id, tahap, rekomendasi }: Pick<Decision, 'id' | 'tahap' | 'rekomendasi'>) {
  const [units, setUnits] = useState(() => rekomendasi.map((one): UnitDecision => ({ ...one, catatan: '' })))
  const [alasan, setAlasan] = useState('')
  const [tidak_terlibat, setUninvolved] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const notify = useNotify()
  const refresh = useRefresh()

  const change = (unit: string, more: Partial<UnitDecision>) =>
    setUnits((now) => now.map((one) => (one.unit === unit ? { ...one, ...more } : one)))

  async function decide(): Promise<void> {
    try {
      await office.decideApplication({ id, tahap, unit: units, tidak_terlibat, alasan })
      notify('Keputusan dicatat.', { type: 'success' })
      refresh()
    } catch (error) {
      const { status, message, body } = error as HttpError
      setErrors(status === STALE ? { semua: await explain(id, message) } : (body?.errors ?? {}))
      notify(message, { type: 'error' })
    }
  }

  return { units, change, alasan, setAlasan, tidak_terlibat, setUninvolved, errors, decide }
}

/** What has happened to the case meanwhile. */
async function explain(id: number, message: string): Promise<string> {
  const now = await office.getDecision({ id }).catch(() => undefined)
  const why = now ? (now.halangan ?? message) : GONE
  return `${why} Yang Anda isi masih tampil di sini, tetapi tidak disimpan.`
}
