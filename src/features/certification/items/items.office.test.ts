import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { bankStaff, choiceContent, itemForm, makeItem, UNIT } from '../../../../tests/items.ts'
import { makeProvider } from '../../../../tests/training-providers.ts'
import { PROBLEMS } from '../../../problems.ts'

const ITEMS = '/admin-api/soal'

let site: TestApp
type Staff = Awaited<ReturnType<typeof bankStaff>>
let author: Staff
let second: Staff
let third: Staff

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeScheme(site.db)
  author = await bankStaff(site)
  second = await bankStaff(site)
  third = await bankStaff(site)
})

async function move({ browser }: { browser: Browser }, id: number, langkah: string, alasan = '') {
  const { version } = (await browser.get(`${ITEMS}/${id}`)).body
  return browser.post(`${ITEMS}/${id}/langkah`, { version, langkah, alasan })
}

/** Releases a new item of the author, and answers its number. */
async function released(more: object = {}): Promise<number> {
  const { body } = await author.browser.post(ITEMS, itemForm({ kirim: true, ...more }))
  for (const [who, langkah] of [
    [second, 'setujui'],
    [second, 'rilis'],
    [third, 'rilis'],
  ] as const) {
    const { status, text } = await move(who, body.id, langkah)
    if (status !== 200) throw new Error(`${langkah}: ${text}`)
  }
  return body.id
}

