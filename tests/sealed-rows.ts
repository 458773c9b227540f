import { randomUUID } from 'node:crypto'
import { articleImport } from '../src/features/catalogue/articles/import-service.ts'
import { sealEmployerNpwp } from '../src/features/certification/employers/sealing-service.ts'
import { sealFormComment } from '../src/features/certification/forms/comment-service.ts'
import { insertFormComment } from '../src/features/certification/forms/form-queries.ts'
import { insertItem, insertVersion, itemVersionOf } from '../src/features/certification/items/queries.ts'
import { insertComment } from '../src/features/certification/items/record-queries.ts'
import {
  sealComment,
  sealItem,
  sealStimulus,
  sealStimulusPicture,
} from '../src/features/certification/items/sealing-service.ts'
import { insertStimulus, updateStimulus } from '../src/features/certification/items/stimulus-queries.ts'
import { beginSheet, writeSheet, writeTranscript } from '../src/features/certification/marking/queries.ts'
import { sealAnswers, sealEntries } from '../src/features/certification/marking/sealing-service.ts'
import { pastApplicationImport, pastInvoiceImport } from '../src/features/certification/past-records/import-service.ts'
import { insertDevice } from '../src/features/certification/sittings/device-queries.ts'
import { insertEntries } from '../src/features/certification/sittings/entry-queries.ts'
import { newSittingKeys, sealEntry, sealSittingKeys } from '../src/features/certification/sittings/sealing-service.ts'
import { sealAddress, sealSigningSecret } from '../src/features/certification/webhooks/delivery-service.ts'
import { sealMailPassword } from '../src/features/platform/mails/service.ts'
import { createDraft } from '../src/features/service/imports/draft-service.ts'
import { insertRecords } from '../src/features/service/imports/service.ts'
import { nextRowNumber } from '../src/ground/database/number-sequences.ts'
import type { Keys } from '../src/ground/secrets/keys.ts'
import { nobody } from '../src/ground/sessions/session.ts'
import { day } from '../src/lib/day.ts'
import { makeAccount } from './accounts.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { makeForm } from './exam-forms.ts'
import type { TestApp } from './harness.ts'
import { makeCorrection } from './key-corrections.ts'

/** A webhook of a certificate that is there, its address and secret sealed under these keys. */
async function sealedWebhook({ db, clock: { now } }: TestApp, keys: Keys): Promise<void> {
  const uuid = randomUUID()
  const { id: certificate_id } = await db
    .selectFrom('certificates')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id: user_id } = await makeAccount(db)
  await db
    .insertInto('certificate_watchers')
    .values({
      ...{ uuid, user_id, certificate_id, nama_pengamat: 'PT Contoh', teks_persetujuan: 'Setuju.' },
      ...{ versi_persetujuan: 1, consented_at: now, accepted_at: now, host: 'a.example', known_status: 'aktif' },
      address_sealed: sealAddress(keys, 'https://a.example/', uuid),
      secret_sealed: sealSigningSecret(keys, 'whsec_x', uuid),
    })
    .execute()
}

