import { expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { testApp } from '../../../../tests/harness.ts'
import { publishVersion } from '../../../../tests/schemes.ts'
import { day } from '../../../lib/day.ts'

const site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })

test('choices of a schedule leave out what is over, and the two sides of the filter are all there is', async () => {
  await makeSiteContent(site.db)
  const version = await makeScheme(site.db)
  const staff = (await staffIn(site, ['verifikasi'])).browser
  const past = await makeSchedule(site.db, { version, start: day('2026-11-20'), days: 1 })
  const ahead = await makeSchedule(site.db, { version, start: day('2026-11-21') })
  const unknown = await makeSchedule(site.db, { version, start: null })
  const idsOf = async (filter: string) => {
    const { data } = (await staff.get(`/admin-api/jadwal?perPage=100&${filter}`)).body
    return data.map(({ id }: { id: number }) => id).sort()
  }
  expect(await idsOf('mendatang=true')).toEqual([ahead, unknown])
  expect(await idsOf('mendatang=false')).toEqual([past])
})

test('choices of a scheme version leave out the one that another has superseded, and drafts', async () => {
  const content = (await staffIn(site, ['konten'])).browser
  const VERSIONS = '/admin-api/versi-skema'
  const idsOf = async (filter: string) =>
    (await content.get(`${VERSIONS}?perPage=100&${filter}`)).body.data.map(({ id }: { id: number }) => id)
  const [first] = await idsOf('terbit=true&terbaru=true')
  expect(await idsOf('terbit=true&terbaru=false')).toEqual([])
  const next = (await content.post(`${VERSIONS}/${first}/versi-berikutnya`)).body
  expect(await idsOf('terbit=true&terbaru=true')).toEqual([first])
  const plan = { metode_uji: ['CBT'], jenis_metode: [{ metode: 'CBT', jenis: 'tulis' }], unit_kompetensi: [] }
  const { body: planned } = await content.put(`${VERSIONS}/${next.id}`, { ...next, ...plan })
  expect((await publishVersion(site, content, planned)).status).toBe(200)
  expect(await idsOf('terbit=true&terbaru=true')).toEqual([next.id])
  expect(await idsOf('terbit=true&terbaru=false')).toEqual([first])
})
