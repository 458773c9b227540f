import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../../tests/accounts.ts'
import { makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import {
  manifestOf,
  outcomes,
  qtiItem,
  qtiStimulus,
  responseOf,
  rowsOf,
  type Sent,
  sendItems,
  zipOf,
} from '../../../../../tests/item-packages.ts'
import { bankStaff, choiceContent, makeItem, UNIT } from '../../../../../tests/items.ts'
import { PROBLEMS } from '../../../../problems.ts'

const ITEMS = '/admin-api/soal'
const TAKE_OUT = '/admin-api/ekspor-soal.zip'
/** A word that stands in nothing but what is secret. */
const MARK = 'zarahemlaqu'
const FIELDS = { unit: UNIT, tingkat: 'terapkan', sumber: `${MARK} sumber`, tanggal_sumber: '2026-10-01' }

let site: TestApp
let author: Awaited<ReturnType<typeof bankStaff>>
let other: Awaited<ReturnType<typeof bankStaff>>

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeScheme(site.db)
  author = await bankStaff(site)
  other = await bankStaff(site)
})

const send = (browser: Browser, bytes: Uint8Array, more: Sent = {}) =>
  sendItems(browser, bytes, { ...more, fields: { ...FIELDS, ...more.fields } })

async function packageAt(browser: Browser, url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await site.app.server.inject({ url, headers: browser.headers() })
  expect(statusCode).toBe(200)
  return rawPayload
}

async function picture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 30, height: 20, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
}

