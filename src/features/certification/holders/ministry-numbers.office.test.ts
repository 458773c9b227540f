import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { judgeNumbers } from './ministry-rules.ts'

let site: TestApp
let staff: Browser
/** Stands in each number, so that each test asks for its own. */
let day = ''
let days = 0

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['keputusan'])).browser
})

beforeEach(() => {
  days += 1
  day = new Date(Date.UTC(2025, 0, days)).toISOString().slice(0, 10)
})

const issued = (choices: Parameters<typeof makeCertificate>[1]) => makeCertificate(site.db, choices)

describe('the ministry’s numbers', () => {
  const check = (text: string | Buffer) =>
    staff.upload('/admin-api/nomor-registrasi/periksa', 'file', {
      ...{ name: 'jawaban.csv', type: 'text/csv', bytes: Buffer.from(text) },
    })

  test('are compared first and change nothing, then recorded once each', async () => {
    const one = await issued({ no_sertifikasi: `N/1/${day}` })
    await issued({ no_sertifikasi: `N/2/${day}`, no_registrasi: `REG-2-${day}` })
    const answer = `No Sertifikat;No. Registrasi;Catatan\nN/1/${day};REG-1-${day};x\nN/2/${day};REG-2-${day};\nX/9;REG-9;\nN/1/${day};REG-8;\n`
    const { body } = await check(answer)
    expect(body.baris.map(({ hasil }: { hasil: string }) => hasil)).toEqual(['baru', 'sama', 'tidak_dikenal', 'ganda'])
    const { sertifikat, no_registrasi } = body.baris[0]
    const record = () =>
      staff.post('/admin-api/nomor-registrasi/catat', {
        baris: [{ id: sertifikat.id, version: sertifikat.version, no_registrasi }],
      })
    expect((await record()).body).toEqual({ berhasil: [one.id], dilewati: [] })
    expect((await record()).body.dilewati).toHaveLength(1)
    expect((await check(answer)).body.baris[0].hasil).toBe('sama')
  })

  test('of another certificate are refused, not moved', async () => {
    await issued({ no_sertifikasi: `D/1/${day}`, no_registrasi: `REG-D-${day}` })
    await issued({ no_sertifikasi: `D/2/${day}` })
    const { body } = await check(`no sertifikat,no registrasi\nD/2/${day},REG-D-${day}\nD/1/${day},\n`)
    expect(body.baris.map(({ hasil }: { hasil: string }) => hasil)).toEqual(['dipakai', 'kosong'])
  })

  const ANSWER = '01/ATPA/LSK-XX/I/2025;R1\r\n'
  const WIDE = Buffer.from(`no_sertifikat;no_registrasi\r\n${ANSWER}`, 'utf16le')
  test.each([
    ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), WIDE])],
    ['UTF-16 without one', WIDE],
    ['Windows-1252', Buffer.from(`catatan °;no_sertifikat;no_registrasi\r\n;${ANSWER}`, 'latin1')],
  ])('are read from a file in %s', async (_encoding, bytes) => {
    const { status, body } = await check(bytes)
    expect([status, body.baris]).toMatchObject([
      200,
      [{ no_sertifikasi: '01/ATPA/LSK-XX/I/2025', no_registrasi: 'R1', hasil: 'tidak_dikenal' }],
    ])
  })

  test('are read with a guess that is said, and again in the encoding that somebody chose', async () => {
    const bytes = Buffer.concat([
      Buffer.from('no_sertifikat;no_registrasi;nama\nA/1;R1;Jos'),
      Buffer.from([0x8e, 0x0a]),
    ])
    expect((await check(bytes)).body.penyandian).toContain('“JosŽ”')
    const file = { name: 'jawaban.csv', type: 'text/csv', bytes }
    const { status, body } = await staff.upload('/admin-api/nomor-registrasi/periksa', 'file', file, {
      fields: { penyandian: 'macintosh' },
    })
    expect([status, body.penyandian]).toEqual([200, null])
    expect((await check('no_sertifikat;no_registrasi\nA/1;R1\n')).body.penyandian).toBeNull()
  })

  test.each(['', 'nama,alamat\nA,B\n', '\u0000\u0001', 'no_sertifikat;no_registrasi\nA\u0000B;R1\n'])(
    'in a file without the two columns are refused: %j',
    async (text) => {
      const { status, body } = await check(text)
      expect([status, body.message]).toEqual([422, expect.stringContaining('nomor registrasi')])
    },
  )

  test('never give two certificates one number, whatever the lines are', () => {
    const number = fc.constantFrom('', 'ab', 'REG-1', 'REG-2', 'REG-3')
    const line = fc.record({ no_sertifikasi: fc.constantFrom('A', 'B', 'C', 'X'), no_registrasi: number })
    const known = fc.record({ A: number, B: number, C: number })
    fc.assert(
      fc.property(fc.array(line), known, (lines, today) => {
        const held = {
          ...today,
          B: today.B === today.A ? '' : today.B,
          C: today.C === today.A || today.C === today.B ? '' : today.C,
        }
        const ids = Object.keys(held) as (keyof typeof held)[]
        const certificateOf = (no: string) => {
          const at = ids.map(String).indexOf(no)
          const name = ids[at]
          return name && { id: at + 1, version: 0, no_registrasi: held[name] || null }
        }
        const ownerOf = (no: string) => {
          const at = ids.findIndex((id) => held[id] === no)
          return at < 0 || no === '' ? undefined : at + 1
        }
        const judged = judgeNumbers(
          lines.map((one, at) => ({ ...one, baris: at + 2 })),
          certificateOf,
          ownerOf,
        )
        const after = new Map<number, string>(ids.map((id, at) => [at + 1, held[id]]))
        for (const { hasil, sertifikat, no_registrasi } of judged) {
          if (sertifikat && (hasil === 'baru' || hasil === 'berbeda')) after.set(sertifikat.id, no_registrasi)
        }
        const numbers = [...after.values()].filter((one) => one !== '')
        return new Set(numbers).size === numbers.length
      }),
    )
  })
})
