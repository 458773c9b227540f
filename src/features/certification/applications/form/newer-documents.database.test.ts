import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import {
  completeDraft,
  draftOf,
  examOn,
  takeOfficeTransition,
  takeOwnTransition,
} from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import {
  decideReplacement,
  makeReplacement,
  type Person,
  replaceDocument,
  sentPerson,
  uploadDocument,
  WRONG,
} from '../../../../../tests/document-replacements.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'

let site: TestApp
let officer: Awaited<ReturnType<typeof staffIn>>

const CARD = 'KTP atau paspor'
const asks = { persyaratan: [CARD, 'Ijazah'].map((nama) => ({ nama, keterangan: '', wajib: true })) }

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  officer = await staffIn(site, ['verifikasi'])
})

/** Somebody with a draft that has the identity card of the personal data. */
async function drafting() {
  const who = await sentPerson(site)
  return { who, id: await draftOf(who, await examOn(site, {}, { asks })) }
}

const show = async ({ browser }: Person, id: number) => (await browser.get(`/user-training/${id}`)).body
const cardIn = ({ persyaratan }: { persyaratan: { berkas: { id: string } | null }[] }) => persyaratan[0]?.berkas?.id
const offered = async (who: Person, id: number) =>
  (await show(who, id)).pengganti.map((offer: { berkas: { id: string } }) => ({ ...offer, berkas: offer.berkas.id }))

const take = ({ browser }: Person, id: number, file_id: string, tahap = 'draft') =>
  browser.put(`/user-training/${id}/persyaratan`, { tahap, persyaratan: CARD, file_id })

test('a draft keeps its identity card and offers the one that replaced it; taken, nothing is offered any more', async () => {
  const { who, id } = await drafting()
  expect(await offered(who, id)).toEqual([])
  const { file_id } = await makeReplacement(site, {}, who)
  expect(cardIn(await show(who, id))).toBe(who.isi.file_ktp)
  const offer = { persyaratan: CARD, berkas: file_id, replaced_at: site.clock.now.toISOString(), dikembalikan: false }
  expect(await offered(who, id)).toEqual([offer])
  const { body } = await take(who, id, file_id)
  expect([cardIn(body), body.pengganti]).toEqual([file_id, []])
})

test('a draft begun after the replacement has the new one by itself', async () => {
  const who = await makeReplacement(site)
  const id = await draftOf(who, await examOn(site, {}, { asks }))
  expect([cardIn(await show(who, id)), await offered(who, id)]).toEqual([who.file_id, []])
})

test('a draft with a new one that the office found wrong offers the one before', async () => {
  const { who, id } = await drafting()
  const made = await makeReplacement(site, {}, who)
  await take(who, id, made.file_id)
  await decideReplacement(officer.browser, made.id, WRONG)
  expect(await offered(who, id)).toMatchObject([{ persyaratan: CARD, berkas: who.isi.file_ktp, dikembalikan: true }])
})

test('of several replacements the last one is offered, and a file that never was a document is left alone', async () => {
  const { who, id } = await drafting()
  await makeReplacement(site, {}, who)
  const last = await uploadDocument(who)
  await replaceDocument(who, last)
  expect(await offered(who, id)).toMatchObject([{ berkas: last }])
  await take(who, id, await uploadDocument(who))
  expect(await offered(who, id)).toEqual([])
})

test('an application that was sent neither changes nor offers; sent back, it offers where the office found a fault', async () => {
  const { who, id } = await drafting()
  await completeDraft(site, id)
  expect((await takeOwnTransition(who, id, 'kirim', 'draft')).status).toBe(200)
  const { file_id } = await makeReplacement(site, {}, who)
  const sent = await show(who, id)
  expect([sent.tahap, cardIn(sent), sent.pengganti]).toEqual(['diajukan', who.isi.file_ktp, []])
  const found = { persyaratan: CARD, file_id: who.isi.file_ktp, status: 'perlu_perbaikan' }
  const marked = { tahap: 'diajukan', berkas: [{ ...found, catatan: 'KTP sudah tidak berlaku.' }] }
  expect((await officer.browser.put(`/admin-api/permohonan/${id}/persyaratan`, marked)).status).toBe(200)
  const alasan = 'KTP Anda sudah tidak berlaku.'
  const back = await takeOfficeTransition(officer.browser, id, 'kembalikan', 'diajukan', { alasan })
  expect(back.text).toContain('perlu_perbaikan')
  expect(await offered(who, id)).toMatchObject([{ persyaratan: CARD, berkas: file_id }])
  expect(cardIn((await take(who, id, file_id, 'perlu_perbaikan')).body)).toBe(file_id)
})

test('what the office found right is offered nothing newer', async () => {
  const { who, id } = await drafting()
  await completeDraft(site, id)
  await takeOwnTransition(who, id, 'kirim', 'draft')
  await makeReplacement(site, {}, who)
  await site.db
    .updateTable('user_trainings')
    .set({ tahap: 'perlu_perbaikan', tahap_sejak: site.clock.now })
    .where('id', '=', id)
    .execute()
  const given = site.db.updateTable('application_files').where('user_training_id', '=', id)
  await given.set({ status: 'sesuai', created_at: new Date(site.clock.now.getTime() - 60_000) }).execute()
  expect(await offered(who, id)).toEqual([])
})
