import type { ImportList } from '../../platform/import-lists/rules.ts'

/** The list of articles: news of the body. */
export const ARTICLE_LIST = {
  name: 'artikel',
  title: 'artikel',
  noun: 'artikel',
  permission: 'konten',
  key: 'title',
  about:
    'Artikel dengan alamat yang sama dilewati. Isi dibersihkan seperti di penyunting: hanya tulisan, tautan, dan tabel yang tinggal; gambar diunggah kemudian.',
  columns: {
    title: {
      label: 'Judul',
      as: 'words',
      required: true,
      heads: ['Judul berita', 'Judul artikel'],
      example: 'Contoh berita',
    },
    slug: {
      label: 'Alamat',
      as: 'words',
      heads: ['Slug', 'URL'],
      example: 'contoh-berita',
      hint: 'Kosong: dibuat dari judul.',
    },
    content: { label: 'Isi', as: 'lines', example: '<p>Paragraf pertama.</p><p>Paragraf kedua.</p>', hint: 'HTML.' },
    published_at: {
      label: 'Terbit',
      heads: ['Tanggal terbit', 'Tanggal'],
      as: 'moment',
      example: '2025-01-31 14.30',
      hint: 'Kosong: draf. Waktu mendatang: terbit otomatis pada waktu itu.',
    },
  },
} as const satisfies ImportList
