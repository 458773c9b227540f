import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Db } from '../src/ground/database/db.ts'
import type { Keys } from '../src/ground/secrets/keys.ts'
import type { FileStore } from '../src/ground/storage/file-store.ts'
import { addDays, type Day } from '../src/lib/day.ts'
import { seedAccounts } from './accounts.ts'
import { articles } from './content/articles.ts'
import { schemesInEnglish, siteContentInEnglish } from './content/english.ts'
import { examiners } from './content/examiners.ts'
import { gallery } from './content/gallery.ts'
import { partners } from './content/partners.ts'
import { schedules } from './content/schedules.ts'
import { examPlanOf } from './content/schemes/exam-plans.ts'
import { schemes } from './content/schemes.ts'
import type { DemoScheme, Picture } from './content/shapes.ts'
import { siteContent } from './content/site-content.ts'
import { faqs, tutorialSections } from './content/tutorial.ts'
import { venues } from './content/venues.ts'
import { regulationPdf } from './regulation/regulation.tsx'
import { daysOf } from './schedule-days.ts'
import { seedVerifications } from './verifications.ts'

interface SeedParts {
  db: Db
  files: FileStore
  keys: Keys
  today: Day
  appUrl: string
  /** Folder of the drawn pictures. */
  pictures: string
  hashPassword: (password: string) => Promise<string>
  onProgress: (done: number, all: number) => void
}

/** The law on which the demonstration's schemes stand. */
const LAW = 'Peraturan Menteri Lingkungan Hidup dan Kehutanan Nomor 18 Tahun 2021.'

