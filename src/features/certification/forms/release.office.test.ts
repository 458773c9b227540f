import { beforeAll, describe, expect, test } from 'vitest'
import { makeSiteContent } from '../../../../tests/content.ts'
import { formTable, makeBank } from '../../../../tests/exam-forms.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { PROBLEMS } from '../../../problems.ts'

const FORMS = '/admin-api/naskah'

let site: TestApp
type Table = Awaited<ReturnType<typeof formTable>>
let author: Table['author']
let second: Table['second']
let third: Table['third']
let page: Table['page']
let move: Table['move']
let release: Table['release']
let ownUnit: Table['ownUnit']
let propose: Table['propose']

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  ;({ author, second, third, page, move, release, ownUnit, propose } = await formTable(site))
})

const stateOf = async (version_id: number) => {
  const rows = await site.db.selectFrom('item_versions').select('status').where('id', '=', version_id).execute()
  return rows[0]?.status
}

describe('release', () => {
  test('takes two others, each once, and takes the items into use', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    const { soal } = await page(author, id)
    await move(author, id, 'ajukan')
    expect((await move(author, id, 'rilis')).body.message).toBe(PROBLEMS.FORM_OWN.message)
    expect((await move(second, id, 'rilis')).status).toBe(200)
    expect((await move(second, id, 'rilis')).body.message).toBe(PROBLEMS.FORM_TAKEN_BY_YOU.message)
    expect((await page(second, id)).status).toBe('diajukan')
    expect(await stateOf(soal[0].item_version_id)).toBe('dirilis')
    expect((await move(third, id, 'rilis')).status).toBe(200)
    expect(await stateOf(soal[0].item_version_id)).toBe('dipakai')
    const { body: history } = await author.browser.get(`/admin-api/soal/${soal[0].item_id}/riwayat`)
    expect(history[0]).toMatchObject({ action: 'masuk naskah yang dirilis', before: null, after: null })
  })

  test('forgets who agreed once the form is sent back, and keeps the reason sealed', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    await move(author, id, 'ajukan')
    await move(second, id, 'rilis')
    expect((await move(third, id, 'kembalikan')).body.errors).toEqual({ alasan: ['Tulis alasannya.'] })
    expect((await move(third, id, 'kembalikan', 'Soal pertama terlalu mudah.')).status).toBe(200)
    const shown = await page(author, id)
    expect(shown).toMatchObject({ status: 'rancangan', persetujuan: [], dapat_diubah: true })
    expect(shown.komentar.map(({ isi }: { isi: string }) => isi)).toEqual(['Soal pertama terlalu mudah.'])
    const kept = await site.db.selectFrom('exam_form_comments').select('isi').where('form_id', '=', id).execute()
    expect(kept[0]?.isi.includes('mudah')).toBe(false)
  })

  test('is refused while an item was withdrawn in the bank, and says which', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    const { soal } = await page(author, id)
    await move(author, id, 'ajukan')
    await move(second, id, 'rilis')
    const { version } = (await third.browser.get(`/admin-api/soal/${soal[0].item_id}`)).body
    const away = { version, langkah: 'tarik', alasan: 'Aturannya berubah.' }
    expect((await third.browser.post(`/admin-api/soal/${soal[0].item_id}/langkah`, away)).status).toBe(200)
    const refused = await move(third, id, 'rilis')
    expect([refused.status, refused.body.errors.langkah]).toEqual([
      422,
      [`Soal ${soal[0].item_id} versi 1 sudah ditarik atau dikunci di bank. Ganti soal itu.`],
    ])
    expect((await page(third, id)).kekurangan).toHaveLength(1)
  })

  test('by two at once ends in a release, once', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    await move(author, id, 'ajukan')
    const { version } = await page(author, id)
    const both = await Promise.all(
      [second, third].map(({ browser }) => browser.post(`${FORMS}/${id}/langkah`, { version, langkah: 'rilis' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('nobody takes an item into use or locks it by hand any more', async () => {
    const [one] = await makeBank(site, author.account.id, { count: 1, unit: ownUnit() })
    for (const langkah of ['pakai', 'kunci']) {
      const { status } = await second.browser.post(`/admin-api/soal/${one?.id}/langkah`, { version: 1, langkah })
      expect([langkah, status]).toEqual([langkah, 422])
    }
    expect((await second.browser.get(`/admin-api/soal/${one?.id}`)).body.langkah).toEqual(['tarik'])
  })
})

describe('a released form', () => {
  test('is sealed for its author too, its items among what is not told', async () => {
    const { id } = await propose({ banyak_naskah: 1 })
    await release(id)
    const openings = (await page(author, id)).pembukaan.length
    for (const who of [author, second]) {
      const shown = await page(who, id)
      expect(shown).toMatchObject({ terbuka: false, dibuka_pada: null, soal: null, butir: 2 })
      expect(shown.sel).toHaveLength(1)
    }
    expect((await page(author, id)).pembukaan).toHaveLength(openings)
  })

  test('withdrawn locks the items that stand in no other form', async () => {
    const { id, items } = await propose({ banyak_naskah: 2, count: 3, jangkar: 1 })
    const { soal } = await page(author, id)
    const anchor = soal.find(({ jangkar }: { jangkar: boolean }) => jangkar).item_version_id
    await release(id)
    await release(id + 1)
    expect((await move(second, id, 'tarik')).body.errors).toEqual({ alasan: ['Tulis alasannya.'] })
    expect((await move(second, id, 'tarik', 'Diduga bocor.')).status).toBe(200)
    const states = await Promise.all(items.map(({ version_id }) => stateOf(version_id)))
    expect(states.toSorted()).toEqual(['dikunci', 'dipakai', 'dipakai'])
    expect(await stateOf(anchor)).toBe('dipakai')
    expect((await move(second, id, 'rilis')).body.message).toBe(PROBLEMS.FORM_STATE.message)
  })
})