describe('an item', () => {
  test('is written and sent in one go, and its answer says nothing of it', async () => {
    const { status, body } = await author.browser.post(ITEMS, itemForm({ kirim: true }))
    expect([status, Object.keys(body).sort()]).toEqual([201, ['id', 'version']])
    const shown = (await second.browser.get(`${ITEMS}/${body.id}`)).body
    expect(shown).toMatchObject({ status: 'ditelaah', versi: 1, sumber: 'PP 22 Tahun 2021', isi: choiceContent() })
    expect(shown.langkah).toEqual(['kembalikan', 'setujui'])
  })

  test('is released by a reviewer and two others, each once, never by its author', async () => {
    const { body } = await author.browser.post(ITEMS, itemForm({ kirim: true }))
    expect((await move(author, body.id, 'setujui')).body.message).toBe(PROBLEMS.ITEM_OWN.message)
    expect((await move(second, body.id, 'setujui')).status).toBe(200)
    expect((await move(author, body.id, 'rilis')).body.message).toBe(PROBLEMS.ITEM_OWN.message)
    expect((await move(second, body.id, 'rilis')).status).toBe(200)
    expect((await move(second, body.id, 'rilis')).body.message).toBe(PROBLEMS.ITEM_TAKEN_BY_YOU.message)
    expect((await third.browser.get(`${ITEMS}/${body.id}`)).body.status).toBe('disetujui')
    expect((await move(third, body.id, 'rilis')).status).toBe(200)
    const shown = (await third.browser.get(`${ITEMS}/${body.id}`)).body
    expect(shown.status).toBe('dirilis')
    expect(shown.persetujuan.map(({ langkah }: { langkah: string }) => langkah)).toEqual(['setujui', 'rilis', 'rilis'])
  })

  test('sent back loses who agreed to it, and says why in a comment', async () => {
    const { body } = await author.browser.post(ITEMS, itemForm({ kirim: true }))
    await move(second, body.id, 'setujui')
    expect((await move(third, body.id, 'kembalikan')).body.errors).toEqual({ alasan: ['Tulis alasannya.'] })
    expect((await move(third, body.id, 'kembalikan', 'Pilihan B juga benar.')).status).toBe(200)
    const shown = (await author.browser.get(`${ITEMS}/${body.id}`)).body
    expect(shown).toMatchObject({ status: 'rancangan', persetujuan: [], dapat_diubah: true })
    expect(shown.komentar.map(({ isi }: { isi: string }) => isi)).toEqual(['Pilihan B juga benar.'])
  })

  test('is changed by its author alone, as long as it is a draft, and never over another change', async () => {
    const { id } = await makeItem(site, author.account.id)
    const path = `${ITEMS}/${id}`
    const changed = itemForm({ version: 1, tingkat: 'analisis' })
    expect((await second.browser.put(path, changed)).body.message).toBe(PROBLEMS.ITEM_NOT_YOURS.message)
    expect((await author.browser.put(path, changed)).body).toEqual({ id, version: 2 })
    expect((await author.browser.put(path, changed)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await author.browser.get(path)).body.tingkat).toBe('analisis')
    await move(author, id, 'kirim')
    const late = await author.browser.put(path, { ...changed, version: 3 })
    expect(late.body.message).toBe(PROBLEMS.ITEM_NOT_YOURS.message)
  })

  test('that was sent never changes, the database says so too', async () => {
    const { version_id } = await makeItem(site, author.account.id, { status: 'ditelaah' })
    const change = site.db.updateTable('item_versions').set({ poin: 9 }).where('id', '=', version_id).execute()
    await expect(change).rejects.toThrow(/never changes/)
  })

  test('released is changed by its next version, which takes its place once it is released itself', async () => {
    const id = await released()
    const { version } = (await second.browser.get(`${ITEMS}/${id}`)).body
    expect((await second.browser.post(`${ITEMS}/${id}/versi-berikutnya`, { version })).status).toBe(200)
    const draft = (await second.browser.get(`${ITEMS}/${id}`)).body
    expect(draft).toMatchObject({ versi: 2, status: 'rancangan', author_id: second.account.id, dapat_diubah: true })
    const listed = async () => {
      const { data } = (await author.browser.get(`${ITEMS}?id=${id}`)).body
      return [data[0].versi, data[0].status, data[0].versi_berlaku]
    }
    expect(await listed()).toEqual([2, 'rancangan', 1])
    await move(second, id, 'kirim')
    for (const [who, langkah] of [
      [author, 'setujui'],
      [author, 'rilis'],
      [third, 'rilis'],
    ] as const)
      expect((await move(who, id, langkah)).status).toBe(200)
    expect(await listed()).toEqual([2, 'dirilis', 2])
    const { riwayat_versi } = (await author.browser.get(`${ITEMS}/${id}`)).body
    expect(riwayat_versi.map(({ status }: { status: string }) => status)).toEqual(['dirilis', 'ditarik'])
    expect((await author.browser.get(`${ITEMS}/${id}/versi/1`)).body).toMatchObject({ versi: 1, status: 'ditarik' })
  })

  test('of a unit that no published scheme has is refused beside the field', async () => {
    const { status, body } = await author.browser.post(ITEMS, itemForm({ unit: 'Menebak' }))
    expect([status, Object.keys(body.errors)]).toEqual([422, ['unit']])
    expect((await author.browser.get('/admin-api/unit-soal')).body).toContainEqual({ judul: UNIT })
  })

  test('points out others of its unit that are like it, when it is written and on its page', async () => {
    const soal = 'Siapakah pemrakarsa kegiatan bendungan yang memegang izin?'
    const { id } = await makeItem(site, author.account.id, { isi: choiceContent(soal) })
    const like = {
      unit: UNIT,
      teks: 'Siapa pemrakarsa kegiatan bendungan yang memegang izin? Dampak potensial, Dampak sisa, Biaya pemantauan, Jadwal sidang',
    }
    const { body } = await second.browser.post(`${ITEMS}/serupa`, like)
    expect(body[0]).toMatchObject({ item_id: id, versi: 1 })
    expect(JSON.stringify(body)).not.toContain('bendungan')
    const other = await makeItem(site, second.account.id, { isi: choiceContent(soal) })
    expect((await third.browser.get(`${ITEMS}/${other.id}`)).body.serupa[0]).toMatchObject({
      item_id: id,
      kemiripan: 100,
    })
  })

  test('stands first where it waits for the reader', async () => {
    const { id } = await makeItem(site, second.account.id, { status: 'ditelaah' })
    const first = async ({ browser }: Staff, query: string) => {
      const { data } = (await browser.get(`${ITEMS}?menunggu=${query}&perPage=100`)).body
      return data.map((row: { id: number }) => row.id)
    }
    expect(await first(third, 'telaah')).toContain(id)
    expect(await first(second, 'telaah')).not.toContain(id)
    const { antrean } = (await third.browser.get('/admin-api/meja')).body
    const queue = antrean.find(({ key }: { key: string }) => key === 'soal_telaah')
    expect(queue.jumlah).toBe((await first(third, 'telaah')).length)
  })
})

