import { longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import type { CertificateDuties } from '../contract.ts'
import type { NextDutyKind } from '../next-duty-rules.ts'

export interface DutyWords {
  title: string
  text: string
  address: string
  action: string
  /** Something is lost if it is not done. */
  urgent: boolean
}

type Words = (facts: { by: string; ke: number }, certificate: CertificateDuties) => DutyWords

const RENEW = { address: own.certificationSchedulesOf('Perpanjangan'), action: 'Lihat jadwal perpanjangan' }
const MAINTAIN = { address: to.maintenance, action: 'Pilih kegiatan' }

/** The way to the report of a year. */
function reportOf({ tahun }: CertificateDuties, ke: number): Pick<DutyWords, 'address' | 'action'> {
  const year = tahun.find((each) => each.ke === ke)
  return {
    address: year?.id ? own.report(year.id) : own.reporting,
    action: year?.status_laporan ? 'Lanjutkan laporan' : 'Buat laporan',
  }
}

const QUIET: Record<'current' | 'ended', (certificate: CertificateDuties) => DutyWords> = {
  current: ({ perpanjangan }) => ({
    title: 'Semua kewajiban saat ini terpenuhi',
    text: perpanjangan
      ? `Perpanjangan dibuka pada ${longDay(perpanjangan.mulai)}.`
      : 'Sertifikat penggantinya sudah terbit.',
    address: own.reporting,
    action: 'Lihat laporan',
    urgent: false,
  }),
  ended: ({ perpanjangan }) => ({
    title: 'Sertifikat sudah berakhir',
    text: perpanjangan
      ? `Masa perpanjangannya berakhir pada ${longDay(perpanjangan.tenggang)}. Ajukan sertifikasi baru.`
      : 'Sertifikat penggantinya sudah terbit.',
    address: perpanjangan ? to.certificationSchedules : own.myCertifications,
    action: perpanjangan ? 'Lihat jadwal uji' : 'Lihat sertifikat',
    urgent: false,
  }),
}

const WORDS: Record<NextDutyKind, Words> = {
  pulihkan: ({ by }, { user_training_id: id }) => ({
    title: 'Sertifikat dibekukan',
    text: `Penuhi yang diminta sebelum ${by} agar dapat dipulihkan. Selama dibekukan, sertifikat tidak boleh dipakai.`,
    address: id === null ? own.myCertifications : own.certificationTab(id, 'sertifikat'),
    action: 'Lihat yang diminta',
    urgent: true,
  }),
  perpanjang_terlambat: ({ by }) => ({
    title: 'Sertifikat sudah berakhir',
    text: `Masih dapat diperpanjang sampai ${by}; sesudahnya hanya melalui sertifikasi baru.`,
    ...RENEW,
    urgent: true,
  }),
  perbaiki_laporan: ({ ke }, certificate) => ({
    title: 'Perbaiki laporan kinerja',
    text: `Laporan tahun ke-${ke} dikembalikan dengan catatan. Perbaiki, lalu kirim lagi.`,
    ...reportOf(certificate, ke),
    action: 'Perbaiki laporan',
    urgent: true,
  }),
  lapor_terlambat: ({ by, ke }, certificate) => ({
    title: 'Laporan kinerja terlambat',
    text: `Laporan tahun ke-${ke} jatuh tempo pada ${by} dan masih dapat dikirim. Tidak menyusun dokumen? Kirim laporan nihil.`,
    ...reportOf(certificate, ke),
    urgent: true,
  }),
  cegah_pembekuan: ({ by }, { tanpa_pemeliharaan }) => ({
    title: 'Cegah pembekuan sertifikat',
    text: `Sudah ${tanpa_pemeliharaan} tahun tanpa pemeliharaan. Ikuti sekurang-kurangnya satu kegiatan paling lambat ${by}.`,
    ...MAINTAIN,
    urgent: true,
  }),
  lapor: ({ by, ke }, certificate) => ({
    title: 'Kirim laporan kinerja',
    text: `Laporan tahun ke-${ke} dapat dikirim sampai ${by}.`,
    ...reportOf(certificate, ke),
    urgent: false,
  }),
  perpanjang: ({ by }) => ({
    title: 'Perpanjang sertifikat',
    text: `Ajukan sebelum ${by}, agar masa berlaku yang baru langsung menyambung yang lama.`,
    ...RENEW,
    urgent: false,
  }),
  pelihara: ({ by, ke }) => ({
    title: 'Ikuti kegiatan pemeliharaan',
    text: `Untuk tahun ke-${ke} belum cukup kegiatan yang diakui; waktunya sampai ${by}.`,
    ...MAINTAIN,
    urgent: false,
  }),
  diperpanjang: (_facts, { renewal_id: id }) => ({
    title: 'Perpanjangan sedang berjalan',
    text: 'Kewajiban lain saat ini terpenuhi. Ikuti langkah permohonan perpanjangannya.',
    address: id === null ? own.myCertifications : own.certification(id),
    action: 'Lihat permohonan',
    urgent: false,
  }),
  tenang: (_facts, certificate) =>
    QUIET[certificate.status_sertifikat === 'kedaluwarsa' ? 'ended' : 'current'](certificate),
}

/** Returns what is next for a certificate, in the words that a holder reads. */
export function dutyWords(certificate: CertificateDuties): DutyWords {
  const { jenis, batas, ke } = certificate.berikutnya
  return WORDS[jenis]({ by: batas ? longDay(batas) : '', ke: ke ?? 0 }, certificate)
}
