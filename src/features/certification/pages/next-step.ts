import { to } from '../../../app/links.ts'
import { longDay, longMoment } from '../../../lib/day.ts'
import type { UserTraining } from '../contract.ts'
import type { Stage } from '../rules.ts'

export interface NextStep {
  title: string
  text: string
  /** Where it is done. */
  address: string
  action: string
}

const FIRST: NextStep = {
  title: 'Ajukan sertifikasi pertama Anda',
  text: 'Pilih skema dan jadwal uji yang sesuai, lalu lengkapi persyaratannya.',
  address: to.certificationDates,
  action: 'Lihat sertifikasi',
}

/** ' sebelum 28 November 2026 pukul 23.59 WIB', where there is a deadline. */
const before = ({ batas }: UserTraining): string => (batas ? ` sebelum ${longMoment(new Date(batas))}` : '')

/** Stages in which the person is the one to act, the most pressing first. */
const DUE: [Stage, (training: UserTraining) => NextStep][] = [
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
      title: 'Bayar biaya pendaftaran',
      text: `Permohonan ${training.name} sudah diverifikasi. Bayar dan unggah buktinya${before(training)}.`,
      address: to.certificationInvoice(training.user_training_id),
      action: 'Lihat invoice',
    }),
  ],
  [
    'terjadwal',
    ({ user_training_id, name, tanggal_uji }) => ({
      title: tanggal_uji ? `Uji kompetensi pada ${longDay(tanggal_uji)}` : 'Uji kompetensi sudah dijadwalkan',
      text: `${name}: periksa tempat, jam, dan yang perlu dibawa.`,
      address: to.certificationTab(user_training_id, 'jadwal'),
      action: 'Lihat jadwal',
    }),
  ],
]

/** The one thing that is due next, as far as one's own certifications tell; undefined when it is others' turn. */
export function nextStep(trainings: UserTraining[]): NextStep | undefined {
  if (trainings.length === 0) return FIRST
  for (const [stage, due] of DUE) {
    const training = trainings.find(({ tahap }) => tahap === stage)
    if (training) return due(training)
  }
  return undefined
}
