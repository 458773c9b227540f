import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeArticle, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { bankStaff, makeItem } from '../../../../tests/items.ts'
import { PROBLEMS } from '../../../problems.ts'

const REGULATIONS = '/admin-api/aturan'
const CHANGES = '/admin-api/perubahan-aturan'
const ITEMS = '/admin-api/aturan-soal'
const NOW = new Date('2026-11-20T03:00:00Z')

type Staff = Awaited<ReturnType<typeof staffIn>>
type Place = { id: number; jenis: string; kunci: string; judul: string; sebutan: string[]; status: string }

let site: TestApp
let owner: Staff
let keeper: Staff

beforeAll(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
  await makeScheme(site.db)
  owner = await staffIn(site, ['mutu'])
  keeper = await bankStaff(site)
})
beforeEach(() => {
  site.clock.now = NOW
})

const known = async (nomor: string, tahun: number): Promise<number> => {
  const where = site.db.selectFrom('regulations').select('id').where('nomor', '=', nomor).where('tahun', '=', tahun)
  return (await where.executeTakeFirstOrThrow()).id
}

let nextNumber = 70

/** An article with a sentence. */
const write = (title: string, words: string) =>
  makeArticle(site.db, { slug: `artikel-${nextNumber++}`, title, content: `<p>${words}</p>` })

const given = (more: object = {}) => ({
  ...{ jenis: 'pp', instansi: '', nomor: `${nextNumber++}`, tahun: 2026, tentang: 'Perubahan atas aturan lama' },
  ...{ nama_lain: [], berlaku_sejak: '', tautan: '', owner_id: owner.account.id, tinjau_pada: '2027-05-01' },
  ...more,
})

async function make(more: object = {}) {
  const { status, body, text } = await owner.browser.post(REGULATIONS, given(more))
  if (status !== 201) throw new Error(text)
  return body
}

/** A regulation that nobody else names, with a change of it by another. */
async function changed(more: object = {}) {
  const [former, next] = [await make(), await make()]
  return { former, next, change: (await change(next.id, former.id, more)).body }
}

const change = (regulation_id: number, changed_id: number, more: object = {}) =>
  owner.browser.post(CHANGES, {
    ...{ regulation_id, changed_id, cara: 'mengubah', owner_id: owner.account.id, batas: '2026-12-20' },
    ...more,
  })

/** Takes a transition with the version that the record has now. */
async function take({ browser }: Pick<Staff, 'browser'>, path: string, way: string, more: object = {}) {
  const { version } = (await browser.get(path)).body
  return browser.post(`${path}/${way}`, { version, ...more })
}

const VERDICT = { putusan: 'tetap', catatan: 'Masih benar.' }

