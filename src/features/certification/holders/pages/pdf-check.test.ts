import { expect, it } from 'vitest'
import { type CheckedHolder, hashOf, resultAgainst, resultByHash } from './pdf-check.ts'

const surat = { nomor: 'SKS/2026/0001', created_at: '2026-11-20T03:00:00Z', status_label: 'Aktif' }
const [now, before] = ['a'.repeat(64), 'b'.repeat(64)]

const certificate = (berkas: CheckedHolder['berkas']): CheckedHolder => ({
  no_sertifikasi: '1/KTPA',
  no_registrasi: null,
  nama: 'Wulan Contoh',
  foto: null,
  kualifikasi: 'KTPA',
  skema: 'Contoh',
  keahlian: [],
  kota: '',
  provinsi: '',
  valid_from: '2026-01-01',
  valid_until: '2028-12-31',
  status_sertifikat: 'aktif',
  status_label: 'Aktif',
  unit_kompetensi: [],
  issued_at: '2026-01-01T00:00:00Z',
  status_since: '2026-01-01T00:00:00Z',
  frozen_until: null,
  no_sertifikasi_pengganti: null,
  berkas,
})

// FIPS 180-2, appendix B.1.
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

it('hashes a file as SHA-256 in hexadecimal', async () => {
  expect(await hashOf(new Blob(['abc']))).toBe(ABC)
})

it.each([
  [now, 'ours'],
  [before, 'older'],
  ['c'.repeat(64), 'forged'],
])('compares %s with the papers of a certificate: %s', (sha256, kind) => {
  const papers = [
    { sha256: now, berlaku: true },
    { sha256: before, berlaku: false },
  ]
  expect(resultAgainst(sha256, certificate(papers))).toEqual({ kind, no_sertifikasi: '1/KTPA' })
})

it('has nothing to compare with where no paper was made', () => {
  expect(resultAgainst(now, certificate([]))).toEqual({ kind: 'incomparable', no_sertifikasi: '1/KTPA' })
})

it.each([
  [{ no_sertifikasi: '1/KTPA', berlaku: true, surat: null }, 'ours'],
  [{ no_sertifikasi: '1/KTPA', berlaku: false, surat: null }, 'older'],
  [{ no_sertifikasi: null, berlaku: false, surat: null }, 'forged'],
  [{ no_sertifikasi: '1/KTPA', berlaku: false, surat }, 'letter'],
])('reads what the register says of a hash, %o: %s', (found, kind) => {
  expect(resultByHash(found).kind).toBe(kind)
})
