import { type Day, longDay, longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import type { UserTraining } from '../../../certification/applications/contract.ts'
import { daysUntil } from '../../../certification/applications/parts/days-until.ts'
import { targetWords } from '../../../certification/applications/parts/target-words.ts'
import type { Stage } from '../../../certification/applications/rules.ts'
import type { HolderCertificate } from '../../../certification/certificates/own-certificates-contract.ts'
import { renewalWords } from '../../../certification/certificates/parts/renewal-words.ts'
import type { ExamOnScreen } from '../../../certification/sittings/contract.ts'
import { isOpenSitting } from '../../../certification/sittings/state-rules.ts'

export interface DueAction {
  title: string
  text: string
  /** Where it is done. */
  address: string
  action: string
  /** True when it is the person who acts now. */
  ownTurn: boolean
}

const FIRST: DueAction = {
  title: 'Ajukan sertifikasi pertama Anda',
  text: 'Pilih skema dan jadwal uji yang sesuai, lalu lengkapi persyaratannya.',
  address: to.certificationSchedules,
  action: 'Lihat sertifikasi',
  ownTurn: true,
}

/** ' sebelum 28 November 2026 pukul 23.59 WIB', where there is a deadline. */
const before = ({ due_at }: UserTraining): string => (due_at ? ` sebelum ${longMoment(new Date(due_at))}` : '')

type Words = (application: UserTraining, today: Day) => Omit<DueAction, 'ownTurn'>

/** Stages in which the person is the one to act, the most pressing first. */
const DUE: [Stage, Words][] = [
  [
    'draft',
    (application) => ({
      title: 'Kursi tersedia untuk Anda',
      text: `Kirim permohonan ${application.name}${before(application)}. Sesudahnya kursi ditawarkan kepada peserta berikutnya.`,
      address: to.certificationForm(application.schedule_id),
      action: 'Lengkapi permohonan',
    }),
  ],
  [
    'perlu_perbaikan',
    (application) => ({
      title: 'Perbaiki permohonan Anda',
      text: `Perbaiki dan kirim lagi permohonan ${application.name}${before(application)}.`,
      address: to.certificationForm(application.schedule_id),
      action: 'Perbaiki sekarang',
    }),
  ],
  [
    'menunggu_pembayaran',
    (application) => ({
      title: application.bukti_ditolak ? 'Bukti pembayaran ditolak' : 'Bayar biaya pendaftaran',
      text: application.bukti_ditolak
        ? `Bukti pembayaran ${application.name} tidak dapat diterima. Lihat alasannya dan kirim bukti yang benar${before(application)}.`
        : `Permohonan ${application.name} sudah diverifikasi. Bayar dan unggah buktinya${before(application)}.`,
      address: own.certificationInvoice(application.user_training_id),
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

/** A failed exam, until something newer is applied for. */
const afterFailure: Words = ({ user_training_id, name }) => ({
  title: 'Hasil uji: belum kompeten',
  text: `${name}: lihat unit yang perlu diulang, batas waktu banding, dan jadwal uji ulang.`,
  address: own.certificationTab(user_training_id, 'hasil'),
  action: 'Lihat hasil',
})

/** A draft that waits to be sent. */
const draft: Words = (application) => ({
  title: 'Lanjutkan permohonan Anda',
  text: `Draf ${application.name} belum dikirim. Lengkapi dan kirim${before(application)}; kursi disimpan sejak permohonan dikirim.`,
  address: to.certificationForm(application.schedule_id),
  action: 'Lanjutkan',
})

/** Others act now; by when, where the office has a target. */
const forOthers: Words = ({ user_training_id, name, tahap_label, target }, today) => ({
  title: tahap_label,
  text: [`${name}.`, targetWords(target, today) ?? 'Anda dikabari begitu ada kelanjutannya.'].join(' '),
  address: own.certification(user_training_id),
  action: 'Lihat permohonan',
})

/** The certificates that can be renewed now and are not being renewed, the one that ends first at the top. */
export function renewalActions(certificates: readonly HolderCertificate[]): DueAction[] {
  return certificates
    .filter(({ renewal_id }) => renewal_id === null)
    .toSorted((one, other) => (one.valid_until < other.valid_until ? -1 : 1))
    .flatMap((certificate) => {
      const { text, link } = renewalWords(certificate) ?? {}
      if (!text || !link) return []
      const title = `Perpanjang sertifikat ${certificate.no_sertifikasi}`
      return [{ title, text, address: link.to, action: link.label, ownTurn: true }]
    })
}

/** All drafts and running applications: those that wait for the person first, the most pressing of them at the top. */
export function runningActions(applications: UserTraining[], today: Day, drafts: UserTraining[] = []): DueAction[] {
  const mine = DUE.flatMap(([stage, words]) =>
    applications.filter(({ tahap }) => tahap === stage).map((application) => words(application, today)),
  )
  const others = applications.filter(({ tahap, is_final }) => !is_final && !DUE.some(([stage]) => stage === tahap))
  return [
    ...[...mine, ...drafts.map((one) => draft(one, today))].map((action) => ({ ...action, ownTurn: true })),
    ...others.map((application) => ({ ...forOthers(application, today), ownTurn: false })),
  ]
}

/** The applications whose exam may be written on screen today. */
export const todaysExams = (applications: readonly UserTraining[], today: Day): UserTraining[] =>
  applications.filter(({ tahap, tanggal_uji }) => tahap === 'diuji' || (tahap === 'terjadwal' && tanggal_uji === today))

/** The exams that are written on screen now, until they are handed in; nothing is more pressing. */
export const examActions = (exams: readonly ExamOnScreen[]): DueAction[] =>
  exams
    .filter(({ menit, pengerjaan }) => menit !== null && (!pengerjaan || isOpenSitting(pengerjaan.status)))
    .map(({ user_training_id, skema, jam }) => ({
      title: 'Kerjakan ujian di layar',
      text: `${skema}, ${jam}. Siapkan perangkat Anda dan masuk ke halaman ujian; naskah terbuka setelah pengawas membukanya.`,
      address: own.examOnScreen(user_training_id),
      action: 'Buka halaman ujian',
      ownTurn: true,
    }))

/** Returns the next step where nothing is running, as the person's newest certification tells. */
export function restingAction([newest]: UserTraining[], today: Day): DueAction | undefined {
  if (!newest) return FIRST
  return newest.tahap === 'belum_kompeten' ? { ...afterFailure(newest, today), ownTurn: true } : undefined
}
