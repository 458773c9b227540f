import { nextVersion, type VersionFacts, type VersionTransition } from '../quality/version-rules.ts'

export const IMPACT_STATES = { diajukan: 'Menunggu persetujuan', berlaku: 'Berlaku', berakhir: 'Berakhir' } as const
export type ImpactState = keyof typeof IMPACT_STATES
export const IMPACT_STATE_NAMES = Object.keys(IMPACT_STATES) as [ImpactState, ...ImpactState[]]

interface Subject {
  title: string
  /** The activities of the register of processing that it looks at. */
  activities: readonly string[]
  /** What the portal itself does against the risks; each sentence is true of the program as it is. */
  measures: readonly string[]
}

/** What is assessed: processing with a high risk for people (UU 27/2022, Pasal 34), with the portal's own measures. */
export const IMPACT_SUBJECTS = {
  ujian_layar: {
    title: 'Ujian di layar',
    activities: ['ujian', 'ujian_layar'],
    measures: [
      'Naskah dikirim ke perangkat dalam keadaan tersegel dan baru terbuka saat ujian dimulai.',
      'Setiap jawaban ditandatangani dengan kunci yang hanya ada pada perangkat peserta dan disimpan terenkripsi.',
      'Tidak ada kamera, mikrofon, rekaman layar, atau pengenalan wajah.',
      'Kejadian pada perangkat hanya dicatat; yang menilainya orang, dan tidak ada yang menghentikan ujian dengan sendirinya.',
      'Peserta diberi tahu apa yang dicatat sebelum ujian, dan dapat berlatih pada perangkatnya.',
      'Dugaan kecurangan diberitahukan kepada peserta, yang dapat menjawab sebelum diputus.',
    ],
  },
  daftar_pemegang: {
    title: 'Daftar pemegang untuk umum',
    activities: ['daftar_pemegang', 'verifikasi'],
    measures: [
      'Nama dan foto tampil hanya dengan persetujuan tersendiri, yang dapat ditarik dan berlaku saat itu juga.',
      'NIK, alamat, tanggal lahir, nomor telepon, dan email tidak pernah tampil.',
      'Tanpa persetujuan, nomor yang tepat dijawab dengan status sertifikat saja.',
      'Daftar tidak dapat diunduh sekaligus, dan pencarian dibatasi jumlahnya.',
      'Alasan pembekuan atau pencabutan tidak ditampilkan.',
      'Yang memeriksa sertifikat tidak perlu akun; yang tercatat hanya waktu dan hasilnya, bukan siapa yang memeriksa.',
    ],
  },
} as const satisfies Record<string, Subject>
export type ImpactSubject = keyof typeof IMPACT_SUBJECTS
export const IMPACT_SUBJECT_NAMES = Object.keys(IMPACT_SUBJECTS) as [ImpactSubject, ...ImpactSubject[]]

const TRANSITIONS = {
  /** By somebody who wrote nothing of it; the version before it ends. */
  approve: { from: ['diajukan'], to: 'berlaku', byOther: true },
  withdraw: { from: ['diajukan'], to: 'berakhir' },
} as const satisfies Record<string, VersionTransition<ImpactState>>
export type ImpactTransition = keyof typeof TRANSITIONS

export const nextImpact = (transition: ImpactTransition, facts: VersionFacts<ImpactState>, by: number) =>
  nextVersion<ImpactState>(TRANSITIONS[transition], facts, by)
