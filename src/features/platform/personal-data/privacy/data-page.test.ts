import { expect, test } from 'vitest'
import { ownDataPage } from './data-page-view.ts'

const ID = '0d3f0f4e-7a55-4b4b-9a3b-5f6d7c8e9f00'
const SHEET = {
  nama_lembaga: 'LSK Contoh & Rekan',
  at: new Date('2026-11-20T03:00:00Z'),
  files: new Map([[ID, `berkas/ktp-${ID}.pdf`]]),
}
const page = (data: object) => ownDataPage(data, SHEET)

test('says whose sheet it is and when it was made', () => {
  expect(page({})).toContain('disimpan LSK Contoh &amp; Rekan, menurut keadaan 20 November 2026 pukul 10.00 WIB.')
})

test('writes names, days, moments and answers as people read them', () => {
  const html = page({
    permohonan: [
      { no_sertifikasi: '1/KTPA', valid_until: '2028-12-31', submitted_at: '2026-11-01T00:00:00.000Z', nihil: false },
    ],
  })
  for (const row of [
    ['Nomor sertifikat', '1/KTPA'],
    ['Berlaku sampai', '31 Desember 2028'],
    ['Dikirim pada', '1 November 2026 pukul 07.00 WIB'],
    ['Laporan nihil', 'Tidak'],
  ]) {
    expect(html).toContain(`<th scope="row">${row[0]}</th><td>${row[1]}</td>`)
  }
})

test('leads to the files of the archive', () => {
  expect(page({ berkas: [{ file_id: ID }] })).toContain(`<a href="berkas/ktp-${ID}.pdf">`)
})

test('answers stand beside the texts of their questions, and what only programs read is named', () => {
  const html = page({
    evaluasi: [{ pertanyaan: [{ id: 'p1', teks: 'Apakah informasinya jelas?' }], jawaban: { p1: 'Ya' } }],
    sertifikat: [
      {
        cetakan: [
          { versi: 1, credential: { '@context': [] } },
          { versi: 2, credential: null },
        ],
      },
    ],
  })
  expect(html).toContain('<th scope="row">Apakah informasinya jelas?</th><td>Ya</td>')
  expect(html).toContain('<th scope="row">Kredensial</th><td>Untuk program; isinya ada di data.json.</td>')
  expect(html).toContain('<th scope="row">Kredensial</th><td>–</td>')
  expect(html).not.toMatch(/@context|>P1</)
})

test('says where there is nothing, and shows markup as text', () => {
  expect(page({ banding: [], data_diri: null }).match(/Tidak ada catatan\./g)).toHaveLength(2)
  expect(page({ akun: { name: '<script>alert(1)</script>' } })).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
