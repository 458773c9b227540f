import { sql } from 'kysely'
import { keepFile } from '../src/features/platform/files/service.ts'
import { STAFF_CONDITION_NAMES } from '../src/features/platform/staff/condition-rules.ts'
import { calibrationOfficeHandlers } from '../src/features/service/calibration/office/handlers.ts'
import { competenceOfficeHandlers } from '../src/features/service/competence/office/handlers.ts'
import { type EvidenceSort, STATEMENT_KINDS, STATEMENTS } from '../src/features/service/competence/rules.ts'
import { monitoringOfficeHandlers } from '../src/features/service/examiner-monitoring/office/handlers.ts'
import { addDays, day } from '../src/lib/day.ts'
import { samplePaper } from './papers.tsx'
import { morning, type Parts, type Person, past } from './past.ts'

type Staff = Person & { role?: string }

interface Scene extends Parts {
  owner: Person
  witness: Person
  staff: Staff[]
  examiners: Person[]
}

/** Whose yearly statement lapsed: the second is an examiner, and not proposed any more. */
const LAPSED = ['pengaduan@example.com', 'penilai.ketiga@example.com']
const [OWNER, WITNESS] = ['mutu@example.com', 'mutu.kedua@example.com']
/** The examiners who examine candidates; the others mark essays. */
const WITNESSED = ['penguji@example.com', 'penguji.kedua@example.com']

/** What is kept of all staff, a round of calibration, and what makes an examiner fit, or not. */
export async function seedCompetence(parts: Parts, people: Staff[]): Promise<void> {
  const staff = people.filter(({ role }) => role === 'penguji' || role === 'administrator')
  const [owner, witness] = [OWNER, WITNESS].map((one) => staff.find(({ email }) => email === one))
  if (!owner || !witness) return
  const examiners = staff.filter(({ role }) => role === 'penguji')
  const scene = { ...parts, owner, witness, staff, examiners }
  for (const person of staff) {
    await seedEvidence(scene, person)
    await seedStatements(scene, person)
  }
  await seedCalibration(scene)
  for (const person of examiners.filter(({ email }) => WITNESSED.includes(email))) await seedMonitoring(scene, person)
  await demandConditions(scene)
}

const at = (scene: Scene, who: Person, daysAgo: number) => past(scene, morning(scene.today, daysAgo), who)

const EVIDENCE: [EvidenceSort, string, number, number | null][] = [
  ['penunjukan', 'Surat penunjukan (contoh)', 200, null],
  ['pelatihan', 'Pelatihan SNI ISO/IEC 17024 (contoh)', 300, 430],
]

async function seedEvidence(scene: Scene, { id: user_id }: Person): Promise<void> {
  for (const [jenis, judul, ago, until] of EVIDENCE) {
    const bytes = await samplePaper(judul, addDays(scene.today, -ago))
    const file = {
      userId: scene.owner.id,
      jenis: 'bukti_kompetensi',
      name: 'bukti.pdf',
      type: 'application/pdf',
    } as const
    const { id: file_id } = await keepFile(scene.db, { ...scene, now: morning(scene.today, ago) }, { ...file, bytes })
    await competenceOfficeHandlers.createCompetenceEvidence(at(scene, scene.owner, 25), {
      ...{ user_id, jenis, judul, file_id, owner_id: scene.owner.id },
      tanggal: addDays(scene.today, -ago),
      berlaku_sampai: until === null ? null : addDays(scene.today, until),
    })
  }
}

const LATE_DAYS = 385
const INTERESTS = 'Contoh. Mengajar satu mata kuliah di perguruan tinggi; tidak melatih calon peserta.'

async function seedStatements(scene: Scene, person: Person): Promise<void> {
  for (const [place, jenis] of STATEMENT_KINDS.entries()) {
    const daysAgo = jenis === 'pernyataan' && LAPSED.includes(person.email) ? LATE_DAYS : 25 + place
    await competenceOfficeHandlers.signStatement(at(scene, person, daysAgo), {
      ...{ id: STAFF_CONDITION_NAMES.indexOf(jenis) + 1, version: 0, versi: STATEMENTS[jenis].versi, setuju: true },
      kepentingan: jenis === 'pernyataan' ? INTERESTS : null,
    })
  }
}

