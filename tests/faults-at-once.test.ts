import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { innerType, ruledFields } from '../src/lib/calls/rule-of-fields.ts'
import { Problem } from '../src/problems.ts'
import { checkPayload } from '../src/program/http/calls/perform-call.ts'

const calls = Object.entries(api as Record<string, Call>)

interface Ruled {
  /** The call, and the way to what is ruled: 'checkFiles.berkas.0'. */
  place: string
  checks: readonly z.core.$ZodCheck[]
  shape: Record<string, unknown>
}

/** Every form of a call, its rows and its lists of rows, each with its own rules. */
function formsIn(schema: z.ZodType, place: string): Ruled[] {
  const type = innerType(schema)
  const checks = type._zod.def.checks ?? []
  if (type instanceof z.ZodArray) {
    const row = innerType(type.element as z.ZodType)
    if (!(row instanceof z.ZodObject)) return []
    // How many rows there may be is no rule of fields.
    const rules = checks.filter(({ _zod }) => _zod.def.check === 'custom')
    return [{ place, checks: rules, shape: row.shape }, ...formsIn(row, `${place}.0`)]
  }
  if (!(type instanceof z.ZodObject)) return []
  const inside = Object.entries(type.shape).flatMap(([field, each]) => formsIn(each as z.ZodType, `${place}.${field}`))
  return [{ place, checks, shape: type.shape }, ...inside]
}

const ruled = calls
  .flatMap(([name, { payload }]) => (payload ? formsIn(payload, name) : []))
  .filter(({ checks }) => checks.length > 0)

function faultsOf(name: string, given: Record<string, unknown>): unknown {
  try {
    checkPayload((api as Record<string, Call>)[name] as Call, given)
    return {}
  } catch (error) {
    return error instanceof Problem ? error.errors : error
  }
}

describe('a rule of several fields', () => {
  test('names the fields that it reads, so that it is asked beside other faults', () => {
    expect(ruled.length).toBeGreaterThan(10)
    expect(ruled.filter(({ checks }) => checks.some((rule) => !ruledFields(rule))).map(({ place }) => place)).toEqual(
      [],
    )
  })

  test('names fields that its form or row has', () => {
    const unknown = ruled.flatMap(({ place, checks, shape }) =>
      checks.flatMap((rule) =>
        (ruledFields(rule) ?? []).filter((field) => !(field in shape)).map((field) => `${place}.${field}`),
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

  test('of a row whose file is missing and whose verdict has no reason', () => {
    const berkas = [{ persyaratan: '', file_id: '', status: 'perlu_perbaikan', catatan: '' }]
    expect(faultsOf('checkRequirements', { id: 1, tahap: 'diverifikasi', berkas })).toMatchObject({
      'berkas.0.persyaratan': [expect.any(String)],
      'berkas.0.file_id': [expect.any(String)],
      'berkas.0.catatan': ['Tulis apa yang perlu diperbaiki.'],
    })
  })

  test('of a menu with a row without a label, and a page that stands in it twice', () => {
    const menu_utama = [
      { halaman: 'artikel', label: 'Artikel' },
      { halaman: 'artikel', label: '' },
    ]
    const faults = faultsOf('updateSiteContent', { id: 1, version: 1, menu_utama }) as object
    expect(faults).toMatchObject({
      'menu_utama.1.label': [expect.any(String)],
      'menu_utama.1.halaman': ['Halaman ini sudah ada di baris lain.'],
    })
  })

  test('but nothing is held against a field by a rule whose other field cannot be read', () => {
    const faults = faultsOf('createExaminerLeave', { sejak: 'kapan saja', sampai: '2026-12-01', keterangan: '' })
    expect(Object.keys(faults as object).sort()).toEqual(['examiner_id', 'sejak'])
  })
})
