import { describe, expect, test } from 'vitest'
import { DECLARATION, experienceRow } from '../../../../../tests/applications.ts'
import { day } from '../../../../lib/day.ts'
import { FORM_PAGES } from '../rules.ts'
import {
  answersFor,
  type Form,
  formErrors,
  type GivenFile,
  hasBegunPage,
  incompletePages,
  mayReplace,
} from './completeness-contract.ts'

const TODAY = day('2026-11-20')
const FILE = '6f1a3a52-1c0d-4b7e-9a54-1a3c5e7d9b10'

const given = (more: Partial<GivenFile> = {}): GivenFile => ({
  persyaratan: 'Ijazah',
  file_id: FILE,
  catatan_pemohon: '',
  status: 'belum_diperiksa',
  catatan: null,
  created_at: '2026-11-01T00:00:00Z',
  no_sertifikat: '',
  lembaga_pelatihan: '',
  tanggal_sertifikat: null,
  ...more,
})

const form = (more: Partial<Form> = {}): Form => ({
  tahap: 'draft',
  pages_seen: [...FORM_PAGES],
  pengalaman: [experienceRow(FILE)],
  asesmen: [{ unit: 'Memimpin pelingkupan', jawaban: 'K', bukti: '', bukti_id: FILE }],
  pernyataan: DECLARATION,
  given: [given()],
  persyaratan: [
    { nama: 'Surat keterangan kerja', keterangan: '', wajib: false },
    { nama: 'Ijazah', keterangan: '', wajib: true },
  ],
  unit_kompetensi: [{ judul: 'Memimpin pelingkupan' }],
  min_dokumen_amdal: 1,
  min_pengalaman_tahun: 5,
  ...more,
})

const errors = (more: Partial<Form>) => Object.assign({}, ...Object.values(formErrors(form(more), TODAY)))

test('a form with everything in it has nothing to object to', () => {
  expect(errors({})).toEqual({})
  expect(incompletePages(formErrors(form(), TODAY))).toEqual([])
})

describe('experience', () => {
  test.each([
    ['judul_dokumen', ''],
    ['judul_dokumen', '   '],
    ['jenis_dokumen', 'Skripsi'],
    ['pemrakarsa', ''],
    ['lokasi', ''],
    ['tahun', '1985'],
    ['tahun', '2027'],
    ['tahun', '21'],
    ['tahun', ''],
    ['peran', 'penonton'],
    ['bukti_id', ''],
  ])('is refused with %s %o', (field, value) => {
    const row = experienceRow(FILE, { [field]: value })
    const found = errors({ pengalaman: [experienceRow(FILE), row], min_pengalaman_tahun: 0 })
    expect(Object.keys(found)).toEqual([`pengalaman.1.${field}`])
  })

  test.each([
    ['1986', true],
    ['2026', true],
  ])('is taken with the year %s', (tahun) => {
    expect(errors({ pengalaman: [experienceRow(FILE, { tahun })], min_pengalaman_tahun: 0 })).toEqual({})
  })

  test('needs as many documents and years as the scheme says', () => {
    expect(errors({ min_dokumen_amdal: 2 })).toEqual({
      pengalaman: [expect.stringContaining('paling sedikit 2 dokumen')],
    })
    expect(errors({ min_pengalaman_tahun: 6 })).toEqual({ pengalaman: [expect.stringContaining('pengalaman 6 tahun')] })
    expect(errors({ pengalaman: [], min_dokumen_amdal: 0, min_pengalaman_tahun: 0 })).toEqual({})
  })
})

describe('the self-assessment', () => {
  const unit = 'Memimpin pelingkupan'

  test.each([
    [{ jawaban: '' as const, bukti: '', bukti_id: '' }, ['asesmen.0.jawaban']],
    [{ jawaban: 'K' as const, bukti: ' ', bukti_id: '' }, ['asesmen.0.bukti']],
    [{ jawaban: 'K' as const, bukti: 'Bab 3', bukti_id: '' }, []],
    [{ jawaban: 'BK' as const, bukti: '', bukti_id: '' }, []],
  ])('answered with %o lacks %o', (answer, expected) => {
    expect(Object.keys(errors({ asesmen: [{ unit, ...answer }] }))).toEqual(expected)
  })

  test('is of the units of the scheme, in their order, and of no others', () => {
    const saved = [
      { unit: 'Dua', jawaban: 'K' as const, bukti: 'b', bukti_id: '' },
      { unit: 'Lain', jawaban: 'K' as const, bukti: 'b', bukti_id: '' },
    ]
    const units = [{ judul: 'Satu' }, { judul: 'Dua' }]
    expect(answersFor(units, saved).map(({ unit, jawaban }) => [unit, jawaban])).toEqual([
      ['Satu', ''],
      ['Dua', 'K'],
    ])
  })
})

