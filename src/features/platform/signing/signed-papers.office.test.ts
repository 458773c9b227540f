import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { candidate, makeDecision } from '../../../../tests/exams.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { textIn } from '../../../../tests/pdf-reading.ts'
import { pdfsigVerdicts } from '../../../../tests/pdf-signatures.ts'
import { notifyCase } from '../../../../tests/sanctions.ts'
import { readPdfSignature } from '../../../lib/signing/pdf-signature.ts'
import { paperByHash } from '../../certification/holders/document-queries.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const YEARS_MS = 366 * 86_400_000

let site: TestApp
let decider: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
})
beforeEach(() => {
  site.clock.now = NOW
})

async function fetched(browser: Browser, url: string) {
  const headers = { accept: 'application/pdf', cookie: browser.cookieHeader }
  const { statusCode, rawPayload } = await site.app.server.inject({ url, headers })
  return { status: statusCode, bytes: rawPayload }
}

const certificateOf = ({ who, id }: Granted) => fetched(who.browser, `/user-training/${id}/sertifikat.pdf`)

async function statusLetter({ who, certificate }: Granted) {
  const { body } = await who.browser.post(`/sertifikat-saya/${certificate.id}/surat-status`)
  return fetched(who.browser, `/surat-status/${body.id}/surat.pdf`)
}

async function resultReport() {
  const who = await candidate(site, { tahap: 'belum_kompeten', since: NOW.toISOString() })
  const deciderId = (await makeAccount(site.db, { role: 'administrator' })).id
  await makeDecision(site.db, who.id, deciderId, { failed: [], at: NOW.toISOString() })
  return { url: `/user-training/${who.id}/hasil.pdf`, browser: who.browser }
}

async function sanctionLetter() {
  const { id: certificate } = await makeCertificate(site.db, { nama: 'Contoh Lama' })
  const { id } = await notifyCase(decider, certificate)
  return { url: `/admin-api/sanksi/${id}/surat.pdf`, browser: decider }
}

const found = (bytes: Uint8Array) => site.client.findPaper({ sha256: createHash('sha256').update(bytes).digest('hex') })

describe('every kind of signed paper', () => {
  const kinds: [string, () => Promise<{ status: number; bytes: Buffer }>][] = [
    ['a certificate', async () => certificateOf(await grantCertificate(site, decider))],
    ['a status letter', async () => statusLetter(await grantCertificate(site, decider))],
    ['a result', async () => resultReport().then(({ browser, url }) => fetched(browser, url))],
    ['a letter on a sanction', async () => sanctionLetter().then(({ browser, url }) => fetched(browser, url))],
  ]
  test.each(kinds)('%s is valid for pdfsig and the checker, and broken after one changed byte', async (_kind, make) => {
    const { status, bytes } = await make()
    expect(status).toBe(200)
    expect(pdfsigVerdicts(bytes)).toEqual(['valid'])
    expect(await readPdfSignature(bytes)).toMatchObject({ state: 'intact', nama: 'LSK Contoh', coversAll: true })
    expect((await found(bytes)).tanda_tangan).toMatchObject({ nama: 'LSK Contoh', milik_sistem: true })
    expect((await textIn(bytes)).replace(/\s+/g, ' ')).toContain('dengan sertifikat milik sistem ini')
    const changed = Buffer.from(bytes)
    const at = changed.indexOf('/Producer')
    changed[at + 12] = (changed[at + 12] ?? 0) ^ 1
    expect(pdfsigVerdicts(changed)).toEqual(['broken'])
    expect(await readPdfSignature(changed)).toEqual({ state: 'broken' })
  })

  test.each(kinds)('%s: one flipped bit in each of 200 random places is found', async (_kind, make) => {
    const { bytes } = await make()
    const missed: number[] = []
    for (let turn = 0; turn < 200; turn += 1) {
      const bit = Math.floor(Math.random() * bytes.length * 8)
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const isKnown = await paperByHash(site.db, createHash('sha256').update(changed).digest('hex'))
      // The same digit in another case leaves the signature what it is: the hash finds it all the same.
      const isWell = (await readPdfSignature(changed)).state === 'intact' && !isInHex(bytes, bit >> 3)
      if (isKnown || isWell) missed.push(bit)
    }
    expect(missed).toEqual([])
  })

  test.each([
    ['a result', resultReport],
    ['a letter on a sanction', sanctionLetter],
  ])('%s has the same bytes every time, whenever it is asked for', async (_kind, make) => {
    const { browser, url } = await make()
    const first = await fetched(browser, url)
    site.clock.now = new Date(NOW.getTime() + 60_000)
    const second = await fetched(browser, url)
    expect([first.status, first.bytes.equals(second.bytes)]).toEqual([200, true])
  })
})

