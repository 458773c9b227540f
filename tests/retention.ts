import { sql } from 'kysely'
import type { OpenCase } from '../src/features/service/retention/rules.ts'
import { type Applicant, applicant, examOn } from './applications.ts'
import { makeCertificate } from './certificates.ts'
import type { TestApp } from './harness.ts'
import { makeFile } from './personal-data.ts'
import { USES } from './private-files.ts'

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
  invoice: async (site, { id, account }) => {
    const invoice = { nomor: `INV/${id}`, user_id: account.id, user_training_id: id, nama_tagihan: 'Wulan Contoh' }
    await site.db
      .insertInto('invoices')
      .values({
        ...invoice,
        items: sql`'[]'::jsonb`,
        kode_unik: 1,
        total: 100_001,
        due_at: site.clock.now,
        created_at: site.clock.now,
      })
      .execute()
    return () =>
      site.db.updateTable('invoices').set({ status: 'kedaluwarsa' }).where('nomor', '=', invoice.nomor).execute()
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
      .insertInto('sample_audits')
      .values({ user_id: account.id, maintenance_id: record.id, accepted_by: account.id, drawn_at: site.clock.now })
      .execute()
    return () => site.db.deleteFrom('sample_audits').where('user_id', '=', account.id).execute()
  },
}
