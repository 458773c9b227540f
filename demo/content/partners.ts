import type { DemoPartner } from './shapes.ts'

/** Fictional organisations; the order is the order of the drawn logos. */
export const partners: DemoPartner[] = [
  { name: 'Universitas Rimba Raya', source: 'mitra-01', url: 'https://mitra-1.example.com' },
  { name: 'Laboratorium Tirta Uji', source: 'mitra-02', url: 'https://mitra-2.example.com' },
  { name: 'Konsultan Bumi Lestari', source: 'mitra-03', url: 'https://mitra-3.example.com' },
  { name: 'Yayasan Mangrove Kita', source: 'mitra-04', url: 'https://mitra-4.example.com' },
  { name: 'Institut Iklim Tropis', source: 'mitra-05', url: 'https://mitra-5.example.com' },
  { name: 'Pusat Studi Lingkungan Khatulistiwa', source: 'mitra-06', url: 'https://mitra-6.example.com' },
  { name: 'Jaringan Penyusun Amdal', source: 'mitra-07', url: 'https://mitra-7.example.com' },
  { name: 'Geospasial Nusantara', source: 'mitra-08', url: 'https://mitra-8.example.com' },
]
