import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { giveFile } from '../../../../tests/private-files.ts'
import { qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'
import { STATEMENTS } from './rules.ts'

const RECORDS = '/admin-api/catatan-petugas'
const EVIDENCE = '/admin-api/bukti-kompetensi'
const OWN = '/admin-api/syarat-saya'
const [SECRECY, YEARLY, CALIBRATION] = [1, 2, 3]

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let owner: Staff

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  ;({ owner } = await qualityStaffIn(site))
})

const VERSION = { [SECRECY]: STATEMENTS.kerahasiaan.versi, [YEARLY]: STATEMENTS.pernyataan.versi }
const sign = ({ browser }: Staff, id: number, more: object = {}) =>
  browser.post(`${OWN}/${id}/tandatangani`, {
    ...{ version: 0, versi: VERSION[id] ?? '1', setuju: true, kepentingan: id === YEARLY ? 'Tidak ada.' : '' },
    ...more,
  })

async function evidenceOf({ account }: Staff, more: object = {}) {
  const file_id = await giveFile(owner.browser, { jenis: 'bukti_kompetensi' })
  const given = { jenis: 'pelatihan', judul: 'Pelatihan asesor', tanggal: '2025-01-10', berlaku_sampai: '' }
  const made = { ...given, user_id: account.id, owner_id: owner.account.id, file_id, ...more }
  return { file_id, answer: await owner.browser.post(EVIDENCE, made) }
}