describe('documents', () => {
  test('are needed where the scheme says so', () => {
    expect(errors({ given: [] })).toEqual({ 'persyaratan.1': ['Unggah Ijazah.'] })
  })

  test('that were marked are named with what the office wrote', () => {
    const marked = given({ status: 'perlu_perbaikan', catatan: 'Buram' })
    expect(errors({ given: [marked] })).toEqual({ 'persyaratan.1': ['Unggah pengganti Ijazah: Buram'] })
  })

  test.each([
    ['of a draft', 'draft', {}, true],
    ['that was marked', 'perlu_perbaikan', { status: 'perlu_perbaikan', catatan: 'Buram' }, true],
    ['that was found right', 'perlu_perbaikan', { status: 'sesuai' }, false],
    ['that nobody looked at', 'perlu_perbaikan', {}, false],
    ['given since it was sent back', 'perlu_perbaikan', { created_at: '2026-11-20T03:00:00Z' }, true],
  ] as const)('%s may be replaced as said', (_what, tahap, more, expected) => {
    expect(mayReplace(given(more), { tahap, tahap_sejak: new Date('2026-11-20T03:00:00Z') })).toBe(expected)
  })
})

describe('the statements', () => {
  test('are all missing at first', () => {
    expect(Object.keys(errors({ pernyataan: null }))).toEqual([
      'pernyataan.kebenaran',
      'pernyataan.kode_etik',
      'pernyataan.kerahasiaan',
      'pernyataan.penggunaan_sertifikat',
      'pernyataan.persetujuan_data',
      'pernyataan.tanda_tangan',
    ])
  })

  test('ask to whom one is related, beside everything else', () => {
    const pernyataan = { ...DECLARATION, kode_etik: false, ada_hubungan: true, hubungan: ' ' }
    expect(Object.keys(errors({ pernyataan }))).toEqual(['pernyataan.kode_etik', 'pernyataan.hubungan'])
  })
})

describe('a certificate of training', () => {
  const persyaratan = [{ nama: 'Sertifikat pelatihan penyusun Amdal', keterangan: '', wajib: true }]
  const file = (more: Partial<GivenFile>) => given({ persyaratan: persyaratan[0]?.nama ?? '', ...more })
  const complete = { no_sertifikat: 'P-001/2020', lembaga_pelatihan: 'LPK Contoh', tanggal_sertifikat: '2020-03-14' }

  test('is complete with its number, body and day', () => {
    expect(errors({ persyaratan, given: [file(complete)] })).toEqual({})
    expect(Object.keys(errors({ persyaratan, given: [file({})] }))).toEqual([
      'persyaratan.0.no_sertifikat',
      'persyaratan.0.lembaga_pelatihan',
      'persyaratan.0.tanggal_sertifikat',
    ])
    expect(errors({ persyaratan, given: [] })).toEqual({ 'persyaratan.0': [expect.stringMatching(/^Unggah/)] })
  })

  test.each([
    ['1986-01-01', 0],
    ['1985-12-31', 1],
    [TODAY, 0],
    ['2026-11-21', 1],
  ])('of %s has %i sentences against it', (tanggal_sertifikat, count) => {
    const found = errors({ persyaratan, given: [file({ ...complete, tanggal_sertifikat })] })
    expect(Object.keys(found)).toHaveLength(count)
  })

  test('that was found right before is not asked about once more', () => {
    expect(errors({ tahap: 'perlu_perbaikan' as const, persyaratan, given: [file({ status: 'sesuai' })] })).toEqual({})
  })
})

test('a page has begun once anything of it is filled in', () => {
  const empty = form({ pengalaman: [], asesmen: [], given: [], pernyataan: null })
  expect(FORM_PAGES.map((page) => hasBegunPage(page, empty))).toEqual([true, false, false, false, false])
  expect(hasBegunPage('jadwal', form({ pages_seen: [] }))).toBe(false)
  expect(hasBegunPage('pernyataan', form())).toBe(true)
})
