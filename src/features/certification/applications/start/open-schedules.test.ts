import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../../tests/accounts.ts'
import { type Applicant, applicant, examOn } from '../../../../../tests/applications.ts'
import { makeCertificate } from '../../../../../tests/certificates.ts'
import { makeSiteContent, makeVenue } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { day } from '../../../../lib/day.ts'

let site: TestApp
let who: Applicant

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  who = await applicant(site)
})

const start = (person: Applicant, schedule: number) => person.browser.post(`/training/daftar/${schedule}`)
const offered = async ({ browser }: Applicant, schedule: number) =>
  (await browser.get('/training/terbuka')).body.jadwal.find(({ id }: { id: number }) => id === schedule)

describe('the dates that a person can apply for', () => {
  test('are open or full, and say whether one is eligible', async () => {
    const [open, full, early, late, gone] = [
      await examOn(site),
      await examOn(site, { kuota: 3, terisi: 3 }),
      await examOn(site, { opens: day('2026-11-21') }),
      await examOn(site, { pendaftaran_ditutup: day('2026-11-19') }),
      await examOn(site, { cancelled: true }),
    ]
    expect(await offered(who, open)).toMatchObject({
      status_jadwal: 'dibuka',
      jenis_permohonan: 'baru',
      memenuhi: true,
      kurang: [],
      user_training_id: null,
      tahap: null,
    })
    expect(await offered(who, full)).toMatchObject({ status_jadwal: 'penuh', memenuhi: true })
    for (const shut of [early, late, gone]) expect(await offered(who, shut)).toBeUndefined()
  })

  test('leave maintenance out, and count as full while people wait', async () => {
    const course = await examOn(site, {}, { category: 'Pemeliharaan', jenis: 'pemeliharaan' })
    expect(await offered(who, course)).toBeUndefined()
    expect((await start(who, course)).status).toBe(404)
    const wanted = await examOn(site, { kuota: 3 })
    const { account } = await loggedIn(site)
    await site.db
      .insertInto('user_trainings')
      .values({ user_id: account.id, schedule_id: wanted, tahap: 'daftar_tunggu', waiting_since: site.clock.now })
      .execute()
    expect((await offered(who, wanted)).status_jadwal).toBe('penuh')
  })

  test('say what stands against an application', async () => {
    const [renewal, retest] = [
      await examOn(site, {}, { category: 'Perpanjangan', jenis: 'perpanjangan' }),
      await examOn(site, {}, { category: 'Uji Ulang', jenis: 'uji_ulang' }),
    ]
    const masters = await examOn(site, {}, { asks: { min_pendidikan: 'S2' } })
    expect((await offered(who, renewal)).kurang[0]).toMatch(/^Perpanjangan hanya untuk pemegang/)
    expect((await offered(who, retest)).kurang[0]).toMatch(/^Uji ulang hanya untuk peserta/)
    expect((await offered(who, masters)).kurang[0]).toMatch(/pendidikan paling rendah S2/)
    for (const schedule of [renewal, retest, masters]) {
      const { status, body } = await start(who, schedule)
      expect([status, body.errors.data]).toEqual([409, (await offered(who, schedule)).kurang])
    }
    const graduate = await applicant(site)
    await makeCertificate(site.db, { user_id: graduate.account.id, valid_until: day('2027-01-20') })
    await site.db
      .insertInto('user_trainings')
      .values({ user_id: graduate.account.id, schedule_id: await examOn(site), tahap: 'belum_kompeten' })
      .execute()
    for (const schedule of [renewal, retest]) expect((await offered(graduate, schedule)).memenuhi).toBe(true)
  })

  test('a failed exam lets one be re-tested for six months', async () => {
    const retest = await examOn(site, {}, { category: 'Uji Ulang', jenis: 'uji_ulang' })
    const failed = await applicant(site)
    const of = (since: string) =>
      site.db
        .updateTable('user_trainings')
        .set({ tahap_sejak: since })
        .where('user_id', '=', failed.account.id)
        .execute()
    await site.db
      .insertInto('user_trainings')
      .values({ user_id: failed.account.id, schedule_id: await examOn(site), tahap: 'belum_kompeten' })
      .execute()
    await of('2026-05-19T16:59:59Z')
    expect((await offered(failed, retest)).memenuhi).toBe(false)
    await of('2026-05-19T17:00:00Z')
    expect((await offered(failed, retest)).memenuhi).toBe(true)
  })
})

describe('the list of open dates', () => {
  const asked = async (query: Record<string, string>) =>
    (await who.browser.get(`/training/terbuka?${new URLSearchParams(query)}`)).body
  const idsOf = ({ jadwal }: { jadwal: { id: number }[] }) => jadwal.map(({ id }) => id)

  test('is narrowed by words, month, province and category, and sorted by day, fee or seats', async () => {
    const scheme = { name: 'Uji Saringan' }
    const near = await examOn(site, { start: day('2026-12-20'), kuota: 12, terisi: 10 }, scheme)
    const far = await examOn(
      site,
      { start: day('2027-01-20'), kuota: 12, terisi: 1 },
      { ...scheme, registration_fee: 0 },
    )
    expect(idsOf(await asked({ search: 'uji saringan' }))).toEqual([near, far])
    expect(idsOf(await asked({ search: 'uji saringan', urut: 'biaya' }))).toEqual([far, near])
    expect(idsOf(await asked({ search: 'uji saringan', urut: 'kursi' }))).toEqual([far, near])
    expect(idsOf(await asked({ search: 'uji saringan', bulan: '2027-01' }))).toEqual([far])
    expect(idsOf(await asked({ search: 'uji saringan', provinsi: '11' }))).toEqual([])
    expect((await asked({})).pilihan.bulan).toEqual(expect.arrayContaining(['2026-12', '2027-01']))
  })

  test('shows first what suits the person, unless another order is asked for', async () => {
    const scheme = { name: 'Uji Kesesuaian' }
    const [at, far] = [await makeVenue(site.db, { provinsi: '34' }), await makeVenue(site.db, { provinsi: '12' })]
    const masters = await examOn(site, { venue: at }, { ...scheme, asks: { min_pendidikan: 'S2' } })
    const elsewhere = await examOn(site, { start: day('2026-12-12'), venue: far }, scheme)
    const full = await examOn(site, { start: day('2026-12-14'), venue: at, kuota: 2, terisi: 2 }, scheme)
    const near = await examOn(site, { start: day('2026-12-16'), venue: at }, scheme)
    expect(idsOf(await asked({ search: 'uji kesesuaian' }))).toEqual([near, elsewhere, full, masters])
    const byDay = await asked({ search: 'uji kesesuaian', urut: 'tanggal' })
    expect(idsOf(byDay)).toEqual([masters, elsewhere, full, near])
  })

  test('says which filter to leave out where nothing matches', async () => {
    const { jadwal, tanpa } = await asked({ search: 'uji saringan', provinsi: '11', memenuhi: '1' })
    expect([jadwal, tanpa]).toEqual([[], [{ saringan: 'provinsi', jadwal: 2 }]])
    expect((await asked({ search: 'uji saringan', urut: 'terbalik' })).jadwal).toHaveLength(2)
  })
})
