import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveTwoFactor, later, staffIn } from '../../../../tests/accounts.ts'
import { makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { serverLimits } from '../../../limits.ts'
import type { ReadinessItem, ReadinessKey } from './readiness-rules.ts'

const SETUP = '/admin-api/penyiapan'

let site: TestApp
let browser: Browser
let own: string

beforeEach(async () => {
  site = await testApp()
  const { browser: mine, account } = await staffIn(site, ['pengguna', 'konten', 'keuangan'])
  await giveTwoFactor(site.db, account.id)
  await close()
  ;[browser, own] = [mine, account.email]
})

const close = () => site.db.updateTable('portal').set({ opened_at: null }).execute()

async function itemsByKey(): Promise<Record<ReadinessKey, ReadinessItem>> {
  const { body } = await browser.get(SETUP)
  return Object.fromEntries(body.items.map((item: ReadinessItem) => [item.key, item])) as Record<
    ReadinessKey,
    ReadinessItem
  >
}

const send = (email?: string) => browser.post(`${SETUP}/surat-uji`, email === undefined ? {} : { email })
const confirm = (code: string) => browser.post(`${SETUP}/surat-uji/kode`, { code })
const open = () => browser.post(`${SETUP}/buka`)

async function deliveredCode(): Promise<string> {
  const [mail] = await site.deliverMails()
  return /Kode Anda: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const another = (code: string): string => (code === '000000' ? '000001' : '000000')

async function fillBody(): Promise<void> {
  await makeSiteContent(site.db)
  await close()
  await site.db.updateTable('site_content').set({ nama_singkat: 'LSK-C', dasar_hukum: 'Registrasi 1' }).execute()
}

describe('a test mail', () => {
  test('goes to the person who asks, and has arrived once its code is typed back', async () => {
    const { status, body } = await send()
    expect([status, body.email]).toEqual([200, own])
    expect((await itemsByKey()).surat.done).toBe(false)
    const answer = await confirm(await deliveredCode())
    expect(answer.body.mail_arrived_at).toBe(site.clock.now.toISOString())
    expect((await itemsByKey()).surat.done).toBe(true)
  })

  test('goes to another address as well', async () => {
    expect((await send('sekretariat@lsk.example')).body.email).toBe('sekretariat@lsk.example')
    expect((await site.deliverMails()).map(({ to }) => to)).toEqual(['sekretariat@lsk.example'])
    expect((await send('bukan alamat')).status).toBe(422)
  })

  test('has not arrived with a wrong code, and its code counts once', async () => {
    await send()
    const code = await deliveredCode()
    const wrong = await confirm(another(code))
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']])
    expect((await confirm(code)).status).toBe(200)
    expect((await confirm(code)).status).toBe(422)
  })

  test('has a code for some minutes, and a newer one replaces it', async () => {
    await send()
    const first = await deliveredCode()
    await send()
    const second = await deliveredCode()
    if (first !== second) expect((await confirm(first)).status).toBe(422)
    later(site, serverLimits.setupMailMinutes * 60)
    expect((await confirm(second)).body.errors.code[0]).toContain('tidak berlaku')
  })

  test('is not guessed, and not sent without end', async () => {
    await send()
    const tries = await Promise.all(Array.from({ length: 12 }, () => confirm('12345x')))
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(1)
    const sent = await Promise.all(Array.from({ length: 6 }, () => send()))
    expect(sent.some(({ status }) => status === 429)).toBe(true)
  })

  test('keeps no readable code in the database', async () => {
    await send()
    const code = await deliveredCode()
    const { rows } = await sql<{ row: string }>`select to_jsonb(portal)::text as row from portal`.execute(site.db)
    expect(rows[0]?.row).not.toContain(code)
  })
})

describe('the opening', () => {
  test('is refused while body and mail are missing, and names them', async () => {
    const refused = await open()
    expect([refused.status, refused.body.errors.data]).toEqual([409, ['Data lembaga', 'Surat uji sampai']])
    const { opened_at } = await site.db.selectFrom('portal').select('opened_at').executeTakeFirstOrThrow()
    expect(opened_at).toBeNull()
  })

  test('happens once, also of two at once, and stands in the log', async () => {
    await fillBody()
    await site.db.updateTable('portal').set({ mail_arrived_at: site.clock.now }).execute()
    const both = await Promise.all([open(), open()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const moment = both[0]?.body.opened_at
    later(site, 60)
    expect((await open()).body.opened_at).toBe(moment)
    const log = await site.db.selectFrom('audit_log').select('id').where('action', '=', 'buka').execute()
    expect(log).toHaveLength(1)
  })

  test('is for those who manage staff and settings', async () => {
    const { browser: editor } = await staffIn(site, ['konten'])
    expect((await editor.get(SETUP)).status).toBe(200)
    expect((await editor.post(`${SETUP}/buka`)).status).toBe(404)
    expect((await editor.post(`${SETUP}/surat-uji`, {})).status).toBe(404)
  })

  test('announces itself, so that every process lets visitors in', async () => {
    await fillBody()
    await site.db.updateTable('portal').set({ mail_arrived_at: site.clock.now }).execute()
    await open()
    await expect.poll(async () => (await site.app.server.inject('/daftar-skema')).statusCode).toBe(200)
  })
})

describe('the readiness', () => {
  test('is read from the records', async () => {
    expect(await itemsByKey()).toMatchObject({
      lembaga: { done: false, is_required: true, where: '/admin/penyiapan/lembaga' },
      dua_faktor: { done: true },
      hari_libur: { done: false, count: 1 },
      skema: { done: false, count: 0 },
      tuk: { done: false, count: 0 },
      orang_kedua: { done: false },
    })
    await fillBody()
    await makeVenue(site.db, {})
    await makeScheme(site.db, {})
    // Of next year the built-in list knows only those that fall on the same day every year.
    await sql`insert into holidays (tanggal, nama)
      select date '2027-02-01' + n, 'Libur ' || n from generate_series(1, 5) as n`.execute(site.db)
    await sql`insert into backups (at) values (now())`.execute(site.db)
    expect(await itemsByKey()).toMatchObject({
      lembaga: { done: true },
      tuk: { done: true, count: 1 },
      hari_libur: { done: true, count: 2 },
      skema: { done: false, detail: '1 skema terbit tanpa dokumen regulasi.' },
      cadangan: { done: true },
    })
  })

  test('takes a decision against a bank account, and takes it back', async () => {
    const decide = (tanpa_rekening: boolean) => browser.put(`${SETUP}/tanpa-rekening`, { tanpa_rekening })
    expect((await itemsByKey()).rekening.done).toBe(false)
    expect((await decide(true)).body.tanpa_rekening).toBe(true)
    expect((await itemsByKey()).rekening.done).toBe(true)
    await decide(false)
    expect((await itemsByKey()).rekening.done).toBe(false)
  })
})
