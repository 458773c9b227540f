import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { beginList, bringIn, mendList } from '../../../../tests/imports.ts'
import { readCsv } from '../../../lib/files/csv-reader.ts'
import { serverLimits } from '../../../limits.ts'
import { importJobs } from './jobs.ts'

const LISTS = path.join(import.meta.dirname, '../../../../tests/lists')
const MESSY = readFileSync(path.join(LISTS, 'holders-as-a-body-has-them.csv'))
const OTHER_HEADS = readFileSync(path.join(LISTS, 'holders-with-other-heads.csv'))

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['verifikasi'])).browser
})

interface Group {
  field: string
  jenis: string
  jumlah: number
  usulan: number
  nilai: { isi: string; usul: string | null; jumlah: number }[]
}

const begin = async (bytes: string | Uint8Array, by = staff) => (await beginList(by, 'pemegang', bytes)).body
const groupOf = (draft: { kelompok: Group[] }, field: string, jenis: string) =>
  draft.kelompok.find((one) => one.field === field && one.jenis === jenis)
const rowOf = (no_sertifikasi: string) =>
  site.db.selectFrom('certificates').selectAll().where('no_sertifikasi', '=', no_sertifikasi).executeTakeFirst()

describe('a list of 300 holders as a body has it', () => {
  test('is understood below its title line, and what is not is gathered by kind with its remedy', async () => {
    const draft = await begin(MESSY)
    expect(draft).toMatchObject({ baris: 300, kolom_hilang: [], sudah_ada: 0 })
    expect(groupOf(draft, 'provinsi', 'sebutan')?.nilai).toContainEqual({
      isi: 'Jabar',
      jumlah: 22,
      usul: 'Jawa Barat',
    })
    expect(groupOf(draft, 'kualifikasi', 'sebutan')?.nilai).toEqual([{ isi: 'Ketua Tim', jumlah: 15, usul: 'KTPA' }])
    expect(groupOf(draft, 'status', 'sebutan')?.nilai).toEqual([{ isi: 'Aktif/berlaku', jumlah: 33, usul: 'aktif' }])
    expect(groupOf(draft, 'berlaku_mulai', 'tahun_dua_angka')?.nilai[0]).toMatchObject({ usul: '2024-01-07' })
    expect(groupOf(draft, 'berlaku_mulai', 'nomor_hari')?.nilai[0]).toMatchObject({ isi: '45301', usul: '2024-01-10' })
    expect(groupOf(draft, 'nik', 'dibulatkan')).toMatchObject({ jumlah: 30, usulan: 0 })
    expect(groupOf(draft, 'email', 'tanda_kosong')?.nilai).toEqual([{ isi: 'tidak ada', jumlah: 42, usul: '' }])
    expect(
      draft.kelompok
        .flatMap(({ nilai }: Group) => nilai)
        .filter(({ usul }: { usul: string | null }) => usul === 'Papua'),
    ).toEqual([])
    await staff.delete(`/admin-api/draf-impor/${draft.id}`)
  })

  test('has names in capitals and double blanks, which are tidied by one press or left as they are', async () => {
    const draft = await begin(MESSY)
    const { jumlah, contoh } = draft.nama_rapi
    expect([jumlah > 0, contoh[0]]).toEqual([true, { isi: 'RINA PRATAMA, ST., M.Si', jadi: 'Rina Pratama, ST., M.Si' }])
    const tidied = await mendList(staff, draft.id, { apa: 'rapikan' })
    expect(tidied).toMatchObject({ nama_rapi: { jumlah: 0, contoh: [] }, jumlah_kesalahan: draft.jumlah_kesalahan })
    expect(tidied.kolom[0].contoh[0]).toBe('Rina Pratama, ST., M.Si')
    await staff.delete(`/admin-api/draf-impor/${draft.id}`)
  })

  test('comes in by four presses; what cannot is waiting with its reason, and two expertises are two', async () => {
    const { id } = await begin(MESSY)
    const offered = await mendList(staff, id, { apa: 'terima' })
    expect(offered.usulan).toBe(0)
    const emptied = await mendList(staff, id, { apa: 'kosongkan', field: 'nik', jenis: 'dibulatkan' })
    expect(emptied).toMatchObject({ diterima: 297, baris_salah: 3 })
    const { body } = await bringIn(staff, id)
    expect(body).toMatchObject({ diterima: 297, sudah_ada: 0, draf: { baris: 3, masuk: 297 } })
    const reasons = body.draf.menunggu.flatMap((row: { kesalahan: { jenis: string }[] }) => row.kesalahan)
    expect(reasons.map(({ jenis }: { jenis: string }) => jenis).toSorted()).toEqual(['berulang', 'wajib', 'wajib'])
    expect(await rowOf('0001/ATPA/LSK-RKM/I/2024')).toMatchObject({
      keahlian: ['mutu air', 'sosial'],
      valid_from: '2024-01-04',
    })
    expect(await rowOf('0003/ATPA/LSK-RKM/I/2024')).toMatchObject({ valid_from: '2024-01-10', provinsi: '91' })
    await expectWaitingHome(id)
  })

  /** Takes the waiting rows home, mends them there and brings them again. */
  async function expectWaitingHome(id: string): Promise<void> {
    const address = `/admin-api/draf-impor/${id}/menunggu.csv`
    expect((await staff.get(address)).status).toBe(423)
    await confirmPassword(staff)
    const [heads = [], ...rows] = readCsv((await staff.get(address)).text, ',')
    expect(heads.slice(-2)).toEqual(['baris_asal', 'alasan'])
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row.at(-1)).toMatch(/wajib diisi|sudah masuk dari baris/)
    const at = heads.indexOf('no_sertifikat')
    const mended = rows.map((row, n) => row.map((cell, place) => (place === at ? `PULANG/${n}` : cell)))
    const again = await begin([heads, ...mended].map((row) => row.join(';')).join('\n'))
    expect(again).toMatchObject({ diterima: 3, baris_salah: 0 })
    expect((await bringIn(staff, again.id)).body).toEqual({ diterima: 3, sudah_ada: 0, draf: null })
    await staff.delete(`/admin-api/draf-impor/${id}`)
  }

  test('says the same as an Excel workbook, with the spreadsheet’s own dates and numbers', async () => {
    const [title = [], heads = [], ...rows] = readCsv(MESSY.toString(), ';')
    const isSerial = (cell: string) => /^4\d{4}$/.test(cell)
    const cells = rows.map((row) =>
      row.map((value, at) =>
        at === 1 && value.includes('E+')
          ? { type: Number, value: 9_982_010_210_730_008 }
          : isSerial(value)
            ? { type: Number, value: Number(value) }
            : { type: String, value },
      ),
    )
    const text = (row: string[]) => row.map((value) => ({ type: String, value }))
    const book = await writeXlsx([text(title), text(heads), ...cells] as never).toBuffer()
    const [ofBook, ofText] = [await begin(book), await begin(MESSY)]
    for (const fact of ['baris', 'diterima', 'baris_salah', 'usulan', 'jumlah_kesalahan']) {
      expect([fact, ofBook[fact]]).toEqual([fact, ofText[fact]])
    }
    expect(groupOf(ofBook, 'nik', 'dibulatkan')?.jumlah).toBe(30)
    for (const { id } of [ofBook, ofText]) await staff.delete(`/admin-api/draf-impor/${id}`)
  })
})