describe('the register', () => {
  test('has what the program speaks of from the first day, and what had changed before', async () => {
    const { data, total } = (await owner.browser.get(`${REGULATIONS}?perPage=100&sort=tahun`)).body
    expect(total).toBe(10)
    const law = data.find(({ nomor, tahun }: { nomor: string; tahun: number }) => nomor === '32' && tahun === 2009)
    expect(law).toMatchObject({ jenis: 'uu', cara: 'mengubah', owner_id: null, tinjau_pada: null })
    const page = (await owner.browser.get(`${REGULATIONS}/${law.id}`)).body
    expect(page.diubah_oleh).toMatchObject([
      { cara: 'mengubah', status: 'selesai', aturan: { nomor: '6', tahun: 2023 } },
    ])
  })

  test('takes another one, whose name is complete and new, and leaves those of the program their names', async () => {
    const minister = await owner.browser.post(REGULATIONS, given({ jenis: 'permen' }))
    expect(Object.keys(minister.body.errors)).toEqual(['instansi'])
    const once = given({ jenis: 'permen', instansi: 'Lingkungan Hidup' })
    expect((await owner.browser.post(REGULATIONS, once)).status).toBe(201)
    expect(Object.keys((await owner.browser.post(REGULATIONS, once)).body.errors)).toEqual(['nomor'])
    for (const [field, value] of [
      ['tinjau_pada', '2026-11-20'],
      ['owner_id', keeper.account.id],
      ['nomor', '22/2021'],
      ['tautan', 'javascript:alert(1)'],
    ] as const)
      expect(Object.keys((await owner.browser.post(REGULATIONS, given({ [field]: value }))).body.errors)).toEqual([
        field,
      ])
    const id = await known('27', 2022)
    const { version } = (await owner.browser.get(`${REGULATIONS}/${id}`)).body
    const pdp = given({ jenis: 'uu', nomor: '27', tahun: 2022, tentang: 'Pelindungan Data Pribadi', version })
    const renamed = await owner.browser.put(`${REGULATIONS}/${id}`, { ...pdp, nomor: '28' })
    expect(Object.keys(renamed.body.errors)).toEqual(['nomor'])
    const kept = await owner.browser.put(`${REGULATIONS}/${id}`, { ...pdp, tautan: 'https://jdih.example/uu-27-2022' })
    expect([kept.status, kept.body.owner_id]).toEqual([200, owner.account.id])
  })

  test('is looked at again by a day, with what was found', async () => {
    const { id } = await make()
    const early = await take(owner, `${REGULATIONS}/${id}`, 'tinjau', {
      catatan: 'Berlaku.',
      tinjau_pada: '2026-11-20',
    })
    expect(Object.keys(early.body.errors)).toEqual(['tinjau_pada'])
    const seen = { catatan: 'Masih berlaku menurut naskah resminya.', tinjau_pada: '2027-11-20' }
    const reviewed = await take(owner, `${REGULATIONS}/${id}`, 'tinjau', seen)
    expect(reviewed.body).toMatchObject({ ...seen, reviewed_by_name: owner.account.name })
  })

  test('shows every place that names a regulation today, by its own words', async () => {
    const { id, nomor } = await make()
    await write('Aturan baru', `Menurut PP&nbsp;No. <b>${nomor}</b> Tahun 2026.`)
    await write('Bukan', `PP ${nomor}1/2026 dan halaman ${nomor} tahun 2026.`)
    const { body } = await owner.browser.get(`${REGULATIONS}/${id}/tempat`)
    expect(body).toMatchObject([{ jenis: 'artikel', judul: 'Aturan baru', sebutan: [`PP No. ${nomor} Tahun 2026`] }])
    const pdp = (await owner.browser.get(`${REGULATIONS}/${await known('27', 2022)}/tempat`)).body as Place[]
    expect(pdp.map(({ jenis, judul }) => `${jenis}: ${judul}`)).toEqual(
      expect.arrayContaining([
        'program: Kebijakan privasi bawaan',
        'dasar_aturan: Pemrosesan dan persetujuan data pribadi',
      ]),
    )
  })
})