describe('a statement', () => {
  test('is signed by the person, with interests each year, and is valid as long as the setting says', async () => {
    const clerk = await staffIn(site, ['verifikasi'])
    expect((await sign(clerk, YEARLY, { kepentingan: ' ' })).body.errors).toHaveProperty('kepentingan')
    expect((await sign(clerk, YEARLY, { setuju: false })).status).toBe(422)
    const signed = await sign(clerk, YEARLY)
    expect(signed.body).toMatchObject({ berlaku_sampai: '2027-11-20', kepentingan: 'Tidak ada.', version: 1 })
    expect((await sign(clerk, SECRECY)).body.berlaku_sampai).toBe('2029-11-20')
    const own = (await clerk.browser.get('/admin-api/catatan-saya')).body
    expect(own.tanda_tangan).toHaveLength(2)
    expect(own).toMatchObject({ id: clerk.account.id, keadaan: 'kurang', pernyataan_sampai: '2027-11-20' })
  })

  test('that was read in another version, or is signed again, is not signed', async () => {
    const clerk = await staffIn(site, ['konten'])
    expect((await sign(clerk, SECRECY, { versi: '0' })).body.message).toBe(PROBLEMS.STALE.message)
    await sign(clerk, SECRECY)
    expect((await sign(clerk, SECRECY)).body.message).toBe(PROBLEMS.STALE.message)
  })

  test('that one person signs in two windows at once counts once', async () => {
    const clerk = await staffIn(site, ['keuangan'])
    const both = await Promise.all([sign(clerk, YEARLY), sign(clerk, YEARLY)])
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200)
    const rows = await site.db
      .selectFrom('staff_statements')
      .select('id')
      .where('user_id', '=', clerk.account.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('is one of the reader’s own: calibration is none, and administrators have no calibration', async () => {
    const examiner = await staffIn(site, 'penguji')
    expect((await sign(examiner, CALIBRATION)).status).toBe(404)
    expect((await examiner.browser.get(`${OWN}/${CALIBRATION}`)).body.jenis).toBe('kalibrasi')
    expect((await owner.browser.get(`${OWN}/${CALIBRATION}`)).status).toBe(404)
    expect((await (await loggedIn(site)).browser.get(OWN)).status).toBe(404)
  })
})

describe('evidence', () => {
  test('is kept with its file, which the person it is about opens, and nobody else of the staff', async () => {
    const clerk = await staffIn(site, ['verifikasi'])
    const { file_id, answer } = await evidenceOf(clerk)
    expect(answer.body).toMatchObject({ status: 'berlaku', staff_name: clerk.account.name })
    expect((await clerk.browser.get(`/berkas/${file_id}`)).status).toBe(200)
    expect((await (await staffIn(site, ['konten'])).browser.get(`/berkas/${file_id}`)).status).toBe(404)
    const { id, version } = answer.body
    const ended = await owner.browser.post(`${EVIDENCE}/${id}/akhiri`, { version, alasan: 'Salah berkas.' })
    expect(ended.body.status).toBe('berakhir')
    const again = await owner.browser.post(`${EVIDENCE}/${id}/akhiri`, { version: version + 1, alasan: 'Lagi.' })
    expect(again.body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('is about staff at work, and ends no earlier than its day', async () => {
    const clerk = await staffIn(site, ['verifikasi'])
    const wrong = await evidenceOf(clerk, { berlaku_sampai: '2024-12-31' })
    expect(wrong.answer.body.errors).toHaveProperty('berlaku_sampai')
    const { account } = await loggedIn(site)
    const stranger = await evidenceOf(clerk, { user_id: account.id })
    expect(stranger.answer.body.errors).toHaveProperty('user_id')
    const foreign = await evidenceOf(clerk, { file_id: await giveFile(clerk.browser, { jenis: 'bukti_kompetensi' }) })
    expect(foreign.answer.status).toBe(404)
  })
})

describe('a record', () => {
  test('of somebody else is read with the permission only, and there is none of a member', async () => {
    const clerk = await staffIn(site, ['verifikasi', 'pengguna'])
    const examiner = await staffIn(site, 'penguji')
    const path = `${RECORDS}/${examiner.account.id}`
    expect((await owner.browser.get(path)).status).toBe(200)
    for (const { browser } of [clerk, examiner]) expect((await browser.get(path)).status).toBe(404)
    expect((await owner.browser.get(`${RECORDS}/${(await loggedIn(site)).account.id}`)).status).toBe(404)
  })

  test('is whole with evidence and everything valid, as the list says too', async () => {
    const clerk = await staffIn(site, ['verifikasi'])
    await evidenceOf(clerk)
    await sign(clerk, SECRECY)
    await sign(clerk, YEARLY)
    expect((await owner.browser.get(`${RECORDS}/${clerk.account.id}`)).body.keadaan).toBe('lengkap')
    const whole = (await owner.browser.get(`${RECORDS}?keadaan=lengkap`)).body.data
    expect(whole.map(({ id }: { id: number }) => id)).toEqual([clerk.account.id])
    const { id } = clerk.account
    const soon = site.db.updateTable('staff_conditions').set({ berlaku_sampai: '2026-12-01' })
    await soon.where('user_id', '=', id).where('jenis', '=', 'pernyataan').execute()
    expect((await owner.browser.get(`${RECORDS}/${id}`)).body.keadaan).toBe('segera')
  })
})

test('what was never signed waits on everybody’s desk from the day on which it is demanded, and not before', async () => {
  const clerk = await staffIn(site, ['verifikasi'])
  const queue = async () => {
    const { antrean } = (await clerk.browser.get('/admin-api/meja')).body
    return antrean.find(({ key }: { key: string }) => key === 'syarat_saya')
  }
  expect(await queue()).toBeUndefined()
  await site.db
    .insertInto('setting_values')
    .values({ key: 'syarat_petugas_sejak', berlaku_sejak: '2026-01-01', value: JSON.stringify('2026-11-20') })
    .execute()
  expect(await queue()).toMatchObject({ jumlah: 2, hari_ini: 2 })
  expect((await clerk.browser.get(`${OWN}?jatuh_tempo=true`)).body.total).toBe(2)
  await sign(clerk, SECRECY)
  await sign(clerk, YEARLY)
  expect(await queue()).toBeUndefined()
})
