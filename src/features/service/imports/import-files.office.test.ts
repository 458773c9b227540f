import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { beginList, csvOf, listOf, ROWS, sendList } from '../../../../tests/imports.ts'
import { PROBLEMS } from '../../../problems.ts'
import { MOST_IMPORTED } from '../../platform/import-lists/rules.ts'
import type { ImportName } from './list-rules.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['konten'])).browser
})

const send = (name: ImportName, bytes: string | Uint8Array, coba: boolean) => sendList(staff, name, bytes, coba)

describe('a file', () => {
  const good = csvOf(listOf('tuk'), ROWS.tuk)

  test.each([
    ['empty', '', 'Berkas ini kosong.'],
    ['blank', '\uFEFF \n', 'Berkas ini kosong.'],
    ['of a head only', good.split('\r\n')[0] ?? '', 'Berkas ini hanya berisi baris judul.'],
    [
      'of a spreadsheet program, cut short',
      Buffer.from('PK\u0003\u0004\u0000\u0000'),
      'Berkas Excel ini tidak dapat dibaca',
    ],
    ['with a NUL in a cell', good.replace('Aula', 'Au\u0000la'), 'bukan teks'],
    ['of other columns', 'merek,warna\nA,B', PROBLEMS.IMPORT_UNREADABLE.message],
    ['with too many rows', `nama\n${'a\n'.repeat(MOST_IMPORTED.rows + 1)}`, 'paling banyak 20000 baris'],
  ])('%s is refused with a sentence', async (_what, bytes, sentence) => {
    const { status, body } = await send('tuk', bytes, false)
    expect([status, body.message]).toEqual([422, expect.stringContaining(sentence)])
  })

  const accented = good.replace('\uFEFF', '').replace('Aula', 'Aulà')
  test.each([
    ['UTF-8', Buffer.from(accented)],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${accented}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(accented, 'utf16le')],
    ['Windows-1252', Buffer.from(accented, 'latin1')],
  ])('in %s is read', async (_encoding, bytes) => {
    const { body } = await send('tuk', bytes, true)
    expect(body).toMatchObject({ baris: ROWS.tuk.length, kesalahan: [] })
  })

  test('that is too large is refused', async () => {
    expect((await send('tuk', `nama\n${'a'.repeat(MOST_IMPORTED.bytes)}`, true)).status).toBeOneOf([413, 422])
  })

  test('may have its columns in any order, with semicolons or commas, and its heads as people write them', async () => {
    const cells = 'WIB;Jawa Barat;Kota C;Jalan 3;Mandiri;TUK Tiga'
    const heads = 'Zona Waktu;PROVINSI;Kota;Alamat;Jenis;Nama'
    for (const text of [`${heads}\n${cells}\n`, `\uFEFF${heads}\r\n${cells}`.replaceAll(';', ',')]) {
      expect((await send('tuk', text, true)).body).toMatchObject({ diterima: 1, kesalahan: [] })
    }
  })

  test('says which column is missing, unknown, or there twice', async () => {
    const missing = await beginList(staff, 'tuk', 'nama;jenis;alamat;kota;provinsi\nA;Mandiri;B;C;Bali')
    expect(missing.body).toMatchObject({ kolom_hilang: ['Zona waktu'], diterima: 0 })
    const more = good.replace('"zona_waktu"', '"zona_waktu","warna","nama"').replaceAll('WIB"', 'WIB","x","y"')
    const { body } = await beginList(staff, 'tuk', more)
    const unused = body.kolom.filter(({ field }: { field: string | null }) => field === null)
    expect(unused).toMatchObject([{ judul: 'warna', contoh: ['x'] }, { judul: 'nama' }])
  })

  test('with a comma too many in a row says in which', async () => {
    const text = 'nama,jenis,alamat,kota,provinsi,zona_waktu\nA,Mandiri,Jalan 1, Blok B,C,Bali,WITA'
    const { body } = await send('tuk', text, true)
    expect(body.kesalahan).toEqual([
      { baris: 2, kolom: '', pesan: 'Baris ini berisi lebih banyak sel daripada baris judul.' },
    ])
  })

  test('with more mistakes than anybody reads says how many there are', async () => {
    const { body } = await send('penguji', `nama,urutan\n${'A,x\n'.repeat(500)}`, true)
    expect(body.jumlah_kesalahan).toBe(500)
    expect(body.kesalahan).toHaveLength(50)
  })
})

