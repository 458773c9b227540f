import { CHARGE_CASE_NAMES, CHARGE_CASES, type ChargeCase } from '../case-rules.ts'

/** The differences that comparing finds besides the cases of a charge. */
export const DIFFERENCES = {
  tidak_ada_di_penyedia: 'Portal menghitung pembayaran yang tidak dinyatakan lunas oleh penyedia.',
  belum_dihitung: 'Penyedia menyatakan lunas, tetapi portal belum menghitungnya.',
  mutasi_berbeda: 'Mutasi rekening yang dibukukan lebih besar dari pembayaran yang tercatat untuk invoice ini.',
  pengembalian_tidak_ada: 'Portal mencatat pengembalian melalui penyedia yang tidak dinyatakan penyedia.',
  pengembalian_tertahan:
    'Penyedia belum memutuskan pengembalian dana sesudah sehari: lihat dasbor penyedia; portal terus bertanya.',
  dikembalikan_dua_kali:
    'Penyedia mengembalikan dana yang sebelumnya ditolaknya dan sudah ditransfer: tagih salah satunya kembali.',
  kembali_dan_ditarik:
    'Penyedia mengembalikan dana yang juga ditarik bank pembayar: tagih salah satunya kembali kepada pembayar.',
  pengembalian_ditarik: 'Penyedia membatalkan pengembalian yang sudah dicatat: transfer dananya, lalu catat di sini.',
  jumlah_invoice_berbeda: 'Jumlah gerakan uang berbeda dari jumlah pada invoice.',
  penyedia_tidak_menjawab: 'Penyedia tidak dapat ditanyai tentang pembayaran ini.',
} as const

export type Difference = keyof typeof DIFFERENCES | ChargeCase

export const DIFFERENCE_NAMES = [...Object.keys(DIFFERENCES), ...CHARGE_CASE_NAMES] as [Difference, ...Difference[]]

const isCase = (jenis: Difference): jenis is ChargeCase => jenis in CHARGE_CASES

/** Returns what the office reads of a difference. */
export const differenceText = (jenis: Difference): string =>
  isCase(jenis) ? CHARGE_CASES[jenis].office : DIFFERENCES[jenis]

export const DIFFERENCE_STATES = { terbuka: 'Terbuka', selesai: 'Selesai' } as const
export const DIFFERENCE_STATE_NAMES = ['terbuka', 'selesai'] as const
