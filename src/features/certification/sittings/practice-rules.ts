import type { ItemContent } from '../items/content-rules.ts'

const UNIT = 'Latihan'
const option = (teks: string, benar = false) => ({ teks, benar })

/** Items that show how each kind of question is answered on screen; they ask nothing of the field. */
export const PRACTICE_ITEMS: readonly { unit: string; isi: ItemContent }[] = [
  {
    unit: UNIT,
    isi: {
      jenis: 'pilihan_ganda',
      soal: 'Contoh pilihan ganda. Pilih satu jawaban: hari sesudah Senin adalah …',
      pilihan: [option('Minggu'), option('Selasa', true), option('Rabu'), option('Kamis')],
    },
  },
  {
    unit: UNIT,
    isi: {
      jenis: 'pilihan_jamak',
      soal: 'Contoh pilihan jamak. Pilih semua yang merupakan bilangan genap.',
      pilihan: [option('2', true), option('5'), option('8', true), option('11')],
    },
  },
  {
    unit: UNIT,
    isi: {
      jenis: 'menjodohkan',
      soal: 'Contoh menjodohkan. Pasangkan kota dengan pulaunya.',
      pasangan: [
        { kiri: 'Makassar', kanan: 'Sulawesi' },
        { kiri: 'Medan', kanan: 'Sumatra' },
        { kiri: 'Bandung', kanan: 'Jawa' },
      ],
      pengecoh: ['Kalimantan'],
    },
  },
  {
    unit: UNIT,
    isi: { jenis: 'angka', soal: 'Contoh angka. Berapa 12,5 ditambah 7,5?', nilai: 20, toleransi: 0, satuan: '' },
  },
  { unit: UNIT, isi: { jenis: 'isian', soal: 'Contoh isian singkat. Apa ibu kota Jawa Barat?', ejaan: ['Bandung'] } },
  {
    unit: UNIT,
    isi: {
      jenis: 'esai',
      soal: 'Contoh esai. Tulis dua atau tiga kalimat tentang apa pun, lalu coba tutup dan buka lagi halaman ini.',
      rubrik: [{ kriteria: 'Latihan tidak dinilai.', poin: 1 }],
    },
  },
]
