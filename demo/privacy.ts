import { settingsOfficeHandlers } from '../src/features/platform/settings/office/handlers.ts'
import { aiStatementOfficeHandlers } from '../src/features/service/ai-statements/office/handlers.ts'
import { dataRequestOfficeHandlers } from '../src/features/service/data-requests/office/handlers.ts'
import { impactOfficeHandlers } from '../src/features/service/impact-assessments/office/handlers.ts'
import { addDays } from '../src/lib/day.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const [OWNER, AUDITOR, CLERK] = ['mutu@example.com', 'mutu.kedua@example.com', 'admin@example.com']

interface Scene extends Parts {
  owner: Person
  auditor: Person
  clerk: Person
}

/** How a body at work accounts for personal data: an officer, two assessments, a letter, and a statement on AI. */
export async function seedPrivacy(parts: Parts, people: Person[]): Promise<void> {
  const personOf = (email: string | undefined) => people.find((one) => one.email === email)
  const [owner, auditor, clerk] = [personOf(OWNER), personOf(AUDITOR), personOf(CLERK)]
  if (!owner || !auditor || !clerk) return
  const scene = { ...parts, owner, auditor, clerk }
  await seedOfficer(scene)
  await seedImpacts(scene)
  await seedRequest(scene)
  await seedStatement(scene)
}

const at = (scene: Scene, who: 'owner' | 'auditor' | 'clerk', daysAgo: number) =>
  past(scene, morning(scene.today, daysAgo), scene[who])

const OFFICER = { pejabat_pdp: 'Ratna Contoh (fiktif)', kontak_pdp: 'pdp@example.com' }

async function seedOfficer(scene: Scene): Promise<void> {
  const ctx = at(scene, 'clerk', 250)
  const { version } = await settingsOfficeHandlers.getSettings(ctx, { id: 1 })
  await settingsOfficeHandlers.updateSettings(ctx, { id: 1, version, ...OFFICER })
}

const IMPACTS = [
  {
    objek: 'ujian_layar',
    uraian_risiko:
      'Contoh. Gangguan jaringan atau perangkat dapat disangka kecurangan. Jawaban dapat terbaca orang lain bila perangkat dipakai bersama.',
    langkah_lembaga:
      'Contoh. Pengawas dilatih membedakan gangguan dari kecurangan. Perangkat pinjaman diperiksa dan dikosongkan sesudah ujian.',
    simpulan: 'Contoh. Risiko yang tersisa dapat diterima selama kejadian dinilai orang dan peserta dapat menjawab.',
    ago: 370,
    due: 5,
  },
  {
    objek: 'daftar_pemegang',
    uraian_risiko:
      'Contoh. Nama dan foto pada daftar dapat disalin pihak lain, dan status sertifikat dapat merugikan pemegangnya.',
    langkah_lembaga:
      'Contoh. Pemegang diberi tahu apa yang tampil sebelum menyetujui; permintaan penarikan dilayani saat itu juga.',
    simpulan:
      'Contoh. Kepentingan umum atas daftar lebih besar daripada risikonya, dengan persetujuan tersendiri untuk nama dan foto.',
    ago: 120,
    due: 240,
  },
] as const

async function seedImpacts(scene: Scene): Promise<void> {
  for (const { ago, due, ...words } of IMPACTS) {
    const made = await impactOfficeHandlers.createImpactAssessment(at(scene, 'owner', ago), {
      ...words,
      owner_id: scene.owner.id,
      tinjau_pada: addDays(scene.today, due),
    })
    const seen = { id: made.id, version: made.version }
    await impactOfficeHandlers.approveImpactAssessment(at(scene, 'auditor', ago - 5), seen)
  }
}

async function seedRequest(scene: Scene): Promise<void> {
  await dataRequestOfficeHandlers.createDataRequest(at(scene, 'clerk', 1), {
    jenis: 'akses',
    kanal: 'surat',
    nama: 'Wahyuni Contoh',
    kontak: 'Jalan Contoh 12, Bogor',
    isi: 'Contoh. Meminta salinan data yang disimpan tentang dirinya dari permohonan tahun 2019.',
    received_at: morning(scene.today, 1).toISOString(),
  })
}

async function seedStatement(scene: Scene): Promise<void> {
  const made = await aiStatementOfficeHandlers.createAiStatementVersion(at(scene, 'owner', 60), {
    perubahan: 'Versi pertama.',
    pemakaian: [
      {
        alat: 'Penerjemah umum (contoh)',
        tujuan: 'Rancangan terjemahan artikel situs ke bahasa Inggris; tidak untuk soal, berkas, atau data peserta.',
        divalidasi_oleh: 'Penanggung jawab mutu, dengan sepuluh artikel contoh',
        diawasi_oleh: 'Penyunting yang membaca setiap terjemahan sebelum terbit',
        ditinjau_pada: addDays(scene.today, 120),
      },
    ],
    berlaku_sejak: addDays(scene.today, -55),
    tinjau_pada: addDays(scene.today, 310),
    owner_id: scene.owner.id,
  })
  const seen = { id: made.id, version: made.version }
  await aiStatementOfficeHandlers.publishAiStatement(at(scene, 'auditor', 57), seen)
}
