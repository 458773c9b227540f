import { sql } from 'kysely'
import { isTrainingCertificate } from '../src/features/certification/applications/form/file-kind-rules.ts'
import { applicationNumber, FORM_PAGES } from '../src/features/certification/applications/rules.ts'
import { insertApplicationEvent } from '../src/features/certification/applications/transitions/queries.ts'
import { invoiceHandlers } from '../src/features/certification/invoices/handlers.ts'
import { FILE_KINDS, type FileKind } from '../src/features/platform/files/rules.ts'
import { keepFile } from '../src/features/platform/files/service.ts'
import { addDays, dayIn } from '../src/lib/day.ts'
import { takeApplicationTransition } from '../src/processes/applications/take-application-transition.ts'
import { settleInvoice } from '../src/processes/money/settle-invoice.ts'
import { experience } from './content/experience.ts'
import { type Crew, examine } from './exams.ts'
import { samplePaper } from './papers.tsx'
import { morning, type Parts, type Person, past } from './past.ts'

/** An application that was sent that many days ago and has reached that stage since. */
export interface DemoApplication {
  /** A word of its scheme's name. */
  scheme: string
  tahap:
    | 'diajukan'
    | 'perlu_perbaikan'
    | 'menunggu_pembayaran'
    | 'terjadwal'
    | 'diuji'
    | 'menunggu_keputusan'
    | 'belum_kompeten'
    | 'diterbitkan'
  days_ago: number
  /** When its exam is, in days from now; without it the next open date, for which nobody is assigned yet. */
  exam_in_days?: number
  /** Days ago that it was decided. */
  decided_days_ago?: number
  /** The second examiner finds otherwise on one unit. */
  examiners_differ?: true
}

type Applicant = Person & { trainings?: DemoApplication[] | undefined }

