import { groupedNumber } from '../../../../lib/text/grouped-number.ts'
import type { HolderCertificate } from '../own-certificates-contract.ts'

type Counts = HolderCertificate['pemeriksaan']

const times = (count: number): string => `${groupedNumber(count)} kali`

/** How often others checked a certificate, as one line. */
export const checkLine = ({ tiga_puluh_hari, dua_belas_bulan }: Counts): string =>
  dua_belas_bulan === 0
    ? 'Belum pernah dalam 12 bulan terakhir'
    : `${times(tiga_puluh_hari)} dalam 30 hari terakhir, ${times(dua_belas_bulan)} dalam 12 bulan terakhir`

/** The same as sentences for its holder. */
export function checkSentences({ tiga_puluh_hari, dua_belas_bulan, ditampilkan }: Counts): string[] {
  const lately =
    tiga_puluh_hari === 0 ? 'belum ada dalam 30 hari terakhir' : `${times(tiga_puluh_hari)} dalam 30 hari terakhir`
  const checked =
    dua_belas_bulan === 0
      ? 'Belum ada yang memeriksa sertifikat ini dalam 12 bulan terakhir. Begitu seseorang memeriksanya lewat nomor, kode QR, atau berkasnya, jumlahnya tampil di sini.'
      : `Sertifikat ini diperiksa ${times(dua_belas_bulan)} dalam 12 bulan terakhir, ${lately}.`
  const shown =
    ditampilkan === 0
      ? []
      : [`Lencana atau bingkai statusnya tampil di situs lain ${times(ditampilkan)} dalam 12 bulan terakhir.`]
  return [checked, ...shown]
}
