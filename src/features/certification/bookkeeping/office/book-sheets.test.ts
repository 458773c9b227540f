import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { day } from '../../../../lib/day.ts'
import { csvText, safeText } from '../../../../lib/files/csv-writer.ts'
import type { BookedInvoice } from '../rules.ts'
import { JOURNAL_HEADS, journalRow, journalSums } from '../table-rules.ts'
import { END_LINE, FAKTUR_HEADS, fakturRow, fakturTop, RINCIAN_HEADS, rincianRow } from '../tax-import-rules.ts'
import { bookSheet } from './book-sheets.ts'

const ON = day('2026-11-20')
const INVOICE: BookedInvoice = {
  id: 1,
  nomor: 'INV/2026/11/0001',
  created_on: ON,
  paid_on: null,
  nama_tagihan: safeText('=PT "Contoh"'),
  npwp: '0012345678901234',
  skema: 'Skema A',
  uraian: 'Biaya pendaftaran Skema A',
  tarif_ppn: 125,
  dpp: 4_125_000,
  ppn: 515_625,
  kode_unik: 7,
  total: 5_015_632,
  status: 'belum_dibayar',
  is_sale: true,
  nomor_kuitansi: null,
}
const SELLER = {
  npwp_penjual: '0999888877776666',
  id_tku_penjual: '0999888877776666000000',
  kode_transaksi_ppn: '04',
  kode_jasa_ppn: '000000',
  satuan_ukur_ppn: 'UM.0030',
}

test('a sheet holds amounts as numbers, and digits that are no amount as they are written', () => {
  const sums = { banyak: 3, bukan_penjualan: 2, dpp: 4_125_000, ppn: 515_625, total: 5_015_632 }
  const { sheet, data } = bookSheet('jurnal', csvText([JOURNAL_HEADS, journalRow(INVOICE), ...journalSums(sums)]))
  expect(sheet).toBe('Jurnal penjualan')
  expect(data).toEqual([
    JOURNAL_HEADS,
    [
      ...['INV/2026/11/0001', '2026-11-20', `'=PT "Contoh"`, '0012345678901234', 'Skema A', 4_500_000, 4_125_000, 12.5],
      ...[515_625, 7, 5_015_632, 'Belum dibayar', '', '', 'Ya'],
    ],
    ['Bukan penjualan (2)', ...Array(14).fill('')],
    ['Jumlah (1)', '', '', '', '', '', 4_125_000, '', 515_625, '', 5_015_632, '', '', '', ''],
  ])
})

test('the file for the tax office has both its sheets under their names, with zeros before numbers kept', async () => {
  const faktur = csvText([...fakturTop(SELLER), FAKTUR_HEADS, fakturRow(INVOICE, 1, 'terbit', SELLER), END_LINE])
  const rincian = csvText([RINCIAN_HEADS, rincianRow(INVOICE, 1, SELLER), END_LINE])
  const sheets = [bookSheet('faktur', faktur), bookSheet('rincian', rincian)]
  expect(sheets[0]?.data[3]?.slice(0, 4)).toEqual([1, '20/11/2026', 'Normal', '04'])
  expect(sheets[1]?.data[1]?.slice(2, 7)).toEqual(['000000', 'Biaya pendaftaran Skema A', 'UM.0030', 4_500_000, 1])
  const files = unzipSync(await writeXlsx(sheets).toBuffer())
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect([...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Faktur',
    'DetailFaktur',
  ])
  const said = text('xl/sharedStrings.xml')
  for (const written of ['NPWP Penjual', SELLER.npwp_penjual, SELLER.id_tku_penjual, 'Period Dok Pendukung', 'END'])
    expect(said).toContain(written)
  expect(text('xl/worksheets/sheet2.xml')).toContain('<v>515625</v>')
})
