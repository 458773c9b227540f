import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { CitedRegulation } from '../../platform/regulations/citation-rules.ts'
import type { PlaceKindName } from './rules.ts'

/** A text of the portal, with the name of the record in which it stands. */
export interface StoredText {
  jenis: PlaceKindName
  kunci: string
  judul: string
  isi: string
}

/** The texts that people read or work by today; what is over, such as a replaced version, is left as it was. */
const texts = (today: Day): RawBuilder<unknown> => sql`
  select 'versi_skema' as jenis, one.id::text as kunci, one.name || ', versi ' || one.versi as judul, concat_ws(' ', one.name,
    one.description, one.dasar_hukum, one.persyaratan::text, one.unit_kompetensi::text, scheme.description_en) as isi
    from scheme_versions as one join schemes as scheme on scheme.id = one.scheme_id
    where one.published_at is null or one.versi = scheme.versi_terbit
  union all select 'jadwal', id::text, skema || ', ' || start_date, ketentuan_batal from schedules where start_date >= ${today}::date
  union all select 'isi_situs', id::text, 'Isi situs', concat_ws(' ', dasar_hukum, dasar_hukum_en, home_section1_description,
    home_section2_description, home_section1_description_en, home_section2_description_en, tentang_tentangkami, tentang_visi,
    tentang_misi, tentang_tentangkami_en, tentang_visi_en, tentang_misi_en, bagian_beranda::text) from site_content
  union all select 'halaman_hukum', one.id::text, initcap(one.jenis) || ', versi ' || one.versi, one.isi
    from legal_page_versions as one where not exists (select from legal_page_versions as next where next.jenis = one.jenis
      and next.versi > one.versi and next.berlaku_sejak <= ${today}::date)
  union all select 'artikel', id::text, title, title || ' ' || content from articles
  union all select 'langkah_tutorial', id::text, judul, concat_ws(' ', judul, isi, dokumen::text, kesalahan::text)
    from tutorial_sections
  union all select 'faq', id::text, pertanyaan, pertanyaan || ' ' || jawaban from faqs
  union all select 'teks_surat', id::text, perihal, perihal || ' ' || isi || ' ' || catatan from letter_texts
  union all select 'desain_dokumen', id::text, initcap(replace(jenis, '_', ' ')) || ' sejak ' || berlaku_sejak, teks::text
    from document_designs where withdrawn_at is null
  union all select 'alasan', id::text, isi, isi from reason_templates
  union all select 'kuesioner', id::text, judul, concat_ws(' ', judul, pengantar, pertanyaan::text) from questionnaires
    where closed_at is null
  union all select 'pengaturan', one.key::text, one.label, concat_ws(' ', one.label, one.keterangan, given.value #>> '{}')
    from settings as one left join lateral (select value from setting_values where key = one.key
      order by berlaku_sejak desc limit 1) as given on true`

const inPattern = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)

/** A pattern that every text with the regulation's number and year, or one of its names, matches; the reader decides. */
const patternOf = ({ nomor, tahun, nama_lain }: CitedRegulation): string =>
  [`(^|[^0-9])0*${inPattern(nomor)}[^0-9].{0,80}${tahun}`, ...nama_lain.map(inPattern)].join('|')

const MOST_TEXTS = 5000

/** Returns the texts in which a regulation's number or name may stand. */
export async function textsLikely(db: Db, regulation: CitedRegulation, today: Day): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select jenis, kunci, left(judul, 300) as judul, isi from (${texts(today)}) as one
    where isi ~* ${patternOf(regulation)} order by jenis, judul, kunci limit ${MOST_TEXTS}`.execute(db)
  return rows
}

/** Returns the files in force whose words the portal cannot read: somebody opens each. */
export async function unreadFiles(db: Db): Promise<Omit<StoredText, 'isi'>[]> {
  const { rows } = await sql<Omit<StoredText, 'isi'>>`
    select 'berkas_skema' as jenis, one.id::text as kunci, one.name || ', versi ' || one.versi as judul
      from scheme_versions as one join schemes as scheme on scheme.id = one.scheme_id
      where one.detail_pelatihan is not null and (one.published_at is null or one.versi = scheme.versi_terbit)
    union all select 'dokumen_mutu', id::text, judul || ', versi ' || versi from controlled_papers
      where jenis = 'dokumen' and status = 'berlaku'
    order by jenis, judul, kunci`.execute(db)
  return rows
}

/** Returns the legal pages for which the office has put a text of its own in force. */
export async function ownLegalPages(db: Db, today: Day): Promise<string[]> {
  const { rows } = await sql<{ jenis: string }>`
    select distinct jenis from legal_page_versions where berlaku_sejak <= ${today}::date and published_at is not null`.execute(
    db,
  )
  return rows.map(({ jenis }) => jenis)
}