const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`

/** Makes everybody's applications, the oldest first, so that numbers follow time; old notifications count as read. */
export async function seedApplications(parts: Parts, people: Applicant[], crew: Crew): Promise<void> {
  const all = people.flatMap(({ trainings = [], ...who }) => trainings.map((wanted) => ({ who, wanted })))
  for (const { who, wanted } of all.sort((one, other) => other.wanted.days_ago - one.wanted.days_ago)) {
    await seedApplication(parts, who, crew, wanted)
  }
  await parts.db
    .updateTable('notifications')
    .set((set) => ({ read_at: set.ref('at') }))
    .where('at', '<', morning(parts.today, 4))
    .execute()
}

/** Sends an application as it would have been and leads it, by the program's own transitions, to where it stands. */
async function seedApplication(parts: Parts, who: Person, crew: Crew, wanted: DemoApplication): Promise<void> {
  const date = await scheduleFor(parts, wanted)
  if (!date) return
  const staff = crew.office
  const id = await sendApplication(parts, who, wanted, date)
  if (wanted.tahap === 'diajukan') return
  if (wanted.tahap === 'perlu_perbaikan') return sentBack(parts, staff, id)
  const { db, today } = parts
  await db.updateTable('application_files').set({ status: 'sesuai' }).where('user_training_id', '=', id).execute()
  const isUnpaid = wanted.tahap === 'menunggu_pembayaran'
  const approval = isUnpaid ? 1 : wanted.days_ago - 2
  if (date.wajib_atpa) await holdAtpa(parts, who)
  await takeApplicationTransition(db, past(parts, morning(today, approval), staff), { id, transition: 'approve' })
  if (isUnpaid) return
  await payInvoice(parts, who, staff, { id, at: morning(today, approval - 1) })
  const { tahap, exam_in_days, decided_days_ago = 0, examiners_differ = false } = wanted
  if (exam_in_days !== undefined) await examine(parts, { id, tahap, decided_days_ago, examiners_differ }, crew)
}

/** Gives somebody who applies to lead teams the certificate of a member, from before the portal. */
async function holdAtpa({ db, today }: Parts, who: Person): Promise<void> {
  const own = db.selectFrom('certificates').select('id').where('user_id', '=', who.id).where('kualifikasi', '=', 'ATPA')
  if (await own.executeTakeFirst()) return
  const year = Number(today.slice(0, 4)) - 1
  await db
    .insertInto('certificates')
    .values({
      user_id: who.id,
      no_sertifikasi: `${String(900 + who.id)}/ATPA/LSK-LAMA/${year}`,
      nama: who.name,
      kualifikasi: 'ATPA',
      skema: 'Sertifikasi Anggota Tim Penyusun Amdal',
      valid_from: addDays(today, -500),
      valid_until: addDays(today, 590),
      status_since: morning(today, 500),
      issued_at: morning(today, 500),
      imported: Buffer.from(''),
    })
    .execute()
}

/** A date of the scheme with a seat, nearest to when the exam is to be, else open long enough; any when there is none. */
const scheduleFor = ({ db, today }: Parts, { scheme, exam_in_days }: DemoApplication) => {
  const wanted = addDays(today, exam_in_days ?? 0)
  return db
    .selectFrom('schedules')
    .innerJoin('scheme_versions as version', 'version.id', 'schedules.scheme_version_id')
    .innerJoin('schemes', 'schemes.id', 'version.scheme_id')
    .innerJoin('categories', 'categories.id', 'schemes.category_id')
    .select(['schedules.id', 'categories.jenis'])
    .select(sql<{ nama: string }[]>`version.persyaratan`.as('persyaratan'))
    .select(sql<{ judul: string }[]>`version.unit_kompetensi`.as('unit_kompetensi'))
    .select('version.wajib_atpa')
    .where('categories.jenis', '!=', 'pemeliharaan')
    .where('schedules.cancelled_at', 'is', null)
    .whereRef('schedules.terisi', '<', 'schedules.kuota')
    .orderBy(sql`version.name ilike ${`%${scheme}%`}`, 'desc')
    .orderBy(sql`case when ${exam_in_days !== undefined} then abs(schedules.start_date - ${wanted}::date)
      when schedules.pendaftaran_ditutup > ${addDays(today, 7)} then 0 else 1 end`)
    .orderBy('schedules.start_date')
    .executeTakeFirst()
}

type ScheduleRow = NonNullable<Awaited<ReturnType<typeof scheduleFor>>>

/** All that is declared with an application, but for the name under it. */
export const DECLARATION = {
  kebenaran: true,
  kode_etik: true,
  kerahasiaan: true,
  penggunaan_sertifikat: true,
  persetujuan_data: true,
  ada_hubungan: false,
  hubungan: '',
}

async function sendApplication(
  parts: Parts,
  who: Person,
  { days_ago }: DemoApplication,
  date: ScheduleRow,
): Promise<number> {
  const { db, today } = parts
  const at = morning(today, days_ago)
  const evidence = await fileOf(parts, who, 'bukti_pengalaman', at)
  const portfolio = 'Lihat halaman susunan tim dan bab yang saya susun pada portofolio.'
  const asesmen = date.unit_kompetensi.map(({ judul: unit }) => ({
    unit,
    jawaban: 'K',
    bukti: portfolio,
    bukti_id: '',
  }))
  const { id } = await db
    .insertInto('user_trainings')
    .values({
      user_id: who.id,
      schedule_id: date.id,
      tahap: 'diajukan',
      pages_seen: [...FORM_PAGES],
      jenis_permohonan: date.jenis === 'uji_ulang' ? 'uji_ulang' : 'baru',
      pengalaman: json(experience.map((row) => ({ ...row, bukti_id: evidence }))),
      asesmen: json(asesmen),
      pernyataan: json({ ...DECLARATION, tanda_tangan: who.name }),
      created_at: at,
      submitted_at: at,
      tahap_sejak: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('user_trainings')
    .set({ nomor: applicationNumber(dayIn('WIB', at), id) })
    .where('id', '=', id)
    .execute()
  await db.insertInto('application_evidence').values({ user_training_id: id, file_id: evidence }).execute()
  for (const { nama } of date.persyaratan) {
    const file_id = await fileOf(parts, who, kindOf(nama), at)
    await db
      .insertInto('application_files')
      .values({ user_training_id: id, persyaratan: nama, file_id, created_at: at, ...trainingFor(nama) })
      .execute()
  }
  const submit = { transition: 'submit', dari: 'draft', ke: 'diajukan', oleh: 'pemohon', catatan: null } as const
  await insertApplicationEvent(db, { ...submit, user_training_id: id, user_id: who.id, at })
  return id
}

const trainingFor = (requirement: string) =>
  isTrainingCertificate(requirement)
    ? { no_sertifikat: 'CONTOH/2021/014', lembaga_pelatihan: 'LPK Contoh Lingkungan', tanggal_sertifikat: '2021-06-18' }
    : {}

const KINDS: [RegExp, FileKind][] = [
  [/KTP/, 'ktp'],
  [/foto/i, 'foto'],
  [/Ijazah/, 'ijazah'],
  [/riwayat hidup/i, 'cv'],
  [/pelatihan/, 'sertifikat_pelatihan'],
  [/Sertifikat/, 'sertifikat_atpa'],
  [/Portofolio/, 'portofolio'],
  [/kerja/, 'surat_kerja'],
]

const kindOf = (requirement: string): FileKind => KINDS.find(([name]) => name.test(requirement))?.[1] ?? 'lainnya'

/** The newest paper of that kind that a person has, else a sample. */
async function fileOf(parts: Parts, { id: userId }: Person, jenis: FileKind, now: Date): Promise<string> {
  const known = await parts.db
    .selectFrom('private_files')
    .select('id')
    .where('user_id', '=', userId)
    .where('jenis', '=', jenis)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (known) return known.id
  const title = FILE_KINDS[jenis]
  const bytes = await samplePaper(title, parts.today)
  const file = { userId, jenis, name: `${title}.pdf`, type: 'application/pdf', bytes }
  return (await keepFile(parts.db, { ...parts, now }, file)).id
}

/** Sent back two days ago for a paper that cannot be read, with a word to the applicant. */
async function sentBack(parts: Parts, staff: Person, id: number): Promise<void> {
  const { db, today } = parts
  const at = morning(today, 2)
  const mark = { checked_by: staff.id, checked_at: at }
  await db
    .updateTable('application_files')
    .set({ ...mark, status: 'sesuai' })
    .where('user_training_id', '=', id)
    .execute()
  await db
    .updateTable('application_files')
    .set({ status: 'perlu_perbaikan', catatan: 'Halaman susunan tim tidak terbaca. Unggah pindaian yang jelas.' })
    .where('user_training_id', '=', id)
    .where('persyaratan', 'ilike', 'portofolio%')
    .execute()
  const note = 'Satu berkas belum dapat kami baca. Perbaiki yang ditandai, lalu kirim lagi.'
  await takeApplicationTransition(db, past(parts, at, staff), { id, transition: 'return', note })
  const isi = 'Selamat siang. Portofolio boleh dipindai ulang sebagian saja, asal halaman susunan timnya terbaca.'
  await db
    .insertInto('application_messages')
    .values({ user_training_id: id, user_id: staff.id, dari_petugas: true, isi, at })
    .execute()
}

async function payInvoice(
  parts: Parts,
  who: Person,
  staff: Person,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const invoice = await parts.db
    .selectFrom('invoices')
    .select(['id', 'total'])
    .where('user_training_id', '=', id)
    .executeTakeFirst()
  if (!invoice) return
  const file_id = await fileOf(parts, who, 'bukti_bayar', at)
  const transfer = { bank_pengirim: 'Bank Contoh', nama_pengirim: who.name, jumlah: invoice.total, file_id }
  await invoiceHandlers.payInvoice(past(parts, at, who), { id, ...transfer, tanggal_transfer: dayIn('WIB', at) })
  const ctx = past(parts, new Date(at.getTime() + 5 * 3_600_000), staff)
  await settleInvoice(parts.db, ctx, { id: invoice.id, jumlah: invoice.total, selisih: 0 })
}
