import { longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import type { HolderCertificate } from '../own-certificates-contract.ts'

interface RenewalWords {
  text: string
  link?: { label: string; to: string }
  /** Why it would be examined in full, where it can be applied for. */
  kurang?: string[]
}

const RENEW = { label: 'Perpanjang', to: own.renewals }

/** Says whether and until when a certificate can be renewed; undefined where there is nothing to say. */
export function renewalWords(ownCertificate: HolderCertificate): RenewalWords | undefined {
  const { perpanjangan, no_sertifikasi_pengganti, renewal_id, frozen_until, kurang } = ownCertificate
  if (no_sertifikasi_pengganti) return { text: `Sudah diperpanjang dengan sertifikat ${no_sertifikasi_pengganti}.` }
  if (!perpanjangan) return undefined
  if (renewal_id !== null) {
    const link = { label: 'Lihat permohonan', to: own.certification(renewal_id) }
    return { text: 'Permohonan perpanjangannya sedang berjalan.', link }
  }
  const { mulai, valid_until, tenggang, keadaan } = perpanjangan
  if (frozen_until !== null) {
    return { text: 'Sertifikat yang dibekukan diperpanjang sesudah dipulihkan.' }
  }
  switch (keadaan) {
    case 'belum_dibuka':
      return { text: `Dapat diajukan mulai ${longDay(mulai)} sampai ${longDay(valid_until)}.` }
    case 'terbuka':
      return {
        text: `Dapat diajukan sampai ${longDay(valid_until)}. Bila diputuskan sebelum hari itu, masa berlaku yang baru langsung menyambung.`,
        link: RENEW,
        kurang,
      }
    case 'tenggang':
      return {
        text: `Masa tenggang sampai ${longDay(tenggang)}. Permohonan dicatat terlambat, dan masa berlaku yang baru dimulai pada hari keputusan.`,
        link: RENEW,
        kurang,
      }
    case 'lewat':
      return { text: `Berakhir pada ${longDay(tenggang)}. Ajukan sertifikasi baru.` }
  }
}
