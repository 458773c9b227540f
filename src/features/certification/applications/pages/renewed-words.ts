import { longDay } from '../../../../lib/day.ts'
import type { OpenTraining } from '../contract.ts'

/** Which certificate an application for a date would renew; undefined where none, or where what stands against it says so. */
export function renewedWords({ memperpanjang, memenuhi }: OpenTraining): string | undefined {
  if (!memperpanjang || !memenuhi) return undefined
  const { nomor, sampai, tenggang, keadaan } = memperpanjang
  return keadaan === 'tenggang'
    ? `Memperpanjang sertifikat ${nomor}, yang berakhir pada ${longDay(sampai)}. Masa tenggang sampai ${longDay(tenggang)}; permohonan dicatat terlambat.`
    : `Memperpanjang sertifikat ${nomor}, yang berlaku sampai ${longDay(sampai)}.`
}