describe('a column', () => {
  const fieldsOf = (draft: { kolom: { judul: string; field: string | null }[] }) =>
    Object.fromEntries(draft.kolom.map(({ judul, field }) => [judul, field]))

  test('is known by other names of its head', async () => {
    const draft = await begin(OTHER_HEADS)
    expect(draft.kolom_hilang).toEqual([])
    expect(fieldsOf(draft)).toMatchObject({
      nama_lengkap: 'nama',
      nomor_sertifikat: 'no_sertifikat',
      tgl_terbit: 'berlaku_mulai',
      tgl_kadaluarsa: 'berlaku_sampai',
    })
    await staff.delete(`/admin-api/draf-impor/${draft.id}`)
  })

  test('that nobody knows is chosen once, and known from then on', async () => {
    const list = (n: number) =>
      `Nama,Kode Unik,Kualifikasi,Dari,Hingga\nAyu Contoh,UNIK/${n},KTPA,2024-01-01,2026-12-31\nBayu Contoh,UNIK/${n}b,KTPA,2024-01-01,2026-12-31`
    const draft = await begin(list(1))
    expect(draft.kolom_hilang).toEqual(['No. sertifikat', 'Berlaku mulai', 'Berlaku sampai'])
    await mendList(staff, draft.id, { apa: 'kolom', ke: 1, field: 'no_sertifikat' })
    await mendList(staff, draft.id, { apa: 'kolom', ke: 3, field: 'berlaku_mulai' })
    const ready = await mendList(staff, draft.id, { apa: 'kolom', ke: 4, field: 'berlaku_sampai' })
    expect(ready).toMatchObject({ kolom_hilang: [], diterima: 2 })
    expect((await bringIn(staff, draft.id)).body.diterima).toBe(2)
    const next = await begin(list(2))
    expect(next).toMatchObject({ kolom_hilang: [], diterima: 2 })
    expect(fieldsOf(next)).toMatchObject({ kode_unik: 'no_sertifikat', dari: 'berlaku_mulai' })
    await staff.delete(`/admin-api/draf-impor/${next.id}`)
  })
})

