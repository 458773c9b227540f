import { longDay } from '../../../../lib/day.ts'
import type { OpenTraining } from '../contract.ts'

/** Which certificate an application for a schedule would renew; undefined where none, or where the reasons against it say so. */
export function renewedWords({ memperpanjang, memenuhi }: OpenTraining): string | undefined {
  if (!memperpanjang || !memenuhi) return undefined
  const { no_sertifikasi, valid_until, tenggang, keadaan } = memperpanjang
  return keadaan === 'tenggang'
    ? `Memperpanjang sertifikat ${no_sertifikasi}, yang berakhir pada ${longDay(valid_until)}. Masa tenggang sampai ${longDay(tenggang)}; permohonan dicatat terlambat.`
    : `Memperpanjang sertifikat ${no_sertifikasi}, yang berlaku sampai ${longDay(valid_until)}.`
}
