import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { confirmPassword, loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { submitPersonalData } from '../../../../../tests/personal-data.ts'

let site: TestApp
let schedule_id: number
let decided_by: number

beforeAll(async () => {
  site = await testApp()
  schedule_id = await makeSchedule(site.db, { version: await makeScheme(site.db) })
  decided_by = (await staffIn(site, ['keputusan'])).account.id
})

/** Somebody who has appealed against a decision, with what their archive holds. */
async function appellant(nomor: string, alasan: string) {
  const { browser, account } = await loggedIn(site)
  await confirmPassword(browser)
  const isi = await submitPersonalData(site, account.id)
  const { db } = site
  const at = '2026-11-10T03:00:00Z'
  const { id: user_training_id } = await db
    .insertInto('user_trainings')
    .values({ user_id: account.id, schedule_id, tahap: 'belum_kompeten', nomor: `PMH/${nomor}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: decision_id } = await db
    .insertInto('decisions')
    .values({ user_training_id, hasil: 'belum_kompeten', unit: '[]', alasan: 'Contoh', decided_by, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('appeals')
    .values({ nomor, user_id: account.id, user_training_id, decision_id, alasan, submitted_at: at })
    .execute()
  const read = async () => {
    const cookie = browser.cookieHeader
    const archive = unzipSync(
      (await site.app.server.inject({ url: '/data-diri/unduh', headers: { cookie } })).rawPayload,
    )
    const text = (name: string) => Buffer.from(archive[name] ?? []).toString()
    return { data: JSON.parse(text('data.json')), page: text('data-saya.html'), names: Object.keys(archive) }
  }
  return { account, isi, read }
}

test('the copy of one’s data holds one’s appeals, and a page for people beside the JSON', async () => {
  const own = await appellant('BND/2026/0001', 'Nilai uji tulis saya belum dihitung seluruhnya.')
  const other = await appellant('BND/2026/0002', 'Penguji datang terlambat satu jam pada hari uji itu.')
  const { data, page, names } = await own.read()
  expect(data.banding).toEqual([
    {
      nomor: 'BND/2026/0001',
      perihal: 'PMH/BND/2026/0001',
      alasan: 'Nilai uji tulis saya belum dihitung seluruhnya.',
      naskah: null,
      nomor_soal: null,
      file_id: null,
      status: 'diajukan',
      submitted_at: '2026-11-10T03:00:00.000Z',
      decided_at: null,
      putusan: null,
    },
  ])
  expect(page).toMatch(/^<!doctype html>\n<html lang="id">/)
  for (const words of [
    own.account.email,
    own.isi.nik,
    'BND/2026/0001',
    'belum dihitung seluruhnya',
    '<h2>Banding</h2>',
  ])
    expect(page).toContain(words)
  for (const strange of [other.isi.nik, 'BND/2026/0002']) expect(page + JSON.stringify(data)).not.toContain(strange)
  const files = names.filter((name) => name.startsWith('berkas/'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(page).toContain(`<a href="${file}">`)
  expect(page).not.toMatch(/<script|<link|<img/)
})
