import { beforeAll, expect, test } from 'vitest'
import {
  type Applicant,
  applicant,
  draftOf,
  examOn,
  makeApprovedApplication,
} from '../../../../../tests/applications.ts'
import { type Counter, counter } from '../../../../../tests/invoices.ts'
import { textIn } from '../../../../../tests/pdf-reading.ts'
import { day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'

let at: Counter
let who: Applicant

beforeAll(async () => {
  at = await counter()
  who = await applicant(at.site)
})

const EXAM = { start: day('2026-12-10'), pendaftaran_ditutup: day('2026-12-01') }
const PT = { nama_tagihan: 'PT Contoh Lestari', npwp_tagihan: '01.234.567.8-901.2345' }

const ask = ({ browser }: Applicant, id: number, given: object = PT) =>
  browser.post(`/user-training/${id}/proforma.pdf`, given)

/** Returns the text of the file without its spaces. */
async function textOf(of: Applicant, id: number): Promise<string> {
  const { statusCode, headers, rawPayload } = await at.site.app.server.inject({
    method: 'POST',
    url: `/user-training/${id}/proforma.pdf`,
    headers: { ...of.browser.headers(), 'content-type': 'application/json' },
    payload: JSON.stringify(PT),
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toContain(`proforma-${id}-2026-11-20.pdf`)
  return (await textIn(rawPayload)).replace(/\s+/g, '')
}

const counted = async () => {
  const { db } = at.site
  const [sequences, issued, invoices] = await Promise.all([
    db.selectFrom('number_sequences').selectAll().execute(),
    db.selectFrom('issued_documents').select('sha256').execute(),
    db.selectFrom('invoices').select('id').execute(),
  ])
  return [sequences.filter(({ name }) => name === 'invoice'), issued.length, invoices.length]
}

test('a pro forma of a draft names who it is for, the price with PPN in words and until when, and no number, code or account', async () => {
  await at.site.db
    .insertInto('setting_values')
    .values({ key: 'tarif_ppn', berlaku_sejak: '2026-11-20', value: JSON.stringify(120) })
    .execute()
  const before = await counted()
  const id = await draftOf(who, await examOn(at.site, EXAM, { registration_fee: 4_500_000 }))
  const text = await textOf(who, id)
  for (const part of [
    ...['PROFORMA', 'BUKAN TAGIHAN', 'Bukan tagihan, bukan bukti pembayaran', 'Ditujukan kepada', 'PT Contoh Lestari'],
    ...['NPWP', '0123456789012345', 'Rp4.500.000', 'Rp495.000', 'Rp4.995.000'],
    ...['Empat juta sembilan ratus sembilan puluh lima ribu rupiah', '20 November 2026 pukul'],
    ...['1 Desember 2026 pukul 23.59 WIB', '10 Desember 2026'],
  ]) {
    expect(text).toContain(part.replace(/\s+/g, ''))
  }
  expect(text).not.toMatch(/INV\/|Kodeunik\d|0000111122|Caramembayar|Jatuhtempo/)
  expect(await counted()).toEqual(before)
})

test('it is there until the application is billed, for its owner alone, and not for what costs nothing', async () => {
  const schedule = await examOn(at.site, EXAM, { registration_fee: 4_500_000 })
  const one = await applicant(at.site)
  const draft = await draftOf(one, schedule)
  expect((await ask(who, draft)).body.message).toBe(PROBLEMS.RECORD_NOT_FOUND.message)
  const other = await applicant(at.site)
  const { id } = await makeApprovedApplication(at.site, other, schedule, at.verifier)
  const billed = await ask(other, id)
  expect([billed.status, billed.body.message]).toEqual([409, PROBLEMS.NO_PROFORMA.message])
  const free = await applicant(at.site)
  const without = await draftOf(free, await examOn(at.site, EXAM, { registration_fee: 0 }))
  expect((await ask(free, without)).body.message).toBe(PROBLEMS.NO_PROFORMA.message)
})

test('what is typed wrongly is said by its field', async () => {
  const one = await applicant(at.site)
  const id = await draftOf(one, await examOn(at.site, EXAM, { registration_fee: 4_500_000 }))
  const refused = await ask(one, id, { nama_tagihan: '', npwp_tagihan: '123' })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toEqual(['nama_tagihan', 'npwp_tagihan'])
})