describe('opening an item', () => {
  test('is noted with person, moment, version and way', async () => {
    const { id } = await makeItem(site, author.account.id)
    await second.browser.get(`${ITEMS}/${id}`)
    await second.browser.get(`${ITEMS}/${id}/versi/1`)
    const { body } = await third.browser.post(`${ITEMS}/${id}/cetak`, { versi: 1 })
    expect(body).toEqual({ pencetak: third.account.name, printed_at: site.clock.now.toISOString() })
    const { pembukaan } = (await author.browser.get(`${ITEMS}/${id}`)).body
    expect(pembukaan.map(({ cara, versi }: { cara: string; versi: number }) => [cara, versi])).toEqual([
      ['layar', 1],
      ['cetak', 1],
      ['layar', 1],
      ['layar', 1],
    ])
  })

  test('of one that is not there notes nothing', async () => {
    expect((await second.browser.get(`${ITEMS}/99999`)).status).toBe(404)
    expect((await second.browser.post(`${ITEMS}/99999/cetak`, { versi: 1 })).status).toBe(404)
    expect((await second.browser.post(`${ITEMS}/99999/komentar`, { komentar: 'Halo.' })).status).toBe(404)
    expect((await second.browser.post(`${ITEMS}/99999/versi-berikutnya`, { version: 1 })).status).toBe(404)
  })
})

describe('a stimulus', () => {
  const STIMULI = '/admin-api/stimulus'
  const words = {
    unit: UNIT,
    teks: '<p>Data <script>x</script>debit</p><img src="/images/a.webp">',
    keterangan_gambar: '',
  }

  test('changes only while all items on it are drafts', async () => {
    const { id } = (await author.browser.post(STIMULI, words)).body
    const shown = (await second.browser.get(`${STIMULI}/${id}`)).body
    expect(shown).toMatchObject({ teks: '<p>Data debit</p>', tetap: false, dipakai: 0 })
    const item = (await author.browser.post(ITEMS, itemForm({ stimulus_id: id }))).body
    const change = { ...words, teks: '<p>Data baru</p>' }
    expect((await second.browser.put(`${STIMULI}/${id}`, { ...change, version: 1 })).body).toEqual({ id, version: 2 })
    await move(author, item.id, 'kirim')
    const late = await second.browser.put(`${STIMULI}/${id}`, { ...change, version: 2 })
    expect(late.body.message).toBe(PROBLEMS.STIMULUS_FIXED.message)
    expect((await second.browser.delete(`${STIMULI}/${id}/gambar`)).body.message).toBe(PROBLEMS.STIMULUS_FIXED.message)
    expect((await third.browser.get(`${ITEMS}/${item.id}`)).body.stimulus.teks).toBe('<p>Data baru</p>')
    expect((await third.browser.get(`${STIMULI}/${id}`)).body.pembukaan).toHaveLength(2)
  })

  test('keeps its picture sealed and gives it to the bank only', async () => {
    const { id } = (await author.browser.post(STIMULI, { ...words, keterangan_gambar: 'Peta tapak' })).body
    const bytes = await picture()
    const file = { name: 'peta.png', type: 'image/png', bytes }
    const sent = await author.browser.upload('/admin-api/stimulus-gambar', 'file', file, { fields: { id: String(id) } })
    expect([sent.status, sent.body]).toEqual([200, { id, version: 2 }])
    const shown = await second.browser.get(`${STIMULI}/${id}/gambar`)
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      ...[200, 'image/webp', 'no-store'],
    ])
    const outsider = (await staffIn(site, ['konten'])).browser
    expect((await outsider.get(`${STIMULI}/${id}/gambar`)).status).toBe(404)
    await second.browser.get(`${STIMULI}/${id}/gambar`)
    const openings = await site.db.selectFrom('item_openings').select('user_id').where('stimulus_id', '=', id).execute()
    expect(openings).toEqual([{ user_id: second.account.id }])
    const row = await site.db.selectFrom('stimuli').select('picture').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.picture?.includes('WEBP')).toBe(false)
    const text = { name: 'peta.png', type: 'image/png', bytes: Buffer.from('bukan gambar') }
    const wrong = await author.browser.upload('/admin-api/stimulus-gambar', 'file', text, {
      fields: { id: String(id) },
    })
    expect(wrong.status).toBe(422)
    expect((await author.browser.delete(`${STIMULI}/${id}/gambar`)).status).toBe(204)
    expect((await author.browser.get(`${STIMULI}/${id}/gambar`)).status).toBe(404)
  })
})

