import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { test } from 'vitest'
import { day } from '../lib/day.ts'
import { certificatePdf } from './certificate.tsx'

const units12 = [
  'Merencanakan studi dan tim',
  'Mengoordinasikan konsultasi publik',
  'Memimpin pelingkupan',
  'Mengumpulkan dan menganalisis data rona lingkungan',
  'Melakukan pelingkupan bidang tugas',
  'Memprakirakan dampak',
  'Mengevaluasi dampak secara holistik',
  'Menyusun RKL-RPL bidang',
  'Mengendalikan mutu dokumen',
  'Mempresentasikan ke Tim Uji Kelayakan',
  'Menerapkan etika',
  'Menyusun ringkasan dan menjawab saran, pendapat, dan tanggapan masyarakat',
]
const base = {
  lembaga: 'LSK Amdal Nusantara Lestari',
  nomor: '0042/KTPA/LSK-XX/XI/2026',
  no_registrasi: null,
  nama: 'Dr. Ratna Contoh Wijayakusuma, S.T., M.Si.',
  skema: 'Sertifikasi Ketua Tim Penyusun Amdal',
  skema_versi: 2,
  kualifikasi: 'KTPA',
  unit_kompetensi: units12,
  valid_from: day('2026-11-20'),
  valid_until: day('2029-11-20'),
  issued_at: new Date('2026-11-20T03:00:00Z'),
  created_at: new Date('2026-11-20T03:00:00Z'),
  versi: 1,
  penandatangan: 'Prof. Dr. Ir. Bambang Contoh, M.Sc.',
  jabatan_penandatangan: 'Direktur',
  tautan_periksa: 'https://amdal.example.com/daftar-pemegang?no_sertifikasi=0042%2FKTPA%2FLSK-XX%2FXI%2F2026',
}
test('look', async () => {
  const foto = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#a8b5c0' } })
    .jpeg()
    .toBuffer()
  writeFileSync('/tmp/look-a.pdf', await certificatePdf({ ...base, foto }))
  writeFileSync(
    '/tmp/look-b.pdf',
    await certificatePdf({
      ...base,
      foto: null,
      nama: `${'Raden Mas Suryaningrat Kusumadiningrat Prawirodirdjo Hadiwijoyo Notonegoro Purbaningrum Wiryosumarto'.slice(0, 100)}, S.T., M.Si., Ph.D., IPM.`,
      no_registrasi: 'REG-KLH/2026/001234',
      skema:
        'Sertifikasi Ketua Tim Penyusun Analisis Mengenai Dampak Lingkungan Hidup untuk Kegiatan Strategis Nasional',
      lembaga: 'Lembaga Sertifikasi Kompetensi Amdal Nusantara Lestari Indonesia',
      unit_kompetensi: units12.map(
        (u) => `${u} sesuai ketentuan peraturan perundang-undangan yang berlaku di bidang lingkungan hidup`,
      ),
    }),
  )
  writeFileSync(
    '/tmp/look-c.pdf',
    await certificatePdf({
      ...base,
      foto,
      nama: 'Suharto',
      unit_kompetensi: units12.slice(0, 5),
      kualifikasi: 'ATPA',
      skema: 'Sertifikasi Anggota Tim Penyusun Amdal',
    }),
  )
})
