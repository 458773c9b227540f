import { longDay } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { to } from '../../../../../paths.ts'
import type { HolderCertificate } from '../../../certificates/own-certificates-contract.ts'
import type { Action } from './action.ts'

/** Returns the next step for an issued certificate: how it stands now, and whether it can be renewed. */
export function issuedAction(id: number, ownCertificate: HolderCertificate | undefined): Action {
  const link: Link = { label: 'Lihat sertifikat', to: own.certificationTab(id, 'sertifikat') }
  if (ownCertificate?.renewal_id) {
    return {
      title: 'Perpanjangan sedang berjalan',
      text: 'Ikuti permohonan perpanjangannya sampai diputuskan.',
      link: { label: 'Lihat permohonan', to: own.certification(ownCertificate.renewal_id) },
    }
  }
  switch (ownCertificate?.status_sertifikat) {
    case 'dibekukan':
      return {
        title: 'Sertifikat dibekukan',
        text: 'Selama dibekukan Anda tidak boleh memakainya. Lihat alasannya dan yang perlu Anda selesaikan.',
        link,
      }
    case 'dicabut':
      return { title: 'Sertifikat dicabut', text: 'Hentikan pemakaian sertifikat dan tanda sertifikasi.', link }
    case 'diganti':
      return { title: 'Sertifikat sudah diganti', text: 'Pakailah sertifikat yang lebih baru.', link }
    case 'kedaluwarsa':
      return endedAction(ownCertificate, link)
    default:
      return inForce(ownCertificate, link)
  }
}

type Link = NonNullable<Action['link']>

const RENEW: Link = { label: 'Perpanjang', to: own.renewals }

function endedAction({ valid_until, perpanjangan }: HolderCertificate, link: Link): Action {
  const title = `Sertifikat berakhir pada ${longDay(valid_until)}`
  if (!perpanjangan) return { title, text: 'Sertifikat ini sudah diperpanjang. Pakailah yang baru.', link }
  if (perpanjangan.keadaan === 'tenggang') {
    const until = longDay(perpanjangan.tenggang)
    return { title, text: `Anda masih dapat memperpanjangnya sampai ${until}, dengan catatan terlambat.`, link: RENEW }
  }
  const text = 'Masa perpanjangannya sudah lewat. Ajukan sertifikasi baru.'
  return { title, text, link: { label: 'Lihat jadwal uji', to: to.certificationSchedules } }
}

function inForce(ownCertificate: HolderCertificate | undefined, link: Link): Action {
  if (ownCertificate?.perpanjangan?.keadaan === 'terbuka') {
    const until = longDay(ownCertificate.perpanjangan.valid_until)
    return {
      title: 'Perpanjang sertifikat Anda',
      text: `Perpanjangan dapat diajukan sampai ${until}, hari terakhir sertifikat ini.`,
      link: RENEW,
    }
  }
  const text = 'Selamat. Sertifikat Anda dapat diperiksa oleh siapa pun di Daftar Pemegang.'
  return { title: 'Sertifikat sudah terbit', text, link }
}
