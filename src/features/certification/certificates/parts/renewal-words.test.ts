import { expect, test } from 'vitest'
import type { HolderCertificate } from '../own-certificates-contract.ts'
import type { RenewalState } from '../renewal/rules.ts'
import { renewalWords } from './renewal-words.ts'

const ownCertificate = (keadaan: RenewalState, more: Partial<HolderCertificate> = {}): HolderCertificate => ({
  id: 1,
  no_sertifikasi: '0001/ATPA',
  no_registrasi: null,
  kualifikasi: 'ATPA',
  skema: 'Sertifikasi Contoh',
  nama: 'Wulan Contoh',
  valid_from: '2023-12-20',
  valid_until: '2026-12-20',
  status_sertifikat: 'aktif',
  status_label: 'Aktif',
  frozen_until: null,
  user_training_id: 7,
  no_sertifikasi_pengganti: null,
  renewal_id: null,
  perpanjangan: { mulai: '2026-06-23', valid_until: '2026-12-20', tenggang: '2027-03-20', keadaan },
  kurang: ['Laporan kinerja tahun ke-3 belum dikirim.'],
  pemeriksaan: { tiga_puluh_hari: 0, dua_belas_bulan: 0, ditampilkan: 0 },
  surat: [],
  ...more,
})

const RENEWALS = '/user/sertifikasi/daftar?kategori=Perpanjangan'

test.each<[HolderCertificate, RegExp, string | undefined]>([
  [ownCertificate('belum_dibuka'), /mulai 23 Juni 2026 sampai 20 Desember 2026\.$/, undefined],
  [ownCertificate('terbuka'), /^Dapat diajukan sampai 20 Desember 2026\./, RENEWALS],
  [ownCertificate('tenggang'), /^Masa tenggang sampai 20 Maret 2027\./, RENEWALS],
  [ownCertificate('lewat'), /^Berakhir pada 20 Maret 2027\. Ajukan sertifikasi baru\.$/, undefined],
  [
    ownCertificate('terbuka', { status_sertifikat: 'dibekukan', frozen_until: '2027-03-01' }),
    /sesudah dipulihkan\.$/,
    undefined,
  ],
  [ownCertificate('terbuka', { renewal_id: 9 }), /sedang berjalan\.$/, '/user/sertifikasi/saya/9'],
  [
    ownCertificate('terbuka', { perpanjangan: null, no_sertifikasi_pengganti: '0002/ATPA' }),
    /dengan sertifikat 0002\/ATPA/,
    undefined,
  ],
])('what can be done about a renewal is said with its days (case %#)', (one, words, address) => {
  expect([renewalWords(one)?.text, renewalWords(one)?.link?.to]).toEqual([expect.stringMatching(words), address])
})

test.each<[RenewalState, number, boolean]>([
  ['belum_dibuka', 0, false],
  ['terbuka', 0, true],
  ['terbuka', 1, true],
  ['tenggang', 1, true],
  ['lewat', 1, false],
])('%s with %i duties missing, what is examined is said: %s', (keadaan, count, isSaid) => {
  const kurang = Array.from({ length: count }, () => 'Laporan kinerja tahun ke-3 belum dikirim.')
  expect(renewalWords(ownCertificate(keadaan, { kurang }))?.kurang).toEqual(isSaid ? kurang : undefined)
})

test('nothing is said of a certificate that was withdrawn', () => {
  expect(renewalWords(ownCertificate('terbuka', { status_sertifikat: 'dicabut', perpanjangan: null }))).toBeUndefined()
})