describe('a draft', () => {
  const HEAD = 'nama,no_sertifikat,kualifikasi,berlaku_mulai,berlaku_sampai,keahlian'
  const row = (no: string, more = 'KTPA,2024-01-01,2026-12-31,') => `Ayu Contoh,${no},${more}`

  test('is mended cell by cell, and rows are left out', async () => {
    const draft = await begin(
      [HEAD, row(''), row('SEL/1'), row('SEL/1'), row('SEL/2', 'KTPA,2024-01-01,2026-12-31,kopi')].join('\n'),
    )
    expect(draft).toMatchObject({ diterima: 1, baris_salah: 3 })
    const sel = [
      { baris: 2, field: 'no_sertifikat', isi: 'SEL/0' },
      { baris: 5, field: 'keahlian', isi: 'mutu air dan sosial' },
    ]
    expect(await mendList(staff, draft.id, { apa: 'sel', sel })).toMatchObject({ diterima: 3, baris_salah: 1 })
    expect(await mendList(staff, draft.id, { apa: 'keluarkan', baris: [4] })).toMatchObject({ diterima: 3, baris: 3 })
    expect((await bringIn(staff, draft.id)).body).toEqual({ diterima: 3, sudah_ada: 0, draf: null })
    expect((await staff.get(`/admin-api/draf-impor/${draft.id}`)).status).toBe(404)
    expect(await rowOf('SEL/2')).toMatchObject({ keahlian: ['mutu air', 'sosial'] })
  })

  test('keeps a row that repeats one that came in, until somebody has looked', async () => {
    const draft = await begin([HEAD, row('GANDA/1'), row('ganda/1')].join('\n'))
    const { body } = await bringIn(staff, draft.id)
    expect(body.draf.menunggu).toMatchObject([{ baris: 3, kesalahan: [{ jenis: 'berulang' }] }])
    const again = await bringIn(staff, draft.id)
    expect(again.body).toMatchObject({ diterima: 0, sudah_ada: 0, draf: { baris: 1 } })
    expect(await mendList(staff, draft.id, { apa: 'keluarkan', baris: [3] })).toBeNull()
  })

  test('is not there for those who may not bring such a list in', async () => {
    const { id } = await begin([HEAD, row('ASING/1')].join('\n'))
    const stranger = (await staffIn(site, ['konten'])).browser
    const address = `/admin-api/draf-impor/${id}`
    const tries = [
      stranger.get(address),
      stranger.send('PATCH', address, { perubahan: { apa: 'terima' } }),
      stranger.post(`${address}/masukkan`, {}),
      stranger.get(`${address}/menunggu.csv`),
      stranger.delete(address),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    expect((await stranger.get('/admin-api/draf-impor')).body).toEqual([])
    const colleague = (await staffIn(site, ['verifikasi'])).browser
    expect((await colleague.get('/admin-api/draf-impor')).body).toContainEqual(
      expect.objectContaining({ id, baris: 1 }),
    )
    await staff.delete(address)
  })

  test('holds its rows sealed, and is deleted when nobody comes back', async () => {
    const { id } = await begin([HEAD, row('LAMA/1')].join('\n'))
    const find = () => site.db.selectFrom('import_drafts').selectAll().where('id', '=', id).executeTakeFirst()
    const sealed = (await find())?.content_sealed ?? Buffer.alloc(0)
    expect(sealed.includes('Ayu')).toBe(false)
    expect(TEST_KEYS.open('import-draft', sealed, `import_drafts/${id}`).toString()).toContain('Ayu Contoh')
    const after = (days: number) => new Date(site.clock.now.getTime() + days * 86_400_000)
    const sweep = (now: Date) => Promise.all(importJobs.sweep.map((work) => work({ db: site.db, now } as never)))
    await sweep(after(serverLimits.importDrafts.days - 1))
    expect(await find()).toBeDefined()
    await sweep(after(serverLimits.importDrafts.days + 1))
    expect(await find()).toBeUndefined()
  })
})