describe('a change', () => {
  test('lists what names the former one, and is finished once each is reviewed', async () => {
    const [former, next] = [await make(), await make()]
    const words = `Lihat Peraturan Pemerintah Nomor ${former.nomor} Tahun 2026.`
    for (const title of ['Satu', 'Dua']) await write(title, words)
    const { status, body } = await change(next.id, former.id)
    expect([status, body.jumlah_tempat, body.jumlah_belum]).toEqual([201, 2, 2])
    const path = `${CHANGES}/${body.id}`
    const [one, two] = body.tempat as [Place, Place]
    const unfinished = await take(owner, path, 'selesai')
    expect(unfinished.body.message).toBe(PROBLEMS.REGULATION_PLACES_OPEN.message)
    const judged = await take(owner, path, 'tempat', { tempat: [one.id], ...VERDICT })
    expect(judged.body.tempat.find(({ id }: Place) => id === one.id)).toMatchObject({
      ...{ status: 'tetap', catatan: VERDICT.catatan, reviewed_by_name: owner.account.name },
    })
    await write('Tiga', words)
    await take(owner, path, 'tempat', { tempat: [two.id], putusan: 'diubah', catatan: '' })
    expect((await take(owner, path, 'selesai')).body.message).toBe(PROBLEMS.REGULATION_PLACES_OPEN.message)
    const again = (await take(owner, path, 'cari')).body
    expect(again.tempat.map(({ judul, status: is }: Place) => [judul, is])).toEqual([
      ['Dua', expect.any(String)],
      ['Satu', expect.any(String)],
      ['Tiga', 'belum_ditinjau'],
    ])
    const last = again.tempat.find(({ judul }: Place) => judul === 'Tiga').id
    await take(owner, path, 'tempat', { tempat: [last], ...VERDICT })
    expect((await take(owner, path, 'selesai')).body).toMatchObject({
      ...{ status: 'selesai', jumlah_belum: 0, finished_by_name: owner.account.name },
    })
    for (const [way, more] of [
      ['cari', {}],
      ['tempat', { tempat: [last], ...VERDICT }],
      ['selesai', {}],
    ] as const)
      expect((await take(owner, path, way, more)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('is of two regulations, once, and its day lies ahead', async () => {
    const { former, next } = await changed()
    expect(Object.keys((await change(next.id, former.id)).body.errors)).toEqual(['changed_id'])
    expect(Object.keys((await change(next.id, next.id)).body.errors)).toEqual(['changed_id'])
    expect(Object.keys((await change(999_999, next.id)).body.errors)).toEqual(['regulation_id'])
    expect(Object.keys((await change(former.id, next.id, { batas: '2026-11-19' })).body.errors)).toEqual(['batas'])
  })

  test('takes no verdict on a place of another change', async () => {
    const { change: one } = await changed()
    const { former } = await changed()
    await write('Lain', `PP ${former.nomor}/2026`)
    const other = (await change((await make()).id, former.id)).body
    const strange = await take(owner, `${CHANGES}/${one.id}`, 'tempat', { tempat: [other.tempat[0].id], ...VERDICT })
    expect(Object.keys(strange.body.errors)).toEqual(['tempat'])
  })

  test('is nobody else’s', async () => {
    const { former, change: one } = await changed()
    const clerk = await staffIn(site, ['verifikasi'])
    for (const path of [REGULATIONS, CHANGES, `${REGULATIONS}/${former.id}/tempat`, `${CHANGES}/${one.id}`])
      expect((await clerk.browser.get(path)).status).toBe(404)
  })
})

describe('the bank of items', () => {
  test('is searched by those who keep it, each opening recorded; all others see a number', async () => {
    const next = await make()
    const { id } = await makeItem(site, (await makeAccount(site.db)).id, { status: 'dirilis' })
    const made = (await change(next.id, await known('22', 2021))).body
    const path = `${CHANGES}/${made.id}`
    expect([made.items_searched_at, made.jumlah_soal]).toEqual([null, 0])
    const places = made.tempat.map((one: Place) => one.id)
    await take(owner, path, 'tempat', { tempat: places, ...VERDICT })
    expect((await take(owner, path, 'selesai')).body.message).toBe(PROBLEMS.REGULATION_ITEMS_OPEN.message)
    expect((await owner.browser.get(`${ITEMS}/${made.id}`)).status).toBe(404)
    const { antrean } = (await keeper.browser.get('/admin-api/meja')).body
    expect(antrean.find(({ key }: { key: string }) => key === 'aturan_soal')).toBeDefined()

    const searched = await take(keeper, `${ITEMS}/${made.id}`, 'cari')
    expect(searched.body.tempat).toMatchObject([{ jenis: 'soal', kunci: `${id}`, status: 'belum_ditinjau' }])
    const opened = await site.db
      .selectFrom('item_openings')
      .select(['user_id', 'cara'])
      .where('item_id', '=', id)
      .execute()
    expect(opened).toEqual([{ user_id: keeper.account.id, cara: 'cari' }])

    const seen = (await owner.browser.get(path)).body
    expect([
      seen.jumlah_soal,
      seen.jumlah_soal_belum,
      seen.tempat.some(({ jenis }: Place) => jenis === 'soal'),
    ]).toEqual([1, 1, false])
    const [item] = searched.body.tempat
    const sly = await take(owner, path, 'tempat', { tempat: [item.id], ...VERDICT })
    expect(Object.keys(sly.body.errors)).toEqual(['tempat'])
    const judged = await take(keeper, `${ITEMS}/${made.id}`, 'tempat', { tempat: [item.id], ...VERDICT })
    expect(judged.body.menunggu).toBe(false)
    expect((await take(owner, path, 'selesai')).body.status).toBe('selesai')
  })

  test('stays closed to those who have not signed its secrecy', async () => {
    const { change: one } = await changed()
    const unsigned = await staffIn(site, ['soal'])
    const { body } = await take(unsigned, `${ITEMS}/${one.id}`, 'cari')
    expect(body.message).toBe(PROBLEMS.ITEMS_UNSIGNED.message)
  })
})

describe('what a demand stands on', () => {
  const basis = async (key: string) => {
    const all = (await owner.browser.get('/dasar-aturan')).body
    return all.find(({ dasar }: { dasar: string }) => dasar === key).aturan[0]
  }

  test('is said to everybody with the article, and with what changed it from the day on which that holds', async () => {
    expect(await basis('pemeliharaan')).toMatchObject({
      nama: 'Permen LHK 18/2021',
      pasal: 'Pasal 29',
      perubahan: null,
    })
    const ministry = { jenis: 'permen', instansi: 'Lingkungan Hidup', nomor: '5', tahun: 2026 }
    const next = await make({ ...ministry, berlaku_sejak: '2026-12-01' })
    await change(next.id, await known('18', 2021))
    expect((await basis('pemeliharaan')).perubahan).toBeNull()
    site.clock.now = new Date('2026-12-01T03:00:00Z')
    expect((await basis('pemeliharaan')).perubahan).toBe('sebagaimana diubah dengan Permen LH 5/2026')
  })
})