const countItems = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from items`.execute(site.db)
  return rows[0]?.count ?? 0
}

const choiceOf = (soal: string): string =>
  `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>${soal}</qti-prompt><qti-simple-choice identifier="A">${MARK} benar</qti-simple-choice><qti-simple-choice identifier="B">salah</qti-simple-choice></qti-choice-interaction>`

/** Two items on one stimulus with a picture, and one that is refused. */
const bundle = async (word: string): Promise<Buffer> =>
  zipOf({
    'imsmanifest.xml': manifestOf(
      ['a.xml', 'b.xml', 'c.xml'],
      '<resource identifier="S" type="imsqti_stimulus_xmlv3p0" href="s/s.xml"><file href="s/s.xml"/><file href="s/peta.png"/></resource>',
    ),
    ...Object.fromEntries(
      ['a', 'b'].map((name) => [
        `${name}.xml`,
        qtiItem({
          identifier: name,
          before: '<qti-assessment-stimulus-ref identifier="S" href="s/s.xml"/>',
          body: choiceOf(
            `${MARK} ${word} ${name === 'a' ? 'siapa pemegang izin bendungan' : 'berapa debit andalan sungai'}?`,
          ),
        }),
      ]),
    ),
    'c.xml': qtiItem({ identifier: 'c', body: '<qti-order-interaction response-identifier="RESPONSE"/>' }),
    's/s.xml': qtiStimulus(`<p>${MARK} ${word}</p><p><img src="peta.png" alt="${MARK} peta"/></p>`),
    's/peta.png': await picture(),
  })

describe('a package', () => {
  test('is looked at first: nothing comes in, and each item has its sentence', async () => {
    const before = await countItems()
    const answer = await send(author.browser, await bundle('satu'))
    expect(answer.status).toBe(200)
    expect(outcomes(answer)).toEqual(['diterima', 'diterima', 'ditolak'])
    expect(rowsOf(answer)[2]).toMatchObject({ nama: 'c.xml', pesan: ['Interaksi mengurutkan (order) tidak dikenal.'] })
    expect(answer.text).not.toContain(MARK)
    expect(await countItems()).toBe(before)
  })

  test('comes in as drafts of whoever sent it, with its stimulus once, and a second time not at all', async () => {
    const before = await countItems()
    const answer = await send(author.browser, await bundle('dua'), { masukkan: true })
    expect(outcomes(answer)).toEqual(['masuk', 'masuk', 'ditolak'])
    const [first, second] = rowsOf(answer).map(({ item_id }) => item_id)
    const shown = (await other.browser.get(`${ITEMS}/${first}`)).body
    expect(shown).toMatchObject({
      ...{
        status: 'rancangan',
        versi: 1,
        author_id: author.account.id,
        dapat_diubah: false,
        unit: UNIT,
        tingkat: 'terapkan',
      },
      ...{ sumber: `${MARK} sumber`, tanggal_sumber: '2026-10-01', poin: 1 },
      isi: {
        jenis: 'pilihan_ganda',
        pilihan: [
          { teks: `${MARK} benar`, benar: true },
          { teks: 'salah', benar: false },
        ],
      },
      stimulus: { teks: `<p>${MARK} dua</p>`, keterangan_gambar: `${MARK} peta`, bergambar: true },
    })
    expect((await other.browser.get(`${ITEMS}/${second}`)).body.stimulus_id).toBe(shown.stimulus_id)
    const image = await other.browser.get(`/admin-api/stimulus/${shown.stimulus_id}/gambar`)
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp'])
    const again = await send(author.browser, await bundle('dua'), { masukkan: true })
    expect(outcomes(again)).toEqual(['sudah_ada', 'sudah_ada', 'ditolak'])
    expect(rowsOf(again).map(({ item_id }) => item_id)).toEqual([first, second, null])
    expect(await countItems()).toBe(before + 2)
  })

  test('sent twice under one key comes in once, with the same answer', async () => {
    const before = await countItems()
    const bytes = await bundle('tiga')
    const asked = { masukkan: true, headers: { 'idempotency-key': 'impor-soal-1' } }
    const first = await send(author.browser, bytes, asked)
    const second = await send(author.browser, bytes, asked)
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(outcomes(first)).toEqual(['masuk', 'masuk', 'ditolak'])
    expect(await countItems()).toBe(before + 2)
  })

  test('sent twice at one moment comes in once', async () => {
    const before = await countItems()
    const bytes = await bundle('empat')
    const answers = await Promise.all([author, other].map(({ browser }) => send(browser, bytes, { masukkan: true })))
    expect(
      answers
        .map(outcomes)
        .map((all) => all[0])
        .toSorted(),
    ).toEqual(['masuk', 'sudah_ada'])
    expect(await countItems()).toBe(before + 2)
  })

  test('points out what is like it in its unit', async () => {
    const { id } = await makeItem(site, other.account.id, {
      isi: choiceContent('Siapakah pemrakarsa bendungan yang memegang izin lingkungan?'),
    })
    const choices = ['Dampak potensial', 'Dampak sisa', 'Biaya pemantauan', 'Jadwal sidang'].map(
      (teks, at) => `<qti-simple-choice identifier="C${at}">${teks}</qti-simple-choice>`,
    )
    const body = `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Siapa pemrakarsa bendungan yang memegang izin lingkungan?</qti-prompt>${choices.join('')}</qti-choice-interaction>`
    const item = qtiItem({ body, declared: responseOf('single', 'identifier', ['C0']) })
    const answer = await send(author.browser, Buffer.from(item), { name: 'butir.xml' })
    expect(rowsOf(answer)[0]).toMatchObject({ nama: 'butir.xml', hasil: 'diterima' })
    expect(rowsOf(answer)[0]?.serupa[0]).toMatchObject({ item_id: id, versi: 1, status: 'rancangan' })
  })

  test('with the same item twice takes one of them', async () => {
    const body = choiceOf('Kembar?')
    const bytes = await zipOf({
      'imsmanifest.xml': manifestOf(['x.xml', 'y.xml']),
      'x.xml': qtiItem({ identifier: 'x', body }),
      'y.xml': qtiItem({ identifier: 'y', body }),
    })
    const rows = rowsOf(await send(author.browser, bytes))
    expect(rows.map(({ hasil, pesan }) => [hasil, pesan])).toEqual([
      ['diterima', []],
      ['ditolak', ['Isinya sama dengan x.xml di berkas ini.']],
    ])
  })

  test('whose picture is none refuses the items that need it, and takes the others', async () => {
    const bytes = await zipOf({
      'imsmanifest.xml': manifestOf(['x.xml', 'y.xml']),
      'x.xml': qtiItem({ identifier: 'x', body: `<p><img src="p.png" alt="Peta"/></p>${choiceOf('Bergambar?')}` }),
      'y.xml': qtiItem({ identifier: 'y', body: choiceOf('Tanpa gambar?') }),
      'p.png': 'bukan gambar',
    })
    const rows = rowsOf(await send(author.browser, bytes, { masukkan: true }))
    expect(rows.map(({ hasil }) => hasil)).toEqual(['ditolak', 'masuk'])
    expect(rows[0]?.pesan[0]).toMatch(/^Gambar p\.png: /)
  })

  test('of no published unit, or without defaults, is refused beside the field', async () => {
    const file = Buffer.from(qtiItem({ body: choiceOf('Unit lain?') }))
    const answer = await send(author.browser, file, { fields: { unit: 'Menebak' } })
    expect(rowsOf(answer)[0]?.pesan).toEqual(['Unit kompetensinya tidak ada pada versi skema yang terbit.'])
    const refused = await send(author.browser, file, { fields: { sumber: '', tingkat: 'hafal' } })
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['sumber', 'tingkat']])
  })
})

describe('a package that goes out', () => {
  test('asks for the password, notes each opening, and comes in again as what is there already', async () => {
    const { browser } = await bankStaff(site)
    const rows = rowsOf(await send(browser, await bundle('keluar'), { masukkan: true }))
    const ids = rows.flatMap(({ item_id }) => (item_id === null ? [] : [item_id]))
    const url = `${TAKE_OUT}?id=${ids.join(',')}`
    expect((await browser.get(url)).body.message).toBe(PROBLEMS.CONFIRM_PASSWORD.message)
    await confirmPassword(browser)
    const answer = await browser.get(url)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      ...[200, 'application/zip', 'no-store'],
    ])
    const bytes = await packageAt(browser, url)
    const { pembukaan, stimulus_id } = (await browser.get(`${ITEMS}/${ids[0]}`)).body
    expect(pembukaan.map(({ cara }: { cara: string }) => cara)).toEqual(['layar', 'ekspor', 'ekspor'])
    const { pembukaan: ofStimulus } = (await browser.get(`/admin-api/stimulus/${stimulus_id}`)).body
    expect(ofStimulus).toHaveLength(3)
    const again = await send(browser, bytes, { fields: { tingkat: 'ingat', sumber: 'Lain' } })
    expect(outcomes(again)).toEqual(['sudah_ada', 'sudah_ada'])
    expect((await browser.get(`${TAKE_OUT}?id=99999`)).status).toBe(422)
  })

  test('is chosen by filters too', async () => {
    const { browser } = await bankStaff(site)
    await confirmPassword(browser)
    const { id } = await makeItem(site, author.account.id, { isi: { jenis: 'isian', soal: 'Apa?', ejaan: ['KLHS'] } })
    const rows = rowsOf(await send(browser, await packageAt(browser, `${TAKE_OUT}?jenis=isian&unit=${UNIT}`)))
    expect(rows.map(({ jenis, hasil, item_id }) => [jenis, hasil, item_id])).toEqual([['isian', 'sudah_ada', id]])
  })
})

describe('the bank', () => {
  test('is closed for both to those without the permission, or who have not signed', async () => {
    const unsigned = (await staffIn(site, ['soal'])).browser
    const outsider = (await staffIn(site, ['konten', 'pengguna', 'laporan'])).browser
    for (const browser of [unsigned, outsider]) await confirmPassword(browser)
    const bytes = await bundle('lima')
    expect((await send(unsigned, bytes)).body.message).toBe(PROBLEMS.ITEMS_UNSIGNED.message)
    expect((await unsigned.get(TAKE_OUT)).body.message).toBe(PROBLEMS.ITEMS_UNSIGNED.message)
    expect((await send(outsider, bytes, { masukkan: true })).status).toBe(404)
    expect((await outsider.get(TAKE_OUT)).status).toBe(404)
  })

  test('keeps nothing of what came in where it is not sealed', async () => {
    const { rows } = await sql<{ tabel: string }>`
      select table_name as tabel from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(site.db)
    const leaks: string[] = []
    for (const { tabel } of rows) {
      const found =
        await sql`select from ${sql.table(tabel)} as one where one::text ilike ${`%${MARK}%`} limit 1`.execute(site.db)
      if (found.rows.length > 0) leaks.push(tabel)
    }
    expect(leaks).toEqual([])
    const logged = await sql<{
      label: string
    }>`select label from audit_log where action in ('impor', 'ekspor') and noun = 'soal'`.execute(site.db)
    expect(logged.rows.map(({ label }) => label)).toContain('2 soal dari berkas')
    expect(logged.rows.map(({ label }) => label)).toContain('Ekspor 2 soal')
  })
})
