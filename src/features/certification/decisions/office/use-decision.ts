import { useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/calls/client.ts'
import { useKeptState } from '../../../../office/forms/use-kept-state.ts'
import { STALE } from '../../../../office/screens/use-transition.ts'
import { decisionFaults, decisionRefusals } from '../rules.ts'

type Decision = Answer<'getDecision'>
export type UnitDecision = Required<Payload<'decideApplication'>['unit'][number]>

const REOPENED = 'Nilainya dibuka dan dikunci kembali sesudah Anda membuka halaman ini. Muat ulang untuk melihatnya.'
const GONE = 'Permohonan ini tidak lagi menunggu keputusan; nilainya mungkin dibuka kembali.'

/** A decision as it is being written, beginning with what the rule makes of the scores; a refusal leaves it as it is. */
export function useDecision({ id, tahap, tahap_sejak, rekomendasi }: Decision) {
  const { values, change, markSent } = useKeptState({
    // Scores that were reopened meanwhile are others.
    name: `keputusan/${id}/${tahap_sejak}`,
    start: {
      unit: rekomendasi.map((one): UnitDecision => ({ ...one, catatan: '' })),
      alasan: '',
      tidak_terlibat: false,
    },
    never: ['tidak_terlibat'],
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const notify = useNotify()
  const refresh = useRefresh()

  const changeUnit = (unit: string, more: Partial<UnitDecision>) =>
    change((now) => ({ unit: now.unit.map((one) => (one.unit === unit ? { ...one, ...more } : one)) }))

  /** Tells whether the last question can be asked; else says what to mend. */
  function check(): boolean {
    const faults = decisionFaults(values)
    setErrors(faults)
    return Object.keys(faults).length === 0
  }

  /** `goOn` leads elsewhere afterwards. */
  async function decide(goOn?: () => Promise<void>): Promise<void> {
    try {
      await office.decideApplication({ id, tahap, tahap_sejak, ...values })
      markSent()
      notify('Keputusan dicatat.', { type: 'success' })
      if (goOn) await goOn()
      else refresh()
    } catch (error) {
      const { message, body } = error as HttpError
      setErrors(message === STALE ? { semua: await explain(id) } : decisionRefusals(message, body?.errors))
    }
  }

  return { ...values, change, changeUnit, errors, check, decide }
}

/** Says what has happened to the case meanwhile. */
async function explain(id: number): Promise<string> {
  const now = await office.getDecision({ id }).catch(() => undefined)
  const why = now ? (now.halangan ?? REOPENED) : GONE
  return `${why} Yang Anda isi masih tampil di sini, tetapi tidak disimpan.`
}
