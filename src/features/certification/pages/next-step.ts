import { longDay } from '../../../lib/day.ts'
import type { UserTraining } from '../contract.ts'
import type { Stage } from '../rules.ts'

export interface NextStep {
  title: string
  text: string
  /** The certification it is about; undefined where there is none yet. */
  about: Pick<UserTraining, 'user_training_id'> | undefined
  action: string
}

const FIRST: NextStep = {
  title: 'Ajukan sertifikasi pertama Anda',
  text: 'Pilih skema dan jadwal uji yang sesuai, lalu lengkapi persyaratannya.',
  about: undefined,
  action: 'Lihat sertifikasi',
}

type Due = (training: UserTraining) => Omit<NextStep, 'about'>

/** Stages in which the person is the one to act, the most pressing first. */
const DUE: [Stage, Due][] = [
  [
    'perlu_perbaikan',
    ({ name }) => ({
      title: 'Perbaiki permohonan Anda',
      text: `Permohonan ${name} perlu diperbaiki sebelum dapat diverifikasi.`,
      action: 'Perbaiki sekarang',
    }),
  ],
  [
    'menunggu_pembayaran',
    ({ name }) => ({
      title: 'Bayar biaya pendaftaran',
      text: `Permohonan ${name} sudah diverifikasi. Tempat Anda pasti setelah pembayaran dikonfirmasi.`,
      action: 'Lihat rincian',
    }),
  ],
  [
    'terjadwal',
    ({ name, tanggal_uji }) => ({
      title: tanggal_uji ? `Uji kompetensi pada ${longDay(tanggal_uji)}` : 'Uji kompetensi sudah dijadwalkan',
      text: `${name}: periksa tempat, jam, dan yang perlu dibawa.`,
      action: 'Lihat rincian',
    }),
  ],
]

/** The one thing that is due next, as far as one's own certifications tell; undefined when it is others' turn. */
export function nextStep(trainings: UserTraining[]): NextStep | undefined {
  if (trainings.length === 0) return FIRST
  for (const [stage, due] of DUE) {
    const training = trainings.find(({ tahap }) => tahap === stage)
    if (training) return { ...due(training), about: training }
  }
  return undefined
}
