import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedUnder, draftOf, isTypedOver, readFormDraft, unsentOf } from './form-draft.ts'

const START = { id: 3, version: 2, judul: 'Lama', isi: '', terbit: false, kata_sandi: null, label: [] }

describe('the draft of a form', () => {
  test('has the fields that were typed over, and what stood there', () => {
    expect(draftOf(START, { ...START, judul: 'Baru' })).toEqual({ typed: { judul: 'Baru' }, seen: { judul: 'Lama' } })
  })

  test('is none while inputs only write emptiness in their own way', () => {
    expect(draftOf(START, { ...START, isi: null, label: null, kata_sandi: '', terbit: undefined })).toBeUndefined()
  })

  test('has a field that was emptied', () => {
    expect(draftOf(START, { ...START, judul: '' })?.typed).toEqual({ judul: '' })
  })

  test('never has a password, and no file', () => {
    const now = { ...START, kata_sandi: 'Rahasia-1', berkas: new Blob(['a']), daftar: [{ berkas: new Blob(['b']) }] }
    expect(draftOf(START, now, new Set(['kata_sandi']))).toBeUndefined()
    expect(isTypedOver(START, now)).toBe(true)
  })

  test('lasts as JSON, for any values', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (was, now) => {
          const draft = draftOf(was, now)
          const again = draft && readFormDraft({ values: JSON.parse(JSON.stringify(draft)), version: 1 })
          expect(again && JSON.stringify(again)).toBe(draft && JSON.stringify(draft))
        },
      ),
    )
  })

  test('is over once the record says the same', () => {
    const draft = { typed: { judul: 'Baru', isi: 'Kalimat.' }, seen: { judul: 'Lama', isi: '' } }
    expect(unsentOf(draft, { ...START, judul: 'Baru' })).toEqual({ typed: { isi: 'Kalimat.' }, seen: { isi: '' } })
    expect(unsentOf(draft, { ...START, judul: 'Baru', isi: 'Kalimat.' })).toBeUndefined()
  })

  test('knows what somebody else has changed under it', () => {
    const draft = { typed: { judul: 'Baru', isi: 'Kalimat.' }, seen: { judul: 'Lama', isi: '' } }
    expect(changedUnder(draft, { ...START, judul: 'Judul orang lain', terbit: true })).toEqual([
      { field: 'judul', before: 'Lama', after: 'Judul orang lain' },
    ])
  })

  test('is read only where it is one', () => {
    for (const values of [undefined, null, 'teks', 7, [], {}, { typed: 'a', seen: {} }, { typed: {} }])
      expect(readFormDraft({ values, version: 1 }), JSON.stringify(values)).toBeUndefined()
    expect(readFormDraft(undefined)).toBeUndefined()
  })
})