const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`

const usedPictures = (): Picture[] => [
  siteContent.logo,
  siteContent.home_section1_image,
  siteContent.home_section2_image,
  siteContent.struktur_organisasi,
  ...schemes.map((scheme) => scheme.image),
  ...venues.map((venue) => venue.foto),
  ...examiners.flatMap((examiner) => examiner.foto ?? []),
  ...articles.map((article) => article.image),
  ...gallery.map((item) => item.source),
  ...partners.map((partner) => partner.source),
]

/** Fills an empty database with the demonstration content: all of it or, when interrupted, nothing. */
export async function seedDemo(parts: SeedParts): Promise<void> {
  const drawn = await drawDemo(parts)
  // Of Kysely's own: nobody else uses the database yet, so the workers may be asked in between.
  await parts.db.transaction().execute((db) => fillDemo({ ...parts, db }, drawn))
}

/** Names that what was drawn has in the store. */
interface Drawn {
  pictureOf: (name: Picture) => string
  /** By the scheme's key. */
  regulationOf: (scheme: string) => string
}

/** Draws pictures and regulations, by far the most of the work. */
async function drawDemo(parts: SeedParts): Promise<Drawn> {
  const names = [...new Set(usedPictures())]
  const all = names.length + schemes.length
  let done = 0
  const progress = () => {
    done += 1
    parts.onProgress(done, all)
  }
  const pictures = new Map<string, string>()
  const regulations = new Map<string, string>()
  await inTurns(names, 3, async (name) => {
    pictures.set(name, await storeDrawn(parts, name))
    progress()
  })
  await inTurns(schemes, 1, async (scheme) => {
    regulations.set(scheme.key, await storeRegulation(parts, scheme))
    progress()
  })
  return {
    pictureOf: (name) => storedName(pictures, name),
    regulationOf: (scheme) => storedName(regulations, scheme),
  }
}

/** Writes the rows of the demonstration as they would be on this day. */
export async function fillDemo(parts: SeedParts, drawn: Drawn): Promise<void> {
  const { db, today } = parts
  await seedContent(db, today, drawn)
  await seedSchemes(db, today, drawn)
  await seedAccounts(parts)
  await seedVerifications(db, today)
  await db.insertInto('demonstration').defaultValues().execute()
}

/** The most at a time. */
async function inTurns<T>(items: readonly T[], most: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const turn = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: most }, turn))
}

async function storeDrawn({ db, files, pictures }: SeedParts, name: Picture): Promise<string> {
  const file = path.join(pictures, `${name}.svg`)
  if (!existsSync(file)) throw new Error(`demonstration picture is missing: ${name}`)
  const stored = await files.storePicture(
    db,
    await sharp(await readFile(file))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  return stored.name
}

async function storeRegulation({ db, files, today }: SeedParts, scheme: DemoScheme): Promise<string> {
  const pdf = await regulationPdf({
    ...scheme,
    nama_lembaga: siteContent.nama_lembaga,
    versi: 1,
    tanggal: addDays(today, -120),
  })
  const stored = await files.storeDocument(db, pdf)
  return stored.name
}

const storedName = (stored: ReadonlyMap<string, string>, name: string): string => {
  const found = stored.get(name)
  if (found === undefined) throw new Error(`not stored: ${name}`)
  return found
}

async function seedContent(db: Db, today: Day, { pictureOf }: Drawn): Promise<void> {
  const { logo, home_section1_image, home_section2_image, struktur_organisasi, rekening, ...texts } = siteContent
  const pictures = {
    logo: pictureOf(logo),
    home_section1_image: pictureOf(home_section1_image),
    home_section2_image: pictureOf(home_section2_image),
    struktur_organisasi: pictureOf(struktur_organisasi),
  }
  await db
    .updateTable('site_content')
    .set({ ...texts, ...siteContentInEnglish, ...pictures })
    .execute()
  const now = new Date()
  const decided = { status: 'berlaku', alasan: 'Rekening contoh.', proposed_at: now, decided_at: now }
  await db
    .insertInto('bank_account_lists')
    .values({ ...decided, rekening: json(rekening) })
    .execute()
  await db.updateTable('portal').set({ opened_at: now }).execute()
  await db
    .insertInto('gallery_items')
    .values(
      gallery.map(({ days_ago, source, ...item }, urutan) => ({
        ...item,
        source: pictureOf(source),
        tanggal: addDays(today, -days_ago),
        persetujuan_foto: true,
        urutan,
      })),
    )
    .execute()
  await db
    .insertInto('partners')
    .values(partners.map((partner, urutan) => ({ ...partner, source: pictureOf(partner.source), urutan })))
    .execute()
  await db
    .insertInto('articles')
    .values(
      articles.map(({ days_ago, image, ...article }) => {
        const at = `${addDays(today, -days_ago)}T02:00:00Z`
        return { ...article, image: pictureOf(image), created_at: at, published_at: at }
      }),
    )
    .execute()
  await db
    .insertInto('tutorial_sections')
    .values(tutorialSections.map((section, urutan) => ({ ...section, urutan })))
    .execute()
  await db
    .insertInto('faqs')
    .values(faqs.map((faq, urutan) => ({ ...faq, urutan })))
    .execute()
  await seedExaminers(db, today, pictureOf)
}

async function seedExaminers(db: Db, today: Day, pictureOf: Drawn['pictureOf']): Promise<void> {
  for (const [urutan, { riwayat, foto, valid_days, ...examiner }] of examiners.entries()) {
    const { id } = await db
      .insertInto('examiners')
      .values({
        ...examiner,
        foto: foto && pictureOf(foto),
        berlaku_sampai: addDays(today, valid_days),
        urutan,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = riwayat.map((name, order) => ({ examiner_id: id, name, urutan: order }))
    if (rows.length > 0) await db.insertInto('examiner_education').values(rows).execute()
  }
}

async function seedSchemes(db: Db, today: Day, drawn: Drawn): Promise<void> {
  const versions = new Map<string, number>()
  for (const scheme of schemes) versions.set(scheme.key, await seedScheme(db, today, scheme, drawn))
  const places = new Map<string, { id: number; zona_waktu: string }>()
  for (const { key, foto, ...venue } of venues) {
    const row = await db
      .insertInto('venues')
      .values({ ...venue, foto: drawn.pictureOf(foto) })
      .returning(['id', 'zona_waktu'])
      .executeTakeFirstOrThrow()
    places.set(key, row)
  }
  for (const schedule of schedules) {
    const version = versions.get(schedule.scheme)
    const place = places.get(schedule.venue)
    if (!version || !place)
      throw new Error(`schedule of an unknown scheme or venue: ${schedule.scheme}, ${schedule.venue}`)
    await db
      .insertInto('schedules')
      .values({
        ...daysOf(schedule, today),
        scheme_version_id: version,
        venue_id: place.id,
        zona_waktu: place.zona_waktu,
      })
      .execute()
  }
}

async function seedScheme(db: Db, today: Day, scheme: DemoScheme, drawn: Drawn): Promise<number> {
  const category = await db
    .insertInto('categories')
    .values({ name: scheme.category, jenis: scheme.jenis })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ jenis: scheme.jenis }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('schemes')
    .values({
      category_id: category.id,
      kualifikasi: scheme.kualifikasi ?? null,
      ...schemesInEnglish[scheme.key],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = examPlanOf(scheme)
  const version = await db
    .insertInto('scheme_versions')
    .values({
      scheme_id: id,
      versi: 1,
      name: scheme.name,
      durasi: scheme.durasi,
      description: scheme.description,
      image: drawn.pictureOf(scheme.image),
      registration_fee: scheme.registration_fee,
      detail_pelatihan: drawn.regulationOf(scheme.key),
      persyaratan: json(scheme.persyaratan),
      metode_uji: scheme.metode_uji,
      unit_kompetensi: json(plan.unit_kompetensi),
      jenis_metode: json(plan.jenis_metode),
      ...plan.tertulis,
      wajib_atpa: scheme.wajib_atpa ?? false,
      ...scheme.nilai,
      tinjau_pada: addDays(today, 245),
      dasar_hukum: LAW,
      published_at: `${addDays(today, -120)}T02:00:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return version.id
}
