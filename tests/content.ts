import { sql } from 'kysely'
import sharp from 'sharp'
import type { BankAccount } from '../src/features/platform/bank-accounts/rules.ts'
import type { Db } from '../src/ground/database/db.ts'
import type { FileStore } from '../src/ground/storage/file-store.ts'
import { addDays, type Day, day } from '../src/lib/day.ts'

/** The single site record, with plain texts, of a portal that is open. */
export async function makeSiteContent(db: Db): Promise<void> {
  await db.updateTable('portal').set({ opened_at: '2026-01-01T00:00:00Z' }).execute()
  await db
    .updateTable('site_content')
    .set({
      nama_lembaga: 'LSK Contoh',
      alamat: 'Jalan Contoh 1',
      email: 'halo@example.com',
      phone: '+62 811-0000-0001',
      facebook: 'https://facebook.example.com/contoh',
      instagram: 'https://instagram.example.com/contoh',
      asosiasi_nama: 'Asosiasi Contoh',
      asosiasi_url: 'https://asosiasi.example.com',
      home_section1_title: 'Judul satu',
      home_section1_description: 'Uraian satu',
      home_section2_title: 'Judul dua',
      home_section2_description: 'Uraian dua',
      tentang_tentangkami: '<p>Tentang</p>',
      tentang_visi: '<p>Visi</p>',
      tentang_misi: '<p>Misi</p>',
    })
    .execute()
}

/** Makes the account proposals a day older. */
export const ageAccountProposals = (db: Db) =>
  sql`update bank_account_lists set proposed_at = proposed_at - interval '1 day' where status = 'diusulkan'`.execute(db)

/** A list of the body's accounts, as if two people had put it in force. */
export async function putAccountsInForce(db: Db, rekening: BankAccount[]): Promise<void> {
  await sql`insert into bank_account_lists (status, alasan, proposed_at, decided_at, rekening)
    values ('berlaku', 'Contoh.', '2026-01-01', '2026-01-01', ${JSON.stringify(rekening)}::jsonb)`.execute(db)
}

interface SchemeChoices {
  /** A stored document's name. */
  detail_pelatihan?: string
  name?: string
  category?: string
  jenis?: 'sertifikasi' | 'perpanjangan' | 'uji_ulang' | 'pemeliharaan'
  registration_fee?: number
  published?: boolean
  units?: string[]
  methods?: string[]
  /** The kinds of the methods, where the version says them, and its units with their methods. */
  kinds?: object[]
  planned?: object[]
  /** The version's conditions for a person, and other values that differ from the example. */
  asks?: {
    min_pendidikan?: 'D3' | 'D4/S1' | 'S2' | 'S3'
    min_dokumen_amdal?: number
    min_pengalaman_tahun?: number
    wajib_atpa?: boolean
    batas_nilai_tulis?: number
    /** The credit of a maintenance activity. */
    jenis_kegiatan?: string
    jam_pelajaran?: number
    poin?: number
    persyaratan?: { nama: string; keterangan: string; wajib: boolean }[]
  }
}

const REQUIREMENTS = [{ nama: 'KTP', keterangan: 'Pindaian', wajib: true }]

/** A scheme with one version; answers the version's id. */
export async function makeScheme(db: Db, choices: SchemeChoices = {}): Promise<number> {
  const {
    name = 'Sertifikasi Contoh',
    category = 'KTPA',
    jenis = 'sertifikasi',
    registration_fee = 4_500_000,
  } = choices
  const { units = ['Melakukan pelingkupan'], methods = ['Uji tulis'], kinds = [] } = choices
  const unit_kompetensi = choices.planned?.length ? choices.planned : units.map((judul) => ({ judul }))
  const { persyaratan = REQUIREMENTS, ...asks } = choices.asks ?? {}
  const kind = await db
    .insertInto('categories')
    .values({ name: category, jenis })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ jenis }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const scheme = await db
    .insertInto('schemes')
    .values({ category_id: kind.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = await db
    .insertInto('scheme_versions')
    .values({
      scheme_id: scheme.id,
      versi: 1,
      name,
      durasi: '2 hari',
      description: '<p>Uraian <strong>skema</strong>.</p>',
      registration_fee,
      detail_pelatihan: choices.detail_pelatihan ?? null,
      ...asks,
      persyaratan: sql`${JSON.stringify(persyaratan)}::jsonb`,
      unit_kompetensi: sql`${JSON.stringify(unit_kompetensi)}::jsonb`,
      metode_uji: methods,
      jenis_metode: sql`${JSON.stringify(kinds)}::jsonb`,
      published_at: choices.published === false ? null : '2026-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return version.id
}

interface ScheduleChoices {
  version: number
  start?: Day | null
  days?: number
  kuota?: number
  terisi?: number
  venue?: number
  metode?: 'Luring' | 'Daring' | 'Hibrida'
  ruang_daring?: string
  cancelled?: boolean
  opens?: Day
  pendaftaran_ditutup?: Day
}

/** A date on which a scheme is offered; answers its id. */
export async function makeSchedule(db: Db, choices: ScheduleChoices): Promise<number> {
  const start = choices.start === undefined ? day('2026-12-10') : choices.start
  const row = await db
    .insertInto('schedules')
    .values({
      scheme_version_id: choices.version,
      venue_id: choices.venue ?? null,
      start_date: start,
      end_date: start && addDays(start, (choices.days ?? 2) - 1),
      pendaftaran_dibuka: choices.opens ?? day('2026-10-01'),
      pendaftaran_ditutup: choices.pendaftaran_ditutup ?? day('2026-12-01'),
      kuota: choices.kuota ?? 20,
      terisi: choices.terisi ?? 0,
      metode: choices.metode ?? 'Luring',
      ruang_daring: choices.ruang_daring ?? null,
      cancelled_at: choices.cancelled ? '2026-11-01T00:00:00Z' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function makeVenue(
  db: Db,
  choices: { name?: string; kota?: string; provinsi?: string } = {},
): Promise<number> {
  const { name = 'TUK Contoh', kota = 'Jakarta Selatan', provinsi = '31' } = choices
  const row = await db
    .insertInto('venues')
    .values({
      name,
      jenis: 'Mandiri',
      alamat: 'Jalan Uji 2',
      kota,
      provinsi,
      zona_waktu: 'WIB',
      diperiksa_sampai: '2099-12-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const makeArticle = (
  db: Db,
  choices: { slug: string; title?: string; content?: string; published?: string | null },
) =>
  db
    .insertInto('articles')
    .values({
      slug: choices.slug,
      title: choices.title ?? 'Artikel contoh',
      content: choices.content ?? '<p>Isi artikel.</p>',
      created_at: '2026-05-03T20:00:00Z',
      published_at: choices.published === undefined ? '2026-05-03T20:00:00Z' : choices.published,
    })
    .execute()

/** A stored picture; answers its name. */
export async function makePicture({ db, files }: { db: Db; files: FileStore }, colour = '#0b5d3b'): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const stored = await files.storePicture(db, bytes)
  return stored.name
}