describe('an imported examiner', () => {
  test('has a certificate number of their own', async () => {
    const row = (nama: string) => ({ nama, no_sertifikat_penguji: 'PGJ-1' })
    await send('penguji', csvOf(listOf('penguji'), [row('Penguji A')]), false)
    const { body } = await send('penguji', csvOf(listOf('penguji'), [row('Penguji B'), row('Penguji C')]), false)
    expect(body).toMatchObject({ diterima: 0 })
    expect(body.kesalahan).toMatchObject([
      { baris: 2, kolom: 'no_sertifikat_penguji', pesan: 'No. sertifikat penguji ini sudah dipakai yang lain.' },
      { baris: 3, kolom: 'no_sertifikat_penguji' },
    ])
  })
})

describe('an imported article', () => {
  test('holds no more markup than one that was written in the editor, and visitors read it at once', async () => {
    const isi = `<p onclick="alert(1)">Aman<script>alert(2)</script></p><iframe src="https://jahat.example"></iframe>
      <a href="javascript:alert(3)">tautan</a><img src="x" onerror="alert(4)">`
    const row = { judul: 'Berita Berbahaya', isi, terbit: '2026-11-01' }
    expect(await site.client.listArticles()).not.toContainEqual(expect.objectContaining({ title: row.judul }))
    expect((await send('artikel', csvOf(listOf('artikel'), [row]), false)).body).toMatchObject({ diterima: 1 })
    const { content } = await site.client.getArticle({ slug: 'berita-berbahaya' })
    expect(content).toContain('<p>Aman</p>')
    expect(content).not.toMatch(/script|onclick|iframe|javascript|<img/)
  })

  test('that has moved since is not brought in again', async () => {
    await send('artikel', csvOf(listOf('artikel'), ROWS.artikel), false)
    await site.db.updateTable('articles').set({ slug: 'alamat-baru' }).where('slug', '=', 'berita-dua').execute()
    expect((await send('artikel', csvOf(listOf('artikel'), [ROWS.artikel[1]]), false)).body).toMatchObject({
      diterima: 0,
      sudah_ada: 1,
    })
  })

  test('cannot be published without words', async () => {
    const { body } = await send('artikel', csvOf(listOf('artikel'), [{ judul: 'Kosong', terbit: '2026-11-01' }]), true)
    expect(body.kesalahan).toEqual([{ baris: 2, kolom: 'isi', pesan: 'Isi artikel sebelum terbit.' }])
  })
})

describe('an imported scheme', () => {
  test('is version 1, a draft, with its units, requirements and worth', async () => {
    await send('skema', csvOf(listOf('skema'), ROWS.skema), false)
    const drafts = site.db.selectFrom('scheme_versions').selectAll().where('name', 'like', '=Skema%')
    expect(await drafts.execute()).toMatchObject([
      {
        versi: 1,
        published_at: null,
        registration_fee: 1_250_000,
        unit_kompetensi: [
          {
            judul: 'Menyusun; lalu menilai',
            metode: ['Wawancara', 'Tes tertulis'],
            kuk: ['Langkah runtut.', 'Bukti ada.'],
          },
          { judul: 'Unit a|b', metode: [], kuk: [] },
        ],
        jenis_metode: [
          { metode: 'Tes tertulis', jenis: 'tulis' },
          { metode: 'Wawancara', jenis: 'lisan' },
        ],
        persyaratan: [
          { nama: 'Ijazah', keterangan: 'Pindaian, berwarna', wajib: true },
          { nama: 'Surat', keterangan: '', wajib: false },
          { nama: 'Foto', keterangan: 'Latar merah', wajib: false },
        ],
        min_pendidikan: 'D4/S1',
        wajib_atpa: true,
        jam_pelajaran: 8,
      },
    ])
  })

  test('has hours and points only in a category of maintenance', async () => {
    const row = { ...ROWS.skema[0], nama: 'Skema Empat', poin: '5' }
    expect((await send('skema', csvOf(listOf('skema'), [row]), true)).body.kesalahan).toEqual([
      { baris: 2, kolom: 'poin', pesan: 'Poin hanya untuk skema pemeliharaan; kosongkan.' },
    ])
  })

  test('belongs to a category of the kind that the file says', async () => {
    const row = { ...ROWS.skema[0], nama: 'Skema Tiga', jenis_kategori: 'perpanjangan' }
    expect((await send('skema', csvOf(listOf('skema'), [row]), true)).body.kesalahan).toEqual([
      { baris: 2, kolom: 'jenis_kategori', pesan: 'Kategori KTPA berjenis sertifikasi.' },
    ])
  })
})
