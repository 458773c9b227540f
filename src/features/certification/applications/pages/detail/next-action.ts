import { type Day, longDay, longMoment } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { to } from '../../../../../paths.ts'
import type { HolderCertificate } from '../../../certificates/own-certificates-contract.ts'
import type { Application } from '../../contract.ts'
import { daysUntil } from '../../parts/days-until.ts'
import { targetWords } from '../../parts/target-words.ts'
import type { Stage } from '../../rules.ts'
import type { Action } from './action.ts'
import { issuedAction } from './issued-action.ts'

/** As much of an application as says what is next. */
export type Acting = Pick<
  Application,
  | 'id'
  | 'schedule_id'
  | 'tahap'
  | 'due_at'
  | 'target'
  | 'ditawarkan'
  | 'urutan_tunggu'
  | 'catatan'
  | 'tanggal_uji'
  | 'bukti_ditolak'
  | 'persyaratan'
>

/** The facts that an application itself does not carry. */
export interface Around {
  today: Day
  /** Until when an appeal can be filed, where that is so. */
  appealUntil: string | null
  /** The certificate that it led to. */
  ownCertificate: HolderCertificate | undefined
}

type Words = (application: Acting, until: string, around: Around) => Action

/** With the day by which the office means to have acted. */
const withTarget = (text: string, target: string | null, today: Day): string =>
  [text, targetWords(target, today) ?? []].flat().join(' ')

const form = ({ schedule_id }: Acting, page?: string) => to.certificationForm(schedule_id, page)

/** The next step at each stage: what it is, who acts, and until when; the person's own turn has a link. */
const ACTIONS: Record<Stage, Words> = {
  draft: (application, until) =>
    application.ditawarkan
      ? {
          title: 'Kursi tersedia untuk Anda',
          text: `Lengkapi dan kirim permohonan sebelum ${until}. Sesudahnya kursi ditawarkan kepada peserta berikutnya.`,
          link: { label: 'Lengkapi permohonan', to: form(application) },
        }
      : {
          title: 'Lanjutkan permohonan',
          text: `Kirim permohonan sebelum ${until}. Kursi disimpan sejak permohonan dikirim.`,
          link: { label: 'Lanjutkan', to: form(application) },
        },
  daftar_tunggu: ({ urutan_tunggu }) => ({
    title: 'Anda berada di daftar tunggu',
    text: `Urutan Anda ${urutan_tunggu ?? '-'}. Begitu ada kursi, Anda diberi tahu melalui email dan punya waktu untuk mengirim permohonan.`,
  }),
  diajukan: ({ target }, _until, { today }) => ({
    title: 'Petugas memeriksa permohonan Anda',
    text: withTarget(
      'Anda tidak perlu melakukan apa pun. Hasil pemeriksaan dikirim melalui email dan tampil di halaman ini.',
      target,
      today,
    ),
  }),
  perlu_perbaikan: (application, until) => {
    const marked = application.persyaratan.filter(({ status }) => status === 'perlu_perbaikan')
    const names = marked.map(({ nama }) => nama).join(', ')
    return {
      title: names ? `Perbaiki ${names}` : 'Perbaiki permohonan',
      text: `${application.catatan ?? 'Ada yang perlu diperbaiki.'} Kirim perbaikannya sebelum ${until}.`,
      link: { label: 'Perbaiki sekarang', to: form(application, names ? 'berkas' : undefined) },
    }
  },
  menunggu_pembayaran: ({ id, bukti_ditolak, catatan }, until) => ({
    title: bukti_ditolak ? 'Bukti pembayaran ditolak' : 'Bayar biaya pendaftaran',
    text: bukti_ditolak
      ? `${catatan ?? ''} Kirim bukti yang benar melalui halaman invoice sebelum ${until}.`.trim()
      : `Transfer tepat sebesar total invoice, lalu unggah buktinya sebelum ${until}.`,
    link: { label: 'Lihat invoice', to: own.certificationInvoice(id) },
  }),
  menunggu_konfirmasi: ({ id }) => ({
    title: 'Pembayaran Anda sedang dikonfirmasi',
    text: 'Petugas mencocokkan bukti Anda dengan rekening lembaga. Hasilnya dikirim melalui email.',
    link: { label: 'Lihat invoice', to: own.certificationInvoice(id) },
  }),
  ditolak: ({ catatan }) => ({
    title: 'Permohonan ditolak',
    text: `${catatan ?? ''} Anda dapat mengajukan permohonan baru setelah memenuhi syaratnya.`.trim(),
    link: { label: 'Lihat jadwal lain', to: to.certificationSchedules },
  }),
  dibatalkan: ({ catatan }) => ({
    title: 'Permohonan dibatalkan',
    text: `${catatan ?? ''} Anda dapat mengajukan permohonan baru kapan saja.`.trim(),
    link: { label: 'Lihat jadwal lain', to: to.certificationSchedules },
  }),
  kedaluwarsa: () => ({
    title: 'Batas waktu sudah lewat',
    text: 'Kursi Anda diberikan kepada orang lain. Anda dapat mengajukan permohonan baru kapan saja; isian dan berkas lama dapat dipakai lagi.',
    link: { label: 'Lihat jadwal lain', to: to.certificationSchedules },
  }),
  terjadwal: ({ id, tanggal_uji }, _until, { today }) => ({
    title: tanggal_uji ? `Uji kompetensi pada ${longDay(tanggal_uji)}` : 'Anda terdaftar sebagai peserta',
    text: `${daysUntil(tanggal_uji, today)}Periksa tempat, jam, dan yang perlu dibawa, lalu unduh kartu peserta.`,
    link: { label: 'Lihat jadwal dan kartu', to: own.certificationTab(id, 'jadwal') },
  }),
  tidak_hadir: () => ({
    title: 'Anda tercatat tidak hadir',
    text: 'Bila Anda berhalangan karena sakit, kirim surat keterangan dokter melalui Pesan.',
  }),
  diuji: ({ target }, _until, { today }) => ({
    title: 'Uji kompetensi sudah diikuti',
    text: withTarget('Penguji sedang menilai. Hasilnya diputuskan sesudah itu.', target, today),
  }),
  menunggu_keputusan: ({ target }, _until, { today }) => ({
    title: 'Menunggu keputusan',
    text: withTarget('Keputusan diambil oleh petugas yang tidak menguji dan tidak melatih Anda.', target, today),
  }),
  belum_kompeten: ({ id }, _until, { appealUntil }) => ({
    title: 'Belum kompeten',
    text: appealUntil
      ? `Lihat unit yang perlu diulang. Anda berhak mengajukan banding sampai ${longMoment(new Date(appealUntil))}.`
      : 'Lihat unit yang perlu diulang dan sampai kapan Anda dapat mengikuti uji ulang.',
    link: { label: 'Lihat hasil', to: own.certificationTab(id, 'hasil') },
  }),
  banding: ({ id }) => ({
    title: 'Banding sedang diperiksa',
    text: 'Banding Anda diperiksa oleh tiga orang yang tidak terlibat dalam keputusan semula.',
    link: { label: 'Lihat banding', to: own.certificationTab(id, 'hasil') },
  }),
  diterbitkan: ({ id }, _until, { ownCertificate }) => issuedAction(id, ownCertificate),
}

export const actionFor = (application: Acting, around: Around): Action =>
  ACTIONS[application.tahap](
    application,
    application.due_at ? longMoment(new Date(application.due_at)) : 'batas waktunya',
    around,
  )
