import { sql } from 'kysely'
import type { OpenCase } from '../src/features/service/retention/deletion/open-case-rules.ts'
import { type Applicant, applicant, examOn } from './applications.ts'
import { makeCertificate } from './certificates.ts'
import { foundEmployer } from './employers.ts'
import type { TestApp } from './harness.ts'
import { makeFile } from './personal-data.ts'
import { USES } from './private-files.ts'
import { markReport } from './quality.ts'

export interface Ended extends Applicant {
  id: number
  ktp: string
}

/** Somebody whose only application ended on a day, with words, a message and two KTP scans, of which it names one. */
export async function makeEnded(site: TestApp, tahap = 'ditolak', on = '2020-03-10'): Promise<Ended> {
  const who = await applicant(site)
  const { id: user_id } = who.account
  const ktp = await makeFile(site, user_id, 'ktp')
  const letter = await makeFile(site, user_id, 'surat_kerja')
  const at = `${on}T05:00:00Z`
  await site.db.updateTable('private_files').set({ created_at: at }).where('user_id', '=', user_id).execute()
  const { id } = await site.db
    .insertInto('user_trainings')
    .values({
      user_id,
      schedule_id: await examOn(site),
      tahap,
      submitted_at: at,
      created_at: at,
      tahap_sejak: at,
      kebutuhan_khusus: 'Kursi roda',
      catatan: 'Catatan petugas',
      pernyataan: JSON.stringify({ tanda_tangan: 'Wulan Contoh' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const given = { user_training_id: id, created_at: at }
  await site.db
    .insertInto('application_files')
    .values([
      { ...given, persyaratan: 'KTP', file_id: ktp },
      { ...given, persyaratan: 'Surat', file_id: letter },
    ])
    .execute()
  await site.db
    .insertInto('application_messages')
    .values({ user_training_id: id, user_id, dari_petugas: false, isi: 'Halo', at })
    .execute()
  return { ...who, id, ktp }
}

export const applicationOf = (site: TestApp, { id }: Ended) =>
  site.db
    .selectFrom('user_trainings')
    .select(['tahap', 'kebutuhan_khusus', 'catatan', 'pernyataan', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const isErased = async (site: TestApp, who: Ended) => (await applicationOf(site, who)).erased_at !== null

export const isScanErased = async (site: TestApp, { ktp }: Ended) => {
  const row = await site.db.selectFrom('private_files').select('erased_at').where('id', '=', ktp).executeTakeFirst()
  return row?.erased_at !== null
}

/** A decision on an application, as a row. */
export async function makeDecision({ db }: TestApp, { id, account }: Ended): Promise<number> {
  const decision = {
    user_training_id: id,
    hasil: 'belum_kompeten',
    unit: '[]',
    alasan: 'Contoh',
    decided_by: account.id,
  }
  const row = await db
    .insertInto('decisions')
    .values({ ...decision, at: '2020-03-10T05:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const INCIDENT = {
  judul: 'Kotak surat salah alamat',
  uraian: 'Lampiran terkirim ke alamat lain.',
  waktu_kejadian: 'Kemarin pagi',
  jenis_data: ['nik'],
  penanganan: 'Pengiriman dihentikan.',
  pemulihan: 'Alamat diperbaiki.',
}

interface Bill {
  status?: string
  diterima?: number
  pengembalian?: number
  dikembalikan?: number
  employer_id?: number
}

/** An invoice for somebody's application, paid unless it says otherwise. */
async function makeBill(site: TestApp, { id, account }: Ended, more: Bill): Promise<number> {
  const at = site.clock.now
  const given = { nomor: `INV/${id}`, user_id: account.id, user_training_id: id, nama_tagihan: 'Wulan Contoh' }
  const sums = { items: sql<string>`'[]'::jsonb`, kode_unik: 1, total: 100_001, due_at: at, created_at: at }
  const bill = { status: 'lunas', ...given, ...sums, ...more }
  return (await site.db.insertInto('invoices').values(bill).returning('id').executeTakeFirstOrThrow()).id
}

const changeBill = (site: TestApp, id: number, changes: Bill) =>
  site.db.updateTable('invoices').set(changes).where('id', '=', id).execute()

/** Opens each kind of case about a person, and closes it. */
export const CASES: Record<OpenCase, (site: TestApp, who: Ended) => Promise<() => Promise<unknown>>> = {
  permohonan: async (site, { account }) => {
    const { id } = await site.db
      .insertInto('user_trainings')
      .values({ user_id: account.id, schedule_id: await examOn(site), tahap: 'diajukan' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return () =>
      site.db
        .updateTable('user_trainings')
        .set({ tahap: 'ditolak', tahap_sejak: '2020-03-10T05:00:00Z' })
        .where('id', '=', id)
        .execute()
  },
  banding: async (site, who) => {
    const { id, account } = who
    const at = '2020-03-10T05:00:00Z'
    const alasan = 'Alasan banding yang cukup panjang untuk contoh.'
    const appeal = {
      nomor: `BDG/${id}`,
      user_id: account.id,
      user_training_id: id,
      decision_id: await makeDecision(site, who),
      alasan,
    }
    await site.db
      .insertInto('appeals')
      .values({ ...appeal, submitted_at: at })
      .execute()
    return () =>
      site.db
        .updateTable('appeals')
        .set({ status: 'ditolak', decided_at: at })
        .where('nomor', '=', appeal.nomor)
        .execute()
  },
  sanksi: async (site, { account }) => {
    const { id } = await makeCertificate(site.db, { user_id: account.id, status: 'dibekukan' })
    return () =>
      site.db.updateTable('certificates').set({ status: 'aktif', frozen_until: null }).where('id', '=', id).execute()
  },
  pengaduan: async (site, { account }) => {
    const { id } = await makeCertificate(site.db, { user_id: account.id })
    await USES['complaint_files.file_id']?.(site.db, {
      userId: account.id,
      fileId: await makeFile(site, account.id, 'lampiran_pengaduan'),
    })
    const newest = site.db.selectFrom('complaints').select((max) => max.fn.max('id').as('id'))
    const { id: complaint } = await newest.executeTakeFirstOrThrow()
    const change = site.db.updateTable('complaints').where('id', '=', complaint)
    await change.set({ certificate_id: id }).execute()
    return () => change.set({ status: 'selesai', closed_at: '2020-03-10T05:00:00Z' }).execute()
  },
  penghapusan_data: async (site, { account }) => {
    await site.db
      .insertInto('deletion_requests')
      .values({ user_id: account.id, alasan: 'Contoh', created_at: site.clock.now })
      .execute()
    return () =>
      site.db
        .updateTable('deletion_requests')
        .set({ status: 'ditolak', decided_at: site.clock.now })
        .where('user_id', '=', account.id)
        .execute()
  },
  perubahan_data: async (site, { account }) => {
    const fileId = await makeFile(site, account.id, 'bukti_perubahan')
    await USES['data_change_requests.file_id']?.(site.db, { userId: account.id, fileId })
    return () =>
      site.db
        .updateTable('data_change_requests')
        .set({ status: 'ditolak', decided_at: site.clock.now })
        .where('user_id', '=', account.id)
        .execute()
  },
  penggantian_dokumen: async (site, { account }) => {
    const fileId = await makeFile(site, account.id, 'cv')
    await USES['document_replacements.file_id']?.(site.db, { userId: account.id, fileId })
    const made = site.db.updateTable('document_replacements').where('user_id', '=', account.id)
    return () => made.set({ status: 'sesuai', decided_at: site.clock.now, decided_by: account.id }).execute()
  },
  klaim_riwayat: async (site, { account }) => {
    const claim = { user_id: account.id, created_at: site.clock.now }
    await site.db.insertInto('record_claims').values(claim).execute()
    const decided = { status: 'ditolak', decided_at: site.clock.now }
    return () => site.db.updateTable('record_claims').set(decided).where('user_id', '=', account.id).execute()
  },
  invoice: async (site, who) => {
    const id = await makeBill(site, who, { status: 'belum_dibayar' })
    return () => changeBill(site, id, { status: 'kedaluwarsa' })
  },
  pengembalian: async (site, who) => {
    const id = await makeBill(site, who, { diterima: 100_001, pengembalian: 50_000 })
    return () => changeBill(site, id, { dikembalikan: 50_000 })
  },
  pembayaran: async (site, who) => {
    const invoice_id = await makeBill(site, who, { diterima: 100_001 })
    const difference = { invoice_id, jenis: 'jumlah', fingerprint: `jumlah ${invoice_id}`, found_at: site.clock.now }
    await site.db
      .insertInto('payment_differences')
      .values({ ...difference, seharusnya: 100_001, ternyata: 90_001 })
      .execute()
    const resolved = { status: 'selesai', catatan: 'Sudah dicocokkan.', resolved_at: site.clock.now }
    return () => site.db.updateTable('payment_differences').set(resolved).where('invoice_id', '=', invoice_id).execute()
  },
  invoice_perusahaan: async (site, who) => {
    const employer_id = await foundEmployer(who)
    const member = await makeEnded(site)
    const id = await makeBill(site, member, { status: 'belum_dibayar', employer_id })
    return () => changeBill(site, id, { status: 'kedaluwarsa' })
  },
  kegiatan: async (site, { account }) => {
    const fileId = await makeFile(site, account.id, 'bukti_kegiatan')
    await USES['maintenance_records.bukti_id']?.(site.db, { userId: account.id, fileId })
    const made = site.db.updateTable('maintenance_records').where('user_id', '=', account.id)
    return () => made.set({ status: 'perlu_perbaikan' }).execute()
  },
  laporan: async (site, { account }) => {
    const fileId = await makeFile(site, account.id, 'bukti_laporan')
    await USES['report_evidence.file_id']?.(site.db, { userId: account.id, fileId })
    const made = site.db.updateTable('performance_reports').where('user_id', '=', account.id)
    return () => made.set({ status: 'draft', submitted_at: null }).execute()
  },
  evaluasi: async (site, { account }) => {
    const fileId = await makeFile(site, account.id, 'bukti_evaluasi')
    await USES['evaluation_evidence.file_id']?.(site.db, { userId: account.id, fileId })
    const made = site.db.updateTable('evaluations').where('user_id', '=', account.id)
    await made.set({ status: 'terkirim' }).execute()
    return () => made.set({ status: 'kedaluwarsa' }).execute()
  },
  insiden: async (site, { account }) => {
    const { id: incident_id } = await site.db
      .insertInto('incidents')
      .values({
        ...INCIDENT,
        created_by: account.id,
        created_at: site.clock.now,
        discovered_at: site.clock.now,
        notice_due: site.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await site.db
      .insertInto('incident_recipients')
      .values({ incident_id, user_id: account.id, chosen_at: site.clock.now })
      .execute()
    return () => site.db.deleteFrom('incident_recipients').where('incident_id', '=', incident_id).execute()
  },
  pemakaian_tanda: async (site, { account }) => {
    const { id: certificate_id } = await makeCertificate(site.db, { user_id: account.id })
    const id = await markReport(site.db, { certificate_id })
    const ended = { status: 'sah', catatan: 'Sah.', closed_by: account.id, closed_at: site.clock.now }
    return () => site.db.updateTable('mark_reports').set(ended).where('id', '=', id).execute()
  },
  audit_sampel: async (site, { account }) => {
    const fileId = await makeFile(site, account.id, 'bukti_kegiatan')
    await USES['maintenance_records.bukti_id']?.(site.db, { userId: account.id, fileId })
    const record = await site.db
      .selectFrom('maintenance_records')
      .select('id')
      .where('user_id', '=', account.id)
      .executeTakeFirstOrThrow()
    await site.db
      .updateTable('maintenance_records')
      .set({ status: 'perlu_perbaikan' })
      .where('id', '=', record.id)
      .execute()
    await site.db
      .insertInto('sample_audits')
      .values({ user_id: account.id, maintenance_id: record.id, accepted_by: account.id, drawn_at: site.clock.now })
      .execute()
    return () => site.db.deleteFrom('sample_audits').where('user_id', '=', account.id).execute()
  },
}
