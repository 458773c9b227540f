import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { giveFile } from '../../../../tests/private-files.ts'
import { qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'

const PAPERS = '/admin-api/dokumen-mutu'
const READINGS = '/admin-api/dokumen-dibaca'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let author: Staff
let second: Staff
let file_id: string

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  ;({ owner: author, other: second } = await qualityStaffIn(site))
})
beforeEach(async () => {
  file_id = await giveFile(author.browser, { jenis: 'dokumen_mutu' })
})

const propose = (more: object = {}) =>
  author.browser.post(PAPERS, {
    ...{ jenis: 'dokumen', judul: 'Panduan mutu', versi: '1', pihak: '', venue_id: '', replaces_id: '' },
    ...{ berlaku_sejak: '2026-11-20', berlaku_sampai: '', owner_id: author.account.id, file_id },
    ...more,
  })
const approve = (id: number, { browser }: Staff = second, version = 1) =>
  browser.post(`${PAPERS}/${id}/setujui`, { version })

describe('a document', () => {
  test('is put in force by another person than any of its authors', async () => {
    const { id } = (await propose()).body
    expect((await approve(id, author)).body.message).toBe(PROBLEMS.SECOND_PERSON_OWN.message)
    const change = { judul: 'Panduan mutu', versi: '1a', pihak: '', venue_id: '', berlaku_sejak: '2026-11-20' }
    const given = { ...change, berlaku_sampai: '', owner_id: author.account.id, file_id, version: 1 }
    expect((await second.browser.put(`${PAPERS}/${id}`, given)).status).toBe(200)
    expect((await approve(id, second, 2)).body.message).toBe(PROBLEMS.SECOND_PERSON_OWN.message)
    const third = await staffIn(site, ['mutu'])
    const approved = await approve(id, third, 2)
    expect(approved.body).toMatchObject({ status: 'berlaku', approved_by_name: third.account.name })
    expect((await approve(id, third, 2)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await approve(id, third, 3)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
    expect((await second.browser.put(`${PAPERS}/${id}`, { ...given, version: 3 })).body.message).toBe(
      PROBLEMS.QUALITY_STATE.message,
    )
  })

  test('is ended by its successor in the moment in which that is approved; a paper has one successor', async () => {
    const { id: replaces_id } = (await propose()).body
    await approve(replaces_id)
    const { id } = (await propose({ versi: '2', replaces_id })).body
    const another = await propose({ versi: '2b', replaces_id })
    expect(Object.keys(another.body.errors)).toEqual(['replaces_id'])
    expect((await author.browser.get(`${PAPERS}/${replaces_id}`)).body.status).toBe('berlaku')
    await approve(id)
    const former = (await author.browser.get(`${PAPERS}/${replaces_id}`)).body
    expect(former).toMatchObject({ status: 'berakhir', replaced_by_id: id })
    expect((await author.browser.get(`${PAPERS}/${id}`)).body).toMatchObject({ status: 'berlaku', versi_lama: '1' })
  })

  test('that was dropped leaves its place to another successor', async () => {
    const { id: replaces_id } = (await propose()).body
    await approve(replaces_id)
    const { id, version } = (await propose({ versi: '2', replaces_id })).body
    const dropped = await author.browser.post(`${PAPERS}/${id}/akhiri`, { version, alasan: 'Salah berkas.' })
    expect(dropped.body.status).toBe('berakhir')
    expect((await propose({ versi: '2', replaces_id })).status).toBe(201)
  })
})

describe('all staff', () => {
  test('read a document in force, and each says so once; drafts and contracts are none of theirs', async () => {
    const clerk = await staffIn(site, 'penguji')
    const { id } = (await propose({ judul: 'Prosedur banding' })).body
    const queue = async () => {
      const { antrean } = (await clerk.browser.get('/admin-api/meja')).body
      return antrean.find(({ key }: { key: string }) => key === 'dokumen_dibaca')?.jumlah ?? 0
    }
    const before = await queue()
    expect((await clerk.browser.get(`${READINGS}/${id}`)).status).toBe(404)
    expect((await clerk.browser.get(`/berkas/${file_id}`)).status).toBe(404)
    await approve(id)
    expect(await queue()).toBe(before + 1)
    expect((await clerk.browser.get(`/berkas/${file_id}`)).status).toBe(200)
    const { version } = (await clerk.browser.get(`${READINGS}/${id}`)).body
    const read = await clerk.browser.post(`${READINGS}/${id}/sudah`, { version })
    const again = await clerk.browser.post(`${READINGS}/${id}/sudah`, { version })
    expect([read.status, again.body.read_at]).toEqual([200, read.body.read_at])
    expect(await queue()).toBe(before)
    const { pembaca } = (await author.browser.get(`${PAPERS}/${id}`)).body
    expect(pembaca.map(({ id }: { id: number }) => id)).toEqual([clerk.account.id])
    expect((await clerk.browser.get(PAPERS)).status).toBe(404)
  })
})

describe('a contract', () => {
  test('of a venue takes its name from there; others name their party, and each says until when', async () => {
    const venue_id = await makeVenue(site.db)
    const open = await propose({ jenis: 'kontrak_tuk' })
    expect(Object.keys(open.body.errors).toSorted()).toEqual(['berlaku_sampai', 'venue_id'])
    const nameless = await propose({ jenis: 'asuransi', berlaku_sampai: '2026-10-01' })
    expect(Object.keys(nameless.body.errors).toSorted()).toEqual(['berlaku_sampai', 'pihak'])
    const made = await propose({ jenis: 'kontrak_tuk', venue_id, pihak: 'Diabaikan', berlaku_sampai: '2026-12-31' })
    expect(made.body).toMatchObject({ tuk: 'TUK Contoh', pihak: null })
    const { data } = (await author.browser.get(`${PAPERS}?jenis=kontrak_tuk`)).body
    expect(data[0].pihak).toBe('TUK Contoh')
  })

  test('that ends within 60 days stands on the desk', async () => {
    const due = async () => (await author.browser.get(`${PAPERS}?jatuh_tempo=true&jenis=asuransi`)).body.total
    const far = { jenis: 'asuransi', pihak: 'Asuransi Contoh', berlaku_sampai: '2027-01-20' }
    const { id } = (await propose(far)).body
    expect(await due()).toBe(1)
    await approve(id)
    expect(await due()).toBe(0)
    const near = (await propose({ ...far, berlaku_sampai: '2027-01-19' })).body
    await approve(near.id)
    expect(await due()).toBe(1)
  })
})
