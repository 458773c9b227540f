import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { codeFiles } from '../../../../tests/code-files.ts'
import { makeComplaint } from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { api } from '../../../api.ts'
import { checkAudit, recordAudit } from '../../../ground/audit.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { AUDIT_SUBJECTS } from './rules.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

/** An entry about something, as its feature writes it; answers its number. */
async function entryOf(noun: string, nounId: number | string = 7): Promise<number> {
  const doer = { now: site.clock.now, visit: nobody() }
  const change = { action: 'ubah', noun, nounId, label: `Rahasia ${noun}`, who: 'Petugas Lain' }
  await recordAudit(site.db, doer, { ...change, before: { suara: 'terima' }, after: { alasan: 'sebab itu' } })
  const { id } = await site.db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

const read = async (by: Browser, id: number) => (await by.get(`/admin-api/audit/${id}`)).body
const listed = async (by: Browser, query: string) => (await by.get(`/admin-api/audit?${query}`)).body

describe('every audited subject', () => {
  test('stands in the table of those who read it', async () => {
    const sources = codeFiles('src')
    const words = sources
      .map((file) => readFileSync(file, 'utf8'))
      .flatMap((text) => [...text.matchAll(/(?:\bnoun: |\bNOUN = |^ {2}name: )'([a-z]+(?:-[a-z]+)*)',?$/gm)])
      .map((match) => match[1] ?? '')
    const written = words.filter((word) => /^[a-z]/.test(word))
    const resources = Object.values(api).flatMap(({ method, path }) =>
      method === 'PUT' && /^\/admin-api\/[a-z-]+\/\{id\}$/.test(path) ? [path.split('/')[2] ?? ''] : [],
    )
    const nouns = [...new Set([...resources, ...written])].filter((word) => !NO_SUBJECTS.has(word))
    expect(nouns.length).toBeGreaterThan(25)
    expect(nouns.filter((noun) => !Object.hasOwn(AUDIT_SUBJECTS, noun)).sort()).toEqual([])
  })

  test('is read as far as its own history is', () => {
    const histories = Object.values(api).filter(({ path }) => /^\/admin-api\/[a-z-]+\/\{id\}\/riwayat$/.test(path))
    expect(histories.length).toBeGreaterThan(10)
    for (const { path, access } of histories) {
      const readers = AUDIT_SUBJECTS[path.split('/')[2] ?? '']
      const allowed = readers === 'semua' ? ['administrator'] : (readers ?? [])
      expect(allowed, path).toContain(access.replace('office:', ''))
    }
  })
})

/**
 * Words that look like a subject and are none: a list's saved view is one's own, what waits is kept under what it changes,
 * and what is typed of an answer sheet under that sheet.
 */
const NO_SUBJECTS = new Set(['tagihan-daring', 'audit', 'table', 'tampilan', 'perubahan-tertunda', 'ketikan'])

describe('an entry', () => {
  test.each([
    ['penilaian', 'keputusan'],
    ['banding', 'pengaduan'],
    ['permohonan', 'verifikasi'],
    ['invoice', 'keuangan'],
    ['staf', 'pengguna'],
  ] as const)('about %s says what changed to those with %s only', async (noun, permission) => {
    const id = await entryOf(noun)
    const { browser: theirs } = await staffIn(site, [permission])
    const { browser: others } = await staffIn(site, ['konten'])
    expect(await read(theirs, id)).toMatchObject({
      terbaca: true,
      label: `Rahasia ${noun}`,
      before: { suara: 'terima' },
    })
    const seen = await read(others, id)
    expect(seen).toMatchObject({ terbaca: false, who: 'Petugas Lain', action: 'ubah', noun })
    expect(seen).toMatchObject({ label: '', noun_id: '', before: null, after: null, hash: null })
    const row = (await listed(others, 'perPage=1&sort=id&order=desc')).data[0]
    expect([row.id, row.label, row.noun_id]).toEqual([id, '', ''])
    for (const query of [`q=Rahasia%20${noun}`, `noun=${noun}&noun_id=7`]) {
      expect((await listed(others, query)).total, query).toBe(0)
      expect((await listed(theirs, query)).total, query).toBeGreaterThan(0)
    }
    const desk = (await others.get('/admin-api/meja')).text
    expect(desk).not.toContain(`Rahasia ${noun}`)
    expect((await checkAudit(site.db)).broken).toBeUndefined()
  })

  test('about a complaint does not exist for those involved in it, whatever they may read', async () => {
    const accused = await staffIn(site, ['pengaduan', 'keputusan', 'pengguna'])
    const uninvolved = await staffIn(site, ['pengaduan'])
    const { id: complaint } = await makeComplaint(site)
    await site.db
      .insertInto('complaint_involved')
      .values({ complaint_id: complaint, user_id: accused.account.id, alasan: 'Diadukan' })
      .execute()
    const id = await entryOf('pengaduan', complaint)
    expect((await uninvolved.browser.get(`/admin-api/audit/${id}`)).status).toBe(200)
    expect((await accused.browser.get(`/admin-api/audit/${id}`)).status).toBe(404)
    expect((await listed(accused.browser, `noun=pengaduan&noun_id=${complaint}`)).total).toBe(0)
    expect((await listed(uninvolved.browser, `noun=pengaduan&noun_id=${complaint}`)).total).toBeGreaterThan(1)
    expect((await accused.browser.get('/admin-api/meja')).text).not.toContain(`"id":${id},`)
  })

  test('is found by a part of the name of who made it', async () => {
    const { browser } = await staffIn(site, ['konten'])
    const doer = { now: site.clock.now, visit: nobody() }
    const change = { action: 'ubah', noun: 'faq', nounId: 3, label: 'Pertanyaan' }
    for (const who of ['Ratna 100%', 'Ratna 1000']) await recordAudit(site.db, doer, { ...change, who })
    const { total, data } = await listed(browser, `who=${encodeURIComponent('ratna 100%')}`)
    expect([total, data[0].who]).toEqual([1, 'Ratna 100%'])
  })
})
