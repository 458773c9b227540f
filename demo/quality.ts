import { keepFile } from '../src/features/platform/files/service.ts'
import { paperOfficeHandlers } from '../src/features/service/controlled-papers/office/handlers.ts'
import { findingOfficeHandlers } from '../src/features/service/findings/office/handlers.ts'
import { riskOfficeHandlers } from '../src/features/service/impartiality-risks/office/handlers.ts'
import { internalAuditOfficeHandlers } from '../src/features/service/internal-audits/office/handlers.ts'
import { reviewOfficeHandlers } from '../src/features/service/management-reviews/office/handlers.ts'
import { markReportOfficeHandlers } from '../src/features/service/mark-reports/office/handlers.ts'
import { addDays } from '../src/lib/day.ts'
import { samplePaper } from './papers.tsx'
import { morning, type Parts, type Person, past } from './past.ts'
import { seedRegulations } from './regulations.ts'
import { seedTrainingProviders } from './training-providers.ts'

const [OWNER, AUDITOR] = ['mutu@example.com', 'mutu.kedua@example.com']

interface Scene extends Parts {
  owner: Person
  auditor: Person
}

/** The quality register of a body at work: an audit with two findings, a risk, a document, a contract and a review. */
export async function seedQuality(parts: Parts, people: Person[], { decider }: { decider: Person }): Promise<void> {
  const owner = people.find(({ email }) => email === OWNER)
  const auditor = people.find(({ email }) => email === AUDITOR)
  if (!owner || !auditor) return
  const scene = { ...parts, owner, auditor }
  await seedAudit(scene)
  await seedRisk(scene)
  await seedPapers(scene)
  await seedReview(scene)
  await seedMarkReport(scene)
  await seedTrainingProviders(parts, { owner, decider })
  await seedRegulations(parts, owner)
}

const at = (scene: Scene, who: 'owner' | 'auditor', daysAgo: number) =>
  past(scene, morning(scene.today, daysAgo), scene[who])

async function seedAudit(scene: Scene): Promise<void> {
  const dayAgo = (days: number) => addDays(scene.today, -days)
  const audit = await internalAuditOfficeHandlers.createInternalAudit(at(scene, 'owner', 130), {
    tanggal: dayAgo(120),
    edisi: '2012',
    klausul: ['6.4', '7.1', '9.1', '9.2', '9.9'],
    auditor_id: scene.auditor.id,
  })
  const owner = { owner_id: scene.owner.id, audit_id: audit.id }
  await seedClosedFinding(scene, owner)
  await seedOpenFinding(scene, owner)
  await internalAuditOfficeHandlers.finishInternalAudit(at(scene, 'auditor', 118), {
    ...{ id: audit.id, version: audit.version },
    ringkasan:
      'Contoh. Diperiksa sepuluh berkas permohonan, empat berita acara uji, dan tiga pengaduan. Semuanya dapat ditelusuri; dua hal belum sesuai dan dicatat sebagai temuan.',
  })
}

type OfAudit = { owner_id: number; audit_id: number }

async function seedClosedFinding(scene: Scene, of: OfAudit): Promise<void> {
  const dayAgo = (days: number) => addDays(scene.today, -days)
  const made = await findingOfficeHandlers.createFinding(at(scene, 'auditor', 119), {
    ...of,
    judul: 'Satu tempat uji dipakai tanpa pemeriksaan tahun itu',
    uraian: 'Contoh. Pemeriksaan tempat uji terakhir lebih dari setahun sebelum ujian dilaksanakan.',
    batas: dayAgo(105),
  })
  const planned = await findingOfficeHandlers.planFinding(at(scene, 'owner', 112), {
    ...{ id: made.id, version: made.version, batas: dayAgo(90) },
    sebab: 'Tidak ada yang mengingatkan bahwa pemeriksaan setahun akan habis; jadwal dibuat jauh sebelumnya.',
    tindakan: 'Jadwal baru hanya dapat dibuat pada tempat uji yang pemeriksaannya berlaku pada hari ujian.',
  })
  const acted = await findingOfficeHandlers.actFinding(at(scene, 'owner', 95), {
    ...{ id: made.id, version: planned.version, batas: dayAgo(40), file_id: null },
    pelaksanaan: 'Semua tempat uji diperiksa ulang, dan aturan pada jadwal dipasang.',
  })
  await findingOfficeHandlers.closeFinding(at(scene, 'auditor', 45), {
    ...{ id: made.id, version: acted.version },
    pembuktian: 'Tujuh jadwal sesudah itu diperiksa: semuanya pada tempat uji dengan pemeriksaan yang berlaku.',
  })
}

async function seedOpenFinding(scene: Scene, of: OfAudit): Promise<void> {
  const made = await findingOfficeHandlers.createFinding(at(scene, 'auditor', 20), {
    ...of,
    judul: 'Jawaban pengaduan belum menyebut hak meminta ditinjau lagi',
    uraian: 'Contoh. Dua dari tiga jawaban tidak memberi tahu pelapor bahwa pengaduan dapat dibuka kembali.',
    batas: addDays(scene.today, -5),
  })
  await findingOfficeHandlers.planFinding(at(scene, 'owner', 12), {
    ...{ id: made.id, version: made.version, batas: addDays(scene.today, 4) },
    sebab: 'Penangan menulis jawaban dari awal setiap kali; tidak ada contoh yang memuat hak itu.',
    tindakan: 'Templat jawaban disiapkan, dan setiap penangan dilatih memakainya.',
  })
}