/** Tells whether a place lies in the signature's hexadecimal digits, where 'a' and 'A' are the same. */
function isInHex(bytes: Buffer, at: number): boolean {
  const [, length = 0, behind = 0] =
    /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)/.exec(bytes.toString('latin1'))?.map(Number) ?? []
  return at >= length && at < behind
}

test('a paper issued again is signed too, and the one before stays valid', async () => {
  const one = await grantCertificate(site, decider)
  const before = await certificateOf(one)
  const { version } = (await decider.get(`/admin-api/sertifikat/${one.certificate.id}`)).body
  const asked = { version, alasan: 'Salah tulis pada nama.' }
  expect((await decider.post(`/admin-api/sertifikat/${one.certificate.id}/cetak-ulang`, asked)).status).toBe(200)
  const after = await certificateOf(one)
  expect(before.bytes.equals(after.bytes)).toBe(false)
  expect([...pdfsigVerdicts(before.bytes), ...pdfsigVerdicts(after.bytes)]).toEqual(['valid', 'valid'])
  expect([(await found(before.bytes)).berlaku, (await found(after.bytes)).berlaku]).toEqual([false, true])
})

test('a paper from before the signatures stays genuine and says nothing of one', async () => {
  const sha256 = 'b'.repeat(64)
  await makeCertificate(site.db, { papers: [sha256] })
  expect(await site.client.findPaper({ sha256 })).toMatchObject({ berlaku: true, tanda_tangan: null })
})

test('the root of the system’s own authority is there for readers', async () => {
  await certificateOf(await grantCertificate(site, decider))
  const { statusCode, headers } = await site.app.server.inject({ url: '/tanda-tangan/akar.crt' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pkix-cert'])
})

describe('without a signer', () => {
  const desk = async () => {
    const { browser } = await staffIn(site, ['pengguna'])
    const { antrean } = (await browser.get('/admin-api/meja')).body
    return antrean.find(({ key }: { key: string }) => key === 'dokumen_menunggu_tanda_tangan')?.jumlah
  }

  test('nothing is issued unsigned: it waits, the desk says so, and it goes on by itself', async () => {
    // What earlier papers still wait for is done.
    await site.deliverMails()
    const one = await grantCertificate(site, decider)
    const until = (valid_until: Date) =>
      site.db
        .updateTable('signing_certificates')
        .set({ valid_from: new Date(NOW.getTime() - YEARS_MS), valid_until })
        .where('jenis', '=', 'sendiri')
        .execute()
    await until(NOW)
    await site.deliverMails()
    const { status, bytes } = await certificateOf(one)
    expect([status, JSON.parse(String(bytes)).message]).toEqual([503, expect.stringContaining('menunggu tanda tangan')])
    const paper = () =>
      site.db
        .selectFrom('certificate_papers')
        .select(['file_id', 'signed_by'])
        .where('certificate_id', '=', one.certificate.id)
        .executeTakeFirstOrThrow()
    expect(await paper()).toEqual({ file_id: null, signed_by: null })
    expect(await desk()).toBe(1)
    await until(new Date(NOW.getTime() + YEARS_MS))
    await site.deadlines()
    expect(await paper()).toEqual({ file_id: expect.any(String), signed_by: expect.any(Number) })
    expect(await desk()).toBeUndefined()
    expect(pdfsigVerdicts((await certificateOf(one)).bytes)).toEqual(['valid'])
  })

  test('the system’s own certificate is followed by the next 60 days before it ends; earlier papers stay valid', async () => {
    const one = await grantCertificate(site, decider)
    const before = await certificateOf(one)
    const rows = () =>
      site.db.selectFrom('signing_certificates').select(['id', 'retired_at']).where('jenis', '=', 'sendiri').execute()
    const known = (await rows()).length
    const end = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
    const endIn = (days: number) =>
      site.db
        .updateTable('signing_certificates')
        .set({ valid_until: end(days) })
        .where('retired_at', 'is', null)
        .where('jenis', '=', 'sendiri')
        .execute()
    await endIn(61)
    await site.deadlines()
    expect(await rows()).toHaveLength(known)
    await endIn(59)
    await site.deadlines()
    await site.deadlines()
    expect(await rows()).toHaveLength(known + 1)
    expect(pdfsigVerdicts(before.bytes)).toEqual(['valid'])
    expect((await found(before.bytes)).tanda_tangan).not.toBeNull()
  })
})
