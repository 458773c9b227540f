import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { terbilang } from '../lib/terbilang.ts'
import { invoicePdf } from './invoice.tsx'
import { receiptPdf } from './receipt.tsx'
test('shots', async () => {
  const b = { nomor: 'INV/2026/11/0042', status: 'belum_dibayar' as const, tanggal: new Date('2026-11-20T03:00:00Z'), jatuh_tempo: new Date('2026-11-23T16:59:59Z'),
    penerbit: { nama: 'Lembaga Sertifikasi Kompetensi Lestari Nusantara', alamat: 'Jalan Contoh Raya No. 1, Kelurahan Contoh, Jakarta Selatan 12345' }, nama_tagihan: 'PT Contoh Lestari Sejahtera', npwp_tagihan: '0123456789012345', peserta: 'Wulan Contoh', skema: 'Sertifikasi Kompetensi Ketua Tim Penyusun Amdal', tanggal_uji: '2026-12-10',
    items: [{ nama: 'Biaya pendaftaran Sertifikasi Kompetensi Ketua Tim Penyusun Amdal', jumlah: 4_500_000 }], kode_unik: 42, total: 4_500_042, terbilang: terbilang(4_500_042),
    rekening: [{ bank: 'Bank Contoh', nomor: '0000111122', atas_nama: 'LSK Lestari Nusantara' }, { bank: 'Bank Lain', nomor: '000-222-333', atas_nama: 'LSK Lestari Nusantara' }] }
  writeFileSync('/tmp/pdfs/invoice.pdf', await invoicePdf(b))
  const t = performance.now(); await invoicePdf(b); console.log('ms', performance.now() - t)
  writeFileSync('/tmp/pdfs/receipt.pdf', await receiptPdf({ ...b, status: 'dikembalikan', rekening: [], nomor_kuitansi: 'KWT/2026/11/0007', paid_at: new Date('2026-11-22T03:00:00Z'), perlu_meterai: true, pengembalian: 3_000_000, refunded_at: new Date('2026-11-25T03:00:00Z') }))
})