async function seedRisk(scene: Scene): Promise<void> {
  const made = await riskOfficeHandlers.createRisk(at(scene, 'owner', 200), {
    judul: 'Penguji juga mengajar pada lembaga pelatihan',
    sumber:
      'Contoh. Sebagian penguji mengajar pelatihan penyusun Amdal, sehingga dapat menguji bekas peserta didiknya.',
    pihak_didengar: 'Dua pemegang sertifikat, satu pemrakarsa, dan asosiasi penyusun Amdal.',
    tingkat_risiko: 'tinggi',
    penanganan:
      'Penguji menyatakan hubungannya pada setiap penugasan; yang pernah melatih tidak ditugaskan dan tidak memutus.',
    owner_id: scene.owner.id,
    tinjau_pada: addDays(scene.today, -20),
  })
  await riskOfficeHandlers.reviewRisk(at(scene, 'owner', 22), {
    ...{ id: made.id, version: made.version },
    catatan: 'Dari 40 penugasan sejak peninjauan lalu, tiga ditolak penguji sendiri karena pernah melatih pesertanya.',
    pihak_didengar: 'Asosiasi penyusun Amdal dan dua pemegang sertifikat.',
    tingkat_risiko: 'sedang',
    tinjau_pada: addDays(scene.today, 160),
  })
}

/** Keeps a paper of the body as its owner's file. */
async function paperOf(scene: Scene, title: string, daysAgo: number): Promise<string> {
  const bytes = await samplePaper(title, addDays(scene.today, -daysAgo))
  const file = {
    userId: scene.owner.id,
    jenis: 'dokumen_mutu',
    name: 'dokumen.pdf',
    type: 'application/pdf',
    bytes,
  } as const
  return (await keepFile(scene.db, { ...scene, now: morning(scene.today, daysAgo) }, file)).id
}

async function seedPapers(scene: Scene): Promise<void> {
  const owner_id = scene.owner.id
  const venue = await scene.db.selectFrom('venues').select('id').orderBy('id').executeTakeFirst()
  const kinds = [
    { jenis: 'dokumen', judul: 'Panduan mutu (contoh)', versi: '3', venue_id: null, ago: 300, until: null },
    {
      jenis: 'kontrak_tuk',
      judul: 'Perjanjian tempat uji (contoh)',
      versi: '2/2026',
      venue_id: venue?.id ?? null,
      ago: 320,
      until: 45,
    },
  ] as const
  for (const { jenis, judul, versi, venue_id, ago, until } of kinds) {
    if (jenis === 'kontrak_tuk' && venue_id === null) continue
    const made = await paperOfficeHandlers.createControlledPaper(at(scene, 'owner', ago), {
      ...{ jenis, judul, versi, venue_id, owner_id, pihak: null, replaces_id: null },
      berlaku_sejak: addDays(scene.today, -ago),
      berlaku_sampai: until === null ? null : addDays(scene.today, until),
      file_id: await paperOf(scene, judul, ago),
    })
    const seen = { id: made.id, version: made.version }
    await paperOfficeHandlers.approveControlledPaper(at(scene, 'auditor', ago - 1), seen)
  }
}

/** A use of the logo that was written about, and is still to be answered. */
async function seedMarkReport(scene: Scene): Promise<void> {
  const made = await markReportOfficeHandlers.createMarkReport(at(scene, 'owner', 16), {
    pemakai: 'PT Contoh Konsultan Lingkungan',
    tempat_terlihat: 'https://konsultan.example.com/tentang-kami',
    terlihat_pada: addDays(scene.today, -17),
    no_sertifikasi: '',
    uraian: 'Contoh. Logo lembaga tercantum pada halaman depan, seolah-olah perusahaannya yang bersertifikat.',
    owner_id: scene.owner.id,
    batas: addDays(scene.today, -2),
    file_id: null,
  })
  await markReportOfficeHandlers.sendMarkLetter(at(scene, 'owner', 10), {
    ...{ id: made.id, version: made.version, email: 'kantor@konsultan.example.com', batas: addDays(scene.today, 4) },
    surat:
      'Contoh. Pada halaman depan situs Anda tercantum logo lembaga kami. Sertifikat kami menyangkut orang, bukan perusahaan. Mohon hapus logonya dan beri tahu kami.',
  })
}

async function seedReview(scene: Scene): Promise<void> {
  const made = await reviewOfficeHandlers.createManagementReview(at(scene, 'owner', 35), {
    tanggal: addDays(scene.today, -30),
    dari: addDays(scene.today, -395),
    sampai: addDays(scene.today, -31),
    owner_id: scene.owner.id,
  })
  const gathered = await reviewOfficeHandlers.gatherReviewInputs(at(scene, 'owner', 30), {
    id: made.id,
    version: made.version,
  })
  const tasked = await reviewOfficeHandlers.addReviewTask(at(scene, 'owner', 30), {
    ...{ id: made.id, version: gathered.version, owner_id: scene.auditor.id, batas: addDays(scene.today, 25) },
    uraian: 'Susun rencana peralihan ke edisi standar yang baru dan paparkan kepada pimpinan.',
  })
  await reviewOfficeHandlers.finishManagementReview(at(scene, 'owner', 29), {
    ...{ id: made.id, version: tasked.version },
    risalah:
      'Contoh. Hadir: direktur, penanggung jawab mutu, dan auditor internal. Angka setahun dibahas satu per satu. Sistem dinilai masih sesuai dan berjalan; peralihan ke edisi baru perlu direncanakan.',
  })
}
