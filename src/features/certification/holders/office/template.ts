import { IMPORT_COLUMNS } from '../rules.ts'

/** A list of earlier holders to start from: its head, and one made-up person. */
export const TEMPLATE: string[][] = [
  [...IMPORT_COLUMNS],
  [
    'Ir. Wulan Contoh, M.Si.',
    "'9901015212900001",
    '0042/KTPA/LSK-XX/III/2024',
    '',
    'KTPA',
    'mutu air; sosial',
    'Kota Yogyakarta',
    'DI Yogyakarta',
    'Jalan Contoh 1',
    "'+62 811-0000-0042",
    'wulan@example.com',
    '2024-03-10',
    '2027-03-09',
    'aktif',
  ],
]
