import { longDay } from '../../../../lib/day.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import type { OwnCertificate } from '../contract.ts'

/** Shows what a state other than active means for the holder, and what to do. */
export function StateNotice({ certificate }: { certificate: OwnCertificate }) {
  const { status_sertifikat: state, valid_from, valid_until, frozen_until } = certificate
  switch (state) {
    case 'aktif':
      return null
    case 'belum_berlaku':
      return <Alert tone="info">Sertifikat ini mulai berlaku pada {longDay(valid_from)}.</Alert>
    case 'akan_berakhir':
      return <Alert tone="info">Sertifikat ini berlaku sampai {longDay(valid_until)}.</Alert>
    case 'kedaluwarsa':
      return (
        <Alert tone="warning">Sertifikat ini berakhir pada {longDay(valid_until)} dan tidak dapat dipakai lagi.</Alert>
      )
    case 'dibekukan':
      return (
        <Alert tone="warning">
          <p>
            Sertifikat ini dibekukan{frozen_until && ` sampai ${longDay(frozen_until)}`}. Selama itu Anda tidak boleh
            memakainya, dan siapa pun yang memeriksanya melihat bahwa ia dibekukan.
          </p>
        </Alert>
      )
    case 'dicabut':
      return (
        <Alert tone="error">
          <p>
            Sertifikat ini dicabut dan tidak berlaku. Hentikan pemakaian sertifikat dan tanda sertifikasi, termasuk pada
            profil dan kop surat Anda.
          </p>
        </Alert>
      )
    case 'diganti':
      return <Alert tone="info">Sertifikat ini sudah diganti dengan yang lebih baru. Pakailah yang baru.</Alert>
    default:
      return state satisfies never
  }
}
