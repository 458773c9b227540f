import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { formTable, makeBank, makeBlueprint, makeForm } from '../../../../tests/exam-forms.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { PROBLEMS } from '../../../problems.ts'

const FORMS = '/admin-api/naskah'

let site: TestApp
type Table = Awaited<ReturnType<typeof formTable>>
let author: Table['author']
let second: Table['second']
let page: Table['page']
let move: Table['move']
let ownUnit: Table['ownUnit']
let propose: Table['propose']

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  ;({ author, second, page, move, ownUnit, propose } = await formTable(site))
})

describe('a form from the blueprint', () => {
  test('comes with its parallel one in one step, each as the blueprint says, and its answer tells no item', async () => {
    const { status, body, id } = await propose()
    expect([status, Object.keys(body).sort()]).toEqual([201, ['id', 'version']])
    const shown = await page(author, id)
    expect(shown).toMatchObject({ status: 'rancangan', butir: 2, poin: 10, kekurangan: [], terbuka: true, menit: 60 })
    expect(shown.sel).toEqual([
      { unit: expect.any(String), tingkat: 'ingat', butir: 2, poin: 10, ada: 2, poin_ada: 10 },
    ])
    expect(shown.soal.map(({ poin }: { poin: number }) => poin)).toEqual([5, 5])
    expect(shown.paralel).toEqual([
      { id: id + 1, kode: `N${id}-B`, status: 'rancangan', jangkar: 0, tumpang_tindih: 0 },
    ])
    expect(shown.langkah).toEqual(['ajukan', 'tarik'])
  })

  test('has the anchors in common that were asked for, and says where the bank was too small', async () => {
    const { id } = await propose({ count: 3, jangkar: 1 })
    expect((await page(author, id)).paralel[0]).toMatchObject({ jangkar: 1, tumpang_tindih: 0 })
    const small = await propose({ count: 3 })
    expect((await page(author, small.id)).paralel[0].tumpang_tindih).toBe(1)
  })

  test('is refused with cell, needed and available where the bank lacks items', async () => {
    const { status, body, unit } = await propose({ count: 1 })
    expect([status, body.errors]).toEqual([
      422,
      {
        scheme_version_id: [
          `${unit}, Mengingat: perlu 2 butir, tersedia 1 yang dirilis dan tidak mirip satu sama lain.`,
        ],
      },
    ])
    const none = await author.browser.post(FORMS, { scheme_version_id: 99_999, banyak_naskah: 1, jangkar: 0 })
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['scheme_version_id']])
  })

  test('never has two items that are nearly the same', async () => {
    const unit = ownUnit()
    const version = await makeBlueprint(site, { unit, butir: 2 })
    const [one] = await makeBank(site, author.account.id, { unit, count: 1 })
    const copy = await author.browser.get(`/admin-api/soal/${one?.id}`)
    const form = { ...copy.body, stimulus_id: null, kirim: true }
    const { body } = await second.browser.post('/admin-api/soal', form)
    await site.db.updateTable('item_versions').set({ status: 'dirilis' }).where('item_id', '=', body.id).execute()
    const refused = await author.browser.post(FORMS, { scheme_version_id: version, banyak_naskah: 1, jangkar: 0 })
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('perlu 2 butir, tersedia 1')])
  })

  test('lists what the bank has for each cell of a blueprint', async () => {
    const { version, unit } = await propose({ count: 5 })
    const { body } = await author.browser.get('/admin-api/kisi-kisi')
    const own = body.find(({ id }: { id: number }) => id === version)
    expect(own.sel).toEqual([{ unit, tingkat: 'ingat', butir: 2, poin: 10, tersedia: 5 }])
  })
})

describe('a draft', () => {
  test('changes an item for another of its cell, by choice or the least exposed', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    const before = await page(author, id)
    const choices = (await author.browser.get(`${FORMS}/${id}/pengganti/1`)).body
    expect(choices).toHaveLength(4)
    const { item_version_id } = choices[2]
    const given = { version: before.version, nomor: 1, item_version_id }
    expect((await author.browser.post(`${FORMS}/${id}/ganti-soal`, given)).body).toEqual({
      id,
      version: before.version + 1,
    })
    const after = await page(author, id)
    expect(after.soal[0].item_version_id).toBe(item_version_id)
    expect([after.soal[1].item_id, after.kekurangan]).toEqual([before.soal[1].item_id, []])
    const free = { version: after.version, nomor: 2, item_version_id: null }
    expect((await author.browser.post(`${FORMS}/${id}/ganti-soal`, free)).status).toBe(200)
    const stray = { version: after.version + 1, nomor: 2, item_version_id: 1_000_000 }
    expect((await author.browser.post(`${FORMS}/${id}/ganti-soal`, stray)).status).toBe(422)
  })

  test('gets another order and anchors, and is written over by nobody', async () => {
    const { id } = await propose({ banyak_naskah: 1, butir: 4, count: 4 })
    const { version, soal } = await page(author, id)
    expect((await author.browser.post(`${FORMS}/${id}/urutan`, { version })).status).toBe(200)
    expect((await author.browser.post(`${FORMS}/${id}/urutan`, { version })).body.message).toBe(PROBLEMS.STALE.message)
    const anchored = { version: version + 1, nomor: 2, jangkar: true }
    expect((await author.browser.post(`${FORMS}/${id}/jangkar`, anchored)).status).toBe(200)
    const after = await page(author, id)
    const ids = (items: { item_id: number }[]) => items.map(({ item_id }) => item_id).toSorted()
    expect(ids(after.soal)).toEqual(ids(soal))
    expect(after.soal.map(({ jangkar }: { jangkar: boolean }) => jangkar)).toEqual([false, true, false, false])
  })

  test('is changed by its author alone, and only as long as it is a draft', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    const { version } = await page(author, id)
    for (const [path, given] of [
      ['urutan', {}],
      ['jangkar', { nomor: 1, jangkar: true }],
      ['ganti-soal', { nomor: 1 }],
    ] as const)
      expect((await second.browser.post(`${FORMS}/${id}/${path}`, { version, ...given })).body.message).toBe(
        PROBLEMS.FORM_NOT_YOURS.message,
      )
    expect((await second.browser.get(`${FORMS}/${id}/pengganti/1`)).status).toBe(409)
    await move(author, id, 'ajukan')
    const late = await author.browser.post(`${FORMS}/${id}/urutan`, { version: version + 1 })
    expect(late.body.message).toBe(PROBLEMS.FORM_NOT_YOURS.message)
    const change = site.db.updateTable('exam_form_items').set({ poin: 9 }).where('form_id', '=', id).execute()
    await expect(change).rejects.toThrow(/never change/)
  })

  test('that misses its blueprint cannot be sent', async () => {
    const version = await makeBlueprint(site, { unit: ownUnit(), butir: 3 })
    const { id } = await makeForm(site, author.account.id, { version })
    const refused = await move(author, id, 'ajukan')
    expect([refused.status, refused.body.errors.langkah.length]).toEqual([422, 2])
    expect((await page(author, id)).kekurangan[0]).toContain('perlu 3 butir, ada 0')
  })
})

