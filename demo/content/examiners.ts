import type { DemoExaminer } from './shapes.ts'

/** Invented people and invented universities; education newest first. */
export const examiners: DemoExaminer[] = [
  {
    name: 'Dr. Ir. Ratna Kusumawardhani, M.Si.',
    email: 'ratna.kusumawardhani@example.com',
    foto: 'penguji-01',
    riwayat: [
      'S3 Ilmu Lingkungan – Universitas Rimba Raya, 2009',
      'S2 Pengelolaan Sumber Daya Alam – Universitas Rimba Raya, 2002',
      'S1 Kehutanan – Universitas Tirta Nusantara, 1996',
    ],
  },
  {
    name: 'Prof. Dr. Bonar Parlindungan Simatupang, M.Sc.',
    email: 'bonar.simatupang@example.com',
    foto: 'penguji-02',
    riwayat: [
      'S3 Hidrologi – Institut Iklim Tropis, 2003',
      'S2 Teknik Sumber Daya Air – Institut Iklim Tropis, 1995',
      'S1 Teknik Sipil – Universitas Bukit Barisan Raya, 1989',
    ],
  },
  {
    name: 'Dr. Ni Luh Putu Sekarini, S.Si., M.Si.',
    email: 'sekarini@example.com',
    foto: 'penguji-03',
    riwayat: [
      'S3 Biologi Konservasi – Universitas Segara Lestari, 2015',
      'S2 Biologi – Universitas Segara Lestari, 2008',
      'S1 Biologi – Universitas Segara Lestari, 2004',
    ],
  },
  {
    name: 'Ir. Yohanis Wanggai, M.T.',
    email: 'yohanis.wanggai@example.com',
    foto: null,
    riwayat: ['S2 Teknik Lingkungan – Institut Iklim Tropis, 2006', 'S1 Teknik Kimia – Universitas Matoa Raya, 1998'],
  },
  {
    name: 'Dr. Ir. Raden Roro Anggraini Puspitaningtyas Wiryodiningrat Kusumohadiprodjo, S.T., M.T., M.Env.Sc., IPM',
    email: 'anggraini.wiryodiningrat@example.com',
    foto: 'penguji-04',
    riwayat: [
      'S3 Teknik Lingkungan, bidang kualitas udara – Institut Iklim Tropis, 2017',
      'S2 Ilmu Lingkungan – Universitas Rimba Raya, 2010',
      'S2 Teknik Lingkungan – Institut Iklim Tropis, 2007',
      'S1 Teknik Lingkungan – Institut Iklim Tropis, 2003',
    ],
  },
  {
    name: 'Sudarmanto',
    email: 'sudarmanto@example.com',
    foto: null,
    riwayat: [
      'S2 Sosiologi Pedesaan – Universitas Tirta Nusantara, 2005',
      'S1 Sosiologi – Universitas Tirta Nusantara, 1999',
    ],
  },
  {
    name: 'Dr. Andi Tenri Maharani, S.K.M., M.Kes.',
    email: 'tenri.maharani@example.com',
    foto: 'penguji-05',
    riwayat: [
      'S3 Kesehatan Masyarakat – Universitas Eboni Sulawesi, 2018',
      'S2 Kesehatan Lingkungan – Universitas Eboni Sulawesi, 2011',
      'S1 Kesehatan Masyarakat – Universitas Eboni Sulawesi, 2007',
    ],
  },
  {
    name: 'Hendra Gunawan Lesmana, S.T., M.Sc.',
    email: 'hendra.lesmana@example.com',
    foto: null,
    riwayat: [
      'S2 Geologi Lingkungan – Universitas Rimba Raya, 2012',
      'S1 Teknik Geologi – Universitas Bukit Barisan Raya, 2006',
    ],
  },
]