describe('the permission', () => {
  test('is not given to somebody who trained a candidate', async () => {
    const keeper = (await staffIn(site, ['pengguna'])).browser
    const trainer = await staffIn(site, ['konten'])
    await declareTrainer(trainer.account.id)
    const { body } = await keeper.get(`/admin-api/staf/${trainer.account.id}`)
    const refused = await keeper.put(`/admin-api/staf/${trainer.account.id}`, { ...body, permissions: ['soal'] })
    expect([refused.status, refused.body.errors.permissions[0]]).toEqual([
      422,
      'Akun ini tercatat pernah melatih peserta, jadi izin soal tidak dapat diberikan kepadanya.',
    ])
    const granted = await keeper.put(`/admin-api/staf/${trainer.account.id}`, { ...body, permissions: ['laporan'] })
    expect(granted.status).toBe(200)
  })

  test('opens nothing any more once its holder is declared to have trained somebody', async () => {
    const trainer = await bankStaff(site)
    const { id } = await makeItem(site, author.account.id)
    expect((await trainer.browser.get(`${ITEMS}/${id}`)).status).toBe(200)
    await makeProvider(site.db, { nama: 'LPK Soal', pengajar: [trainer.account.id] })
    expect((await trainer.browser.get('/admin-api/bank-soal')).body.keadaan).toBe('pernah_melatih')
    await declareTrainer(trainer.account.id)
    for (const path of [
      ITEMS,
      `${ITEMS}/${id}`,
      `${ITEMS}/${id}/riwayat`,
      `${ITEMS}/${id}/versi/1`,
      '/admin-api/stimulus',
    ]) {
      const { status, body } = await trainer.browser.get(path)
      expect([path, status, body.message]).toEqual([path, 403, PROBLEMS.ITEMS_TRAINER.message])
    }
    const { body } = await trainer.browser.get('/admin-api/bank-soal')
    expect(body.keadaan).toBe('pernah_melatih')
    const signing = { tahun: body.tahun, setuju: true }
    expect((await trainer.browser.post('/admin-api/bank-soal/kerahasiaan', signing)).status).toBe(403)
  })
})

async function declareTrainer(user_id: number): Promise<void> {
  const examiner = site.db.insertInto('examiners').values({ name: 'Pelatih Contoh', user_id }).returning('id')
  const { id: examiner_id } = await examiner.executeTakeFirstOrThrow()
  const { id: trained } = await makeAccount(site.db)
  await site.db
    .insertInto('examiner_conflicts')
    .values({
      ...{ examiner_id, user_id: trained, jenis: 'melatih', keterangan: 'Bimtek 2025', declared_by: user_id },
      at: site.clock.now,
    })
    .execute()
}

async function picture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
}