describe('a cut score', () => {
  test('is set with a reason, or left to the version', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    const { version, batas_versi } = await page(author, id)
    expect(batas_versi).toBe(65)
    const path = `${FORMS}/${id}/batas-nilai`
    const bare = await author.browser.put(path, { version, cara: 'ditetapkan' })
    expect(Object.keys(bare.body.errors)).toEqual(['batas_nilai', 'alasan_batas'])
    const given = { version, cara: 'ditetapkan', batas_nilai: 62.5, alasan_batas: 'Naskah lebih sulit.' }
    expect((await author.browser.put(path, given)).status).toBe(200)
    expect(await page(author, id)).toMatchObject({ batas_nilai: 62.5, cara_batas: 'ditetapkan' })
    expect((await author.browser.put(path, { version: version + 1, cara: 'versi' })).status).toBe(200)
    expect(await page(author, id)).toMatchObject({ batas_nilai: null, cara_batas: null })
  })

  test('by judges needs five of them in two rounds, and follows items to another order', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    const judges = (count: number, putaran_2: (number | null)[]) =>
      Array.from({ length: count }, (_one, at) => ({
        ...{ nama: `Penilai ${at}`, keahlian: 'Ahli Amdal', putaran_1: [40, 60], putaran_2 },
      }))
    const save = async (penilai: object[]) =>
      author.browser.put(`${FORMS}/${id}/penilai`, { version: (await page(author, id)).version, penilai })
    expect((await save(judges(4, [50, 80]))).status).toBe(200)
    const half = await page(author, id)
    expect([half.batas_nilai, half.angoff.kekurangan]).toEqual([
      null,
      ['Angoff memerlukan paling sedikit 5 penilai; kurang 1.'],
    ])
    const refused = await move(author, id, 'ajukan')
    expect(refused.body.errors.langkah).toEqual(half.angoff.kekurangan)
    await save(judges(5, [50, 80]))
    const whole = await page(author, id)
    expect(whole).toMatchObject({ batas_nilai: 65, cara_batas: 'angoff' })
    expect(whole.angoff.putaran).toEqual([
      { putaran: 1, perkiraan: 10, rata_rata: 50, simpangan: 0 },
      { putaran: 2, perkiraan: 10, rata_rata: 65, simpangan: 0 },
    ])
    const byItem = ({ soal, angoff }: typeof whole) =>
      new Map(soal.map(({ item_id }: { item_id: number }, at: number) => [item_id, angoff.penilai[0].putaran_2[at]]))
    await author.browser.post(`${FORMS}/${id}/urutan`, { version: whole.version })
    expect(byItem(await page(author, id))).toEqual(byItem(whole))
    const { version } = await page(author, id)
    await author.browser.post(`${FORMS}/${id}/ganti-soal`, { version, nomor: 1 })
    expect((await page(author, id)).batas_nilai).toBeNull()
    const wild = await save([{ nama: 'A', keahlian: 'B', putaran_1: [140], putaran_2: [] }])
    expect(wild.status).toBe(422)
  })
})

describe('the gate', () => {
  test('is shut for those without the permission, without a signature, and to forms that are not there', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    const outsider = (await staffIn(site, ['konten'])).browser
    const unsigned = (await staffIn(site, ['soal'])).browser
    for (const path of [
      FORMS,
      `${FORMS}/${id}`,
      `${FORMS}/${id}/riwayat`,
      '/admin-api/kisi-kisi',
      '/admin-api/naskah-jadwal',
    ]) {
      expect([path, (await outsider.get(path)).status]).toEqual([path, 404])
      expect([path, (await unsigned.get(path)).body.message]).toEqual([path, PROBLEMS.ITEMS_UNSIGNED.message])
    }
    expect((await unsigned.post(FORMS, { scheme_version_id: 1 })).status).toBe(403)
    expect((await author.browser.get(`${FORMS}/99999`)).status).toBe(404)
    const away = await author.browser.post(`${FORMS}/99999/langkah`, { version: 1, langkah: 'ajukan' })
    expect(away.status).toBe(404)
  })
})
