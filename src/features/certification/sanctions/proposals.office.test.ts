import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { CHARGE, decideCase, openCase, PUTUSAN } from '../../../../tests/sanctions.ts'
import { day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'
import { proposeSanction } from './service.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let issuer: Staff
let decider: Staff
let second: Staff

const LIST = '/admin-api/sanksi'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  issuer = await staffIn(site, ['keputusan'])
  decider = await staffIn(site, ['keputusan'])
  second = await staffIn(site, ['keputusan'])
})

async function holder(): Promise<Granted> {
  const one = await grantCertificate(site, issuer.browser)
  await site.deliverMails()
  return one
}

const lettersTo = async ({ who }: Granted) => (await site.deliverMails()).filter(({ to }) => to === who.account.email)
const read = async (id: number) => (await decider.browser.get(`${LIST}/${id}`)).body
const ownState = async (one: Granted) => (await one.who.browser.get(`/user-training/${one.id}/sertifikat`)).body

describe('a proposal', () => {
  test('changes nothing and is told to nobody until somebody notifies of it; there is one at a time', async () => {
    const one = await holder()
    const { id } = await openCase(decider.browser, one.certificate.id)
    expect(await read(id)).toMatchObject({
      status: 'diusulkan',
      nomor: null,
      can: { beritahukan: true, jatuhkan: false },
    })
    expect((await ownState(one)).status_sertifikat).toBe('aktif')
    expect((await one.who.browser.get('/sanksi')).body.sanksi).toEqual([])
    expect(await lettersTo(one)).toEqual([])
    const again = await decider.browser.post(`/admin-api/sertifikat/${one.certificate.id}/sanksi`, CHARGE)
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.SANCTION_OPEN.message])
    expect((await decideCase(decider.browser, id)).body.message).toBe(PROBLEMS.SANCTION_STATUS.message)
  })

  test('of a job is nobody’s, made once while a case is open, and waits for a person', async () => {
    const one = await holder()
    const propose = () =>
      proposeSanction(
        site.db,
        { now: site.clock.now },
        { certificate_id: one.certificate.id, alasan: 'tanpa_pemeliharaan', tahun: 2 },
      )
    await propose()
    await propose()
    const { sanksi } = (await decider.browser.get(`/admin-api/sertifikat/${one.certificate.id}`)).body
    expect(sanksi).toHaveLength(1)
    expect(await read(sanksi[0].id)).toMatchObject({
      status: 'diusulkan',
      opened_by_name: null,
      uraian: 'Selama 2 tahun berturut-turut tidak ada pemeliharaan yang diakui.',
    })
    await site.deadlines()
    expect((await ownState(one)).status_sertifikat).toBe('aktif')
  })

  test('is dropped without the holder ever hearing of it', async () => {
    const one = await holder()
    const { id, version } = await openCase(decider.browser, one.certificate.id)
    const dropped = await second.browser.post(`${LIST}/${id}/batalkan`, { version, putusan: PUTUSAN })
    expect([dropped.body.status, dropped.body.putusan]).toEqual(['dibatalkan', PUTUSAN])
    expect((await one.who.browser.get('/sanksi')).body.sanksi).toEqual([])
    expect(await lettersTo(one)).toEqual([])
    expect((await openCase(decider.browser, one.certificate.id)).id).toBeGreaterThan(id)
  })

  test.each([
    ['expired', { valid_from: day('2020-01-01'), valid_until: day('2026-11-19') }],
    ['withdrawn', { status: 'dicabut' as const }],
    ['replaced', { status: 'diganti' as const }],
  ])('about a certificate that is %s is refused', async (_, choices) => {
    const { id } = await makeCertificate(site.db, choices)
    const { status, body } = await decider.browser.post(`/admin-api/sertifikat/${id}/sanksi`, CHARGE)
    expect([status, body.message]).toEqual([409, PROBLEMS.CERTIFICATE_STATUS.message])
  })

  test('is not made by the holder themself, nor of a certificate that there is none of', async () => {
    const own = await makeCertificate(site.db, { user_id: decider.account.id })
    const { status, body } = await decider.browser.post(`/admin-api/sertifikat/${own.id}/sanksi`, CHARGE)
    expect([status, body.message]).toEqual([409, PROBLEMS.NOT_YOUR_DECISION.message])
    expect((await decider.browser.post('/admin-api/sertifikat/999999/sanksi', CHARGE)).status).toBe(404)
    const short = { ...CHARGE, uraian: 'pendek', alasan: 'permintaan_sendiri' }
    const refused = await second.browser.post(`/admin-api/sertifikat/${own.id}/sanksi`, short)
    expect(Object.keys(refused.body.errors).sort()).toEqual(['alasan', 'uraian'])
  })
})