/** An employer with its NPWP sealed under these keys. */
async function sealedEmployer({ db, clock: { now } }: TestApp, keys: Keys): Promise<void> {
  const { id } = await db
    .insertInto('employers')
    .values({ nama: 'PT Contoh', alamat: 'Jalan Contoh', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('employers')
    .set({ npwp: sealEmployerNpwp(keys, id, '9900000000000011') })
    .where('id', '=', id)
    .execute()
}

/** An unfinished import, its rows sealed under these keys. */
async function sealedDraft({ db, clock: { now } }: TestApp, keys: Keys): Promise<void> {
  const bytes = Buffer.from('judul\nBerita Contoh')
  const ctx = { keys, now, visit: nobody() }
  await createDraft(db, ctx, articleImport, { bytes, filename: 'artikel.csv' })
}

/** An application and an invoice of another system, of one person, sealed under these keys. */
async function sealedPast({ db, jobs, clock: { now } }: TestApp, keys: Keys): Promise<void> {
  const ctx = { db, keys, jobs, now, today: day('2026-11-20'), visit: nobody() }
  const person = { nama: 'Wulan Contoh', nik: '9901020304050607', email: null, keterangan: '' }
  const days = { tanggal_permohonan: null, tanggal_uji: null, tanggal_keputusan: null, no_sertifikat: null }
  const paid = { tanggal: day('2020-01-02'), tanggal_bayar: null, nomor_kuitansi: null }
  const application = { ...person, ...days, nomor: 'P 1', skema: 'A', hasil: 'Lulus' }
  await insertRecords(db, ctx, pastApplicationImport, [application])
  await insertRecords(db, ctx, pastInvoiceImport, [
    { ...person, ...paid, nomor: 'I 1', perihal: 'A', total: 1, status: 'Lunas' },
  ])
}

/** An item with its comment and stimulus, sealed under these keys. */
async function sealedItems({ db, clock: { now } }: TestApp, keys: Keys): Promise<void> {
  const { id: user } = await makeAccount(db)
  const id = await nextRowNumber(db, 'stimuli')
  const words = { teks: '<p>Contoh</p>', keterangan_gambar: '' }
  await insertStimulus(db, { id, unit: 'A', isi: sealStimulus(keys, id, words), created_by: user, at: now })
  await updateStimulus(db, id, { picture: sealStimulusPicture(keys, id, Buffer.from('gambar')), updated_at: now })
  const item_id = await insertItem(db, now)
  const isi = { jenis: 'isian', soal: 'Apa?', ejaan: ['Itu'] } as const
  await insertVersion(db, {
    ...{
      item_id,
      versi: 1,
      status: 'rancangan',
      status_since: now,
      jenis: 'isian',
      unit: 'A',
      tingkat: 'ingat',
      poin: 1,
    },
    ...{ tanggal_sumber: day('2026-01-02'), stimulus_id: id, author_id: user, created_at: now },
    isi: sealItem(keys, item_id, 1, { isi: { ...isi, ejaan: [...isi.ejaan] }, sumber: 'Contoh' }),
  })
  const { id: item_version_id = 0 } = (await itemVersionOf(db, item_id)) ?? {}
  await makeCorrection({ db, clock: { now } }, { item_version_id, proposed_by: user, keys })
  const comment = await nextRowNumber(db, 'item_comments')
  const said = sealComment(keys, comment, 'Baik.')
  await insertComment(db, { id: comment, item_id, versi: 1, user_id: user, at: now, isi: said })
}

/** Writes why a form was sent back, sealed under these keys. */
async function sealedForm(site: TestApp, keys: Keys): Promise<void> {
  const { id: user_id } = await makeAccount(site.db)
  const { id: form_id } = await makeForm(site, user_id, { items: [] })
  const id = await nextRowNumber(site.db, 'exam_form_comments')
  const isi = sealFormComment(keys, id, 'Soal ketiga terlalu mudah.')
  await insertFormComment(site.db, { id, form_id, user_id, at: site.clock.now, isi })
}

/** A sheet of a paper that was typed and settled, sealed under these keys. */
async function sealedAnswers({ db, clock: { now } }: TestApp, keys: Keys): Promise<void> {
  const { id: user_id } = await makeAccount(db)
  const version = await makeScheme(db)
  const schedule_id = await makeSchedule(db, { version })
  const application = { user_id, schedule_id, tahap: 'diuji', tahap_sejak: now, jenis_permohonan: 'baru' }
  const own = await db.insertInto('user_trainings').values(application).returning('id').executeTakeFirstOrThrow()
  const by = { author_id: user_id, status_since: now, created_at: now }
  const written = { kode: 'N-SEGEL', scheme_version_id: version, seri: 1, benih: 1, ...by }
  const form = await db.insertInto('exam_forms').values(written).returning('id').executeTakeFirstOrThrow()
  const code = { kode: 'K-SEGEL', schedule_id, user_training_id: own.id, form_id: form.id, created_at: now }
  const { id: paper_id } = await db.insertInto('exam_papers').values(code).returning('id').executeTakeFirstOrThrow()
  await beginSheet(db, paper_id, now)
  const isi = sealEntries(keys, { paper_id, urutan: 1 }, { 1: 'A' })
  await writeTranscript(db, { paper_id, urutan: 1, typed_by: user_id, terisi: 1, isi, finished_at: now, now })
  const settled = sealAnswers(keys, paper_id, { jawaban: { 1: { jenis: 'pilihan_ganda', pilih: 0 } }, beda: [] })
  await writeSheet(db, paper_id, { status: 'selesai', status_since: now, isi: settled, settled_at: now })
  await sealedSitting({ db, now }, keys, { user_training_id: own.id, schedule_id, paper_id })
}

/** A sitting of that paper on screen with an answer, sealed under these keys. */
async function sealedSitting(
  { db, now }: { db: TestApp['db']; now: Date },
  keys: Keys,
  whose: { user_training_id: number; schedule_id: number; paper_id: number },
): Promise<void> {
  const kunci = sealSittingKeys(keys, whose, newSittingKeys())
  const sitting = { ...whose, status: 'siap', status_since: now, menit: 60, kunci, created_at: now }
  const { id: sitting_id } = await db
    .insertInto('exam_sittings')
    .values(sitting)
    .returning('id')
    .executeTakeFirstOrThrow()
  const device = { sitting_id, urutan: 1, nama: 'Contoh', kunci: 'x', asked_at: now, accepted_at: now }
  const { id: device_id } = await insertDevice(db, device)
  const isi = sealEntry(keys, device_id, 1, 'A')
  await insertEntries(db, [
    { device_id, urutan: 1, sitting_id, jenis: 'jawab', nomor: 1, isi, at: now, received_at: now, tolak: null },
  ])
}

/** Rows of several features, each sealed under these keys. */
export async function sealedRows(site: TestApp, keys: Keys): Promise<void> {
  for (const make of [sealedDraft, sealedWebhook, sealedEmployer, sealedPast, sealedItems, sealedForm, sealedAnswers])
    await make(site, keys)
  const password_sealed = sealMailPassword(keys, 'rahasia')
  await site.db.updateTable('mail_servers').set({ password_sealed }).execute()
}