const CASE = {
  judul: 'Pelingkupan bendung (contoh)',
  kasus:
    'Contoh, ditulis untuk kalibrasi. Pertanyaan: sebutkan dampak penting pembangunan bendung dan alasannya. Jawaban: dampak penting adalah berubahnya debit hilir dan hilangnya jalur ikan; masyarakat hilir terganggu pada musim kering. Jawaban tidak menyebut sedimentasi.',
  bentuk: 'rubrik',
  toleransi: 20,
  kriteria: [
    { uraian: 'Menyebut dampak penting', poin: 10, acuan: 7 },
    { uraian: 'Memberi alasan setiap dampak', poin: 10, acuan: 5 },
    { uraian: 'Memperhatikan masyarakat terdampak', poin: 5, acuan: 4 },
  ],
} as const

const UNIT_CASE = {
  judul: 'Portofolio anggota tim (contoh)',
  kasus:
    'Contoh, ditulis untuk kalibrasi. Portofolio memuat dua dokumen Amdal dengan peran tertulis, satu tanpa tanda tangan ketua tim, dan tanpa catatan pengumpulan data lapangan.',
  bentuk: 'unit',
  toleransi: 0,
  kriteria: [
    { uraian: 'Melakukan pelingkupan', poin: 1, acuan: 1 },
    { uraian: 'Memprakirakan dampak', poin: 1, acuan: 0 },
  ],
} as const

const SCORES = [
  [7, 6, 4],
  [8, 6, 5],
  [6, 3, 3],
  [7, 5, 4],
]

async function openCase(scene: Scene, one: typeof CASE | typeof UNIT_CASE, daysAgo: number, batas: string) {
  const kriteria = one.kriteria.map((each) => ({ ...each }))
  const given = { ...one, kriteria, batas: day(batas), owner_id: scene.owner.id }
  const { id, version } = await calibrationOfficeHandlers.createCalibrationCase(at(scene, scene.owner, daysAgo), given)
  return calibrationOfficeHandlers.openCalibrationCase(at(scene, scene.owner, daysAgo), { id, version })
}

/** One round that is over, which the examiner whose statement lapsed left out, and one that is open. */
async function seedCalibration(scene: Scene): Promise<void> {
  const fit = scene.examiners.filter(({ email }) => !LAPSED.includes(email))
  const { id, version } = await openCase(scene, CASE, 40, addDays(scene.today, -20))
  for (const [place, person] of fit.entries()) {
    const skor = SCORES[place % SCORES.length] ?? []
    await calibrationOfficeHandlers.scoreCalibration(at(scene, person, 30), { id, version, skor })
  }
  await calibrationOfficeHandlers.closeCalibrationCase(at(scene, scene.owner, 18), { id, version })
  await openCase(scene, UNIT_CASE, 3, addDays(scene.today, 18))
}

async function seedMonitoring(scene: Scene, { id }: Person): Promise<void> {
  const seen = at(scene, scene.witness, 1)
  const { version, jadwal_diuji } = await competenceOfficeHandlers.getStaffRecord(seen, { id })
  const [exam] = jadwal_diuji
  if (!exam) return
  await monitoringOfficeHandlers.witnessExaminer(seen, {
    ...{ id, version, schedule_id: exam.schedule_id, tanggal: day(exam.start_date), hasil: 'memadai' },
    catatan_persiapan: 'Contoh. Membaca berkas dan skema sebelum ujian.',
    catatan_pelaksanaan: 'Contoh. Bertanya terbuka, memberi waktu, tidak menuntun.',
    catatan_penilaian: 'Contoh. Setiap nilai disertai alasan yang dapat ditelusuri.',
    catatan_sikap: 'Contoh. Sama kepada semua peserta.',
  })
  await monitoringOfficeHandlers.reviewExaminer(at(scene, scene.owner, 1), {
    ...{ id, version, hasil: 'layak' },
    simpulan: 'Contoh. Menilai ajek dan mengunci nilai tepat waktu. Ikut kalibrasi berikutnya.',
  })
}

/** From today on examiners are asked anew only while everything of theirs is valid. */
const demandConditions = ({ db, today }: Scene) =>
  sql`insert into setting_values (key, berlaku_sejak, value)
    values ('syarat_petugas_sejak', ${today}::date, ${JSON.stringify(today)}::jsonb)`.execute(db)
