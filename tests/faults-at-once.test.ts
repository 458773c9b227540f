import { describe, expect, test } from 'vitest'
import { api } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { ruledFields } from '../src/lib/calls/rule-of-fields.ts'
import { Problem } from '../src/problems.ts'
import { checkPayload } from '../src/program/http/calls/perform-call.ts'

const calls = Object.entries(api as Record<string, Call>)
const rulesOf = ({ payload }: Call) => payload?._zod.def.checks ?? []

function faultsOf(name: string, given: Record<string, unknown>): unknown {
  try {
    checkPayload((api as Record<string, Call>)[name] as Call, given)
    return {}
  } catch (error) {
    return error instanceof Problem ? error.errors : error
  }
}

describe('a rule of several fields', () => {
  const ruled = calls.filter(([, call]) => rulesOf(call).length > 0)

  test('names the fields that it reads, so that it is asked beside other faults', () => {
    expect(ruled.length).toBeGreaterThan(10)
    expect(ruled.filter(([, call]) => rulesOf(call).some((rule) => !ruledFields(rule))).map(([name]) => name)).toEqual(
      [],
    )
  })

  test('names fields that its call has', () => {
    const unknown = ruled.flatMap(([name, call]) =>
      rulesOf(call).flatMap((rule) =>
        (ruledFields(rule) ?? [])
          .filter((field) => !(field in (call.payload?.shape ?? {})))
          .map((field) => `${name}.${field}`),
      ),
    )
    expect(unknown).toEqual([])
  })
})

describe('all faults of a form are said at once', () => {
  test('of a complaint whose kind is not chosen and whose sender has no name', () => {
    const faults = faultsOf('fileComplaint', { jenis_pengaduan: '', nama: '', email: 'x', uraian: '', is_anonim: '' })
    expect(faults).toMatchObject({
      jenis_pengaduan: ['Pilih jenis pengaduan.'],
      nama: ['Isi nama Anda, atau centang "Sembunyikan identitas saya".'],
      email: [expect.any(String)],
      uraian: [expect.any(String)],
    })
  })

  test('of an examiner’s leave without an examiner that ends before it begins', () => {
    expect(
      faultsOf('createExaminerLeave', { sejak: '2026-12-02', sampai: '2026-12-01', keterangan: '' }),
    ).toMatchObject({
      examiner_id: [expect.any(String)],
      sampai: ['Hari terakhir tidak boleh sebelum hari pertama.'],
    })
  })

  test('but nothing is held against a field by a rule whose other field cannot be read', () => {
    const faults = faultsOf('createExaminerLeave', { sejak: 'kapan saja', sampai: '2026-12-01', keterangan: '' })
    expect(Object.keys(faults as object).sort()).toEqual(['examiner_id', 'sejak'])
  })
})
