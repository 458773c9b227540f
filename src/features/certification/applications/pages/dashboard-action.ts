import { type Day, longDay, longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import type { UserTraining } from '../contract.ts'
import type { Stage } from '../rules.ts'
import { daysUntil } from './days-until.ts'

export interface DueAction {
  title: string
  text: string
  /** Where it is done. */
  address: string
  action: string
}

const FIRST: DueAction = {
  title: 'Ajukan sertifikasi pertama Anda',
  text: 'Pilih skema dan jadwal uji yang sesuai, lalu lengkapi persyaratannya.',
  address: to.certificationSchedules,
  action: 'Lihat sertifikasi',
}

/** ' sebelum 28 November 2026 pukul 23.59 WIB', where there is a deadline. */
const before = ({ due_at }: UserTraining): string => (due_at ? ` sebelum ${longMoment(new Date(due_at))}` : '')

type Words = (training: UserTraining, today: Day) => DueAction

/** Stages in which the person is the one to act, the most pressing first. */
const DUE: [Stage, Words][] = [
  [
    'draft',
    (training) => ({
      title: 'Kursi tersedia untuk Anda',
      text: `Kirim permohonan ${training.name}${before(training)}. Sesudahnya kursi ditawarkan kepada peserta berikutnya.`,
      address: to.certificationForm(training.schedule_id),
      action: 'Lengkapi permohonan',
    }),
  ],
  [
    'perlu_perbaikan',
    (training) => ({
      title: 'Perbaiki permohonan Anda',
      text: `Perbaiki dan kirim lagi permohonan ${training.name}${before(training)}.`,
      address: to.certificationForm(training.schedule_id),
      action: 'Perbaiki sekarang',
    }),
  ],
  [
    'menunggu_pembayaran',
    (training) => ({
      title: training.bukti_ditolak ? 'Bukti pembayaran ditolak' : 'Bayar biaya pendaftaran',
      text: training.bukti_ditolak
        ? `Bukti pembayaran ${training.name} tidak dapat diterima. Lihat alasannya dan kirim bukti yang benar${before(training)}.`
        : `Permohonan ${training.name} sudah diverifikasi. Bayar dan unggah buktinya${before(training)}.`,
      address: own.certificationInvoice(training.user_training_id),
      action: 'Lihat invoice',
    }),
  ],
  [
    'terjadwal',
    ({ user_training_id, name, tanggal_uji }, today) => ({
      title: tanggal_uji ? `Uji kompetensi pada ${longDay(tanggal_uji)}` : 'Uji kompetensi sudah dijadwalkan',
      text: `${daysUntil(tanggal_uji, today)}${name}: periksa tempat, jam, dan yang perlu dibawa, lalu unduh kartu peserta.`,
      address: own.certificationTab(user_training_id, 'jadwal'),
      action: 'Lihat jadwal dan kartu',
    }),
  ],
]

/** Ends that are shown until something newer is applied for. */
const ENDS: Partial<Record<Stage, Words>> = {
  belum_kompeten: ({ user_training_id, name }) => ({
    title: 'Hasil uji: belum kompeten',
    text: `${name}: lihat unit yang perlu diulang, batas waktu banding, dan jadwal uji ulang.`,
    address: own.certificationTab(user_training_id, 'hasil'),
    action: 'Lihat hasil',
  }),
  diterbitkan: ({ user_training_id, name }) => ({
    title: 'Sertifikat Anda sudah terbit',
    text: `${name}: unduh sertifikat dan kredensialnya, atau bagikan tautan pemeriksaannya.`,
    address: own.certificationTab(user_training_id, 'sertifikat'),
    action: 'Lihat sertifikat',
  }),
}

/** A draft that waits to be sent. */
const draftAction = (training: UserTraining): DueAction => ({
  title: 'Lanjutkan permohonan Anda',
  text: `Draf ${training.name} belum dikirim. Lengkapi dan kirim${before(training)}; kursi dipegang sejak permohonan dikirim.`,
  address: to.certificationForm(training.schedule_id),
  action: 'Lanjutkan',
})

/** What waits for the person in one of their applications, else in a draft; undefined when it is others' turn. */
export function dueAction(trainings: UserTraining[], today: Day, drafts: UserTraining[] = []): DueAction | undefined {
  for (const [stage, due] of DUE) {
    const training = trainings.find(({ tahap }) => tahap === stage)
    if (training) return due(training, today)
  }
  return drafts[0] && draftAction(drafts[0])
}

/** The one thing that is due next, as far as one's own certifications, newest first, tell; undefined when it is others' turn. */
export function dashboardAction(
  trainings: UserTraining[],
  today: Day,
  drafts: UserTraining[] = [],
): DueAction | undefined {
  const [newest] = trainings
  const due = dueAction(trainings, today, drafts)
  if (!newest) return due ?? FIRST
  return due || newest.status_sertifikat === 'dicabut' ? due : ENDS[newest.tahap]?.(newest, today)
}
