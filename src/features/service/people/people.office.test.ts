import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { applicant, examOn } from '../../../../tests/applications.ts'
import { makeComplaint } from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { grantCertificate, makePortrayedApplicant } from '../../../../tests/grants.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { billApplicant } from '../../../../tests/invoices.ts'

import { PERMISSIONS, type Permission, SHARED_WORK } from '../../../access.ts'
import { api } from '../../../api.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { PERSON_PARTS, SEARCH_GROUPS } from './rules.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const search = async (browser: Browser, q: string) => (await browser.post('/admin-api/cari', { q })).body
const found = async (browser: Browser, q: string): Promise<string[]> =>
  (await search(browser, q)).map(({ grup, nomor, nama }: Record<string, string>) => `${grup}: ${nomor ?? nama}`)

const traces = () =>
  site.db.selectFrom('file_accesses').select(['owner_id', 'user_id', 'isi', 'perihal']).orderBy('id').execute()

describe('the search of the office', () => {
  test('finds a person by the words of the name in any order, and by the address', async () => {
    const { browser } = await staffIn(site, ['verifikasi'])
    const { email } = await makeAccount(site.db, { name: 'Kartika Sekar Wangi' })
    for (const q of ['kartika sekar', 'WANGI kar', 'wangi kartika', email, email.slice(0, 13)]) {
      expect(await found(browser, q), q).toContain('orang: Kartika Sekar Wangi')
    }
    expect(await found(browser, 'kartika budi')).toEqual([])
    expect(await found(browser, 'kar%')).toEqual([])
  })

  test('finds applications, invoices, certificates and schedules by number or words', async () => {
    const { browser } = await staffIn(site, [...PERMISSIONS])
    const billed = await billApplicant(site)
    const { certificate } = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser)
    const { nomor } = await site.db
      .selectFrom('user_trainings')
      .select('nomor')
      .where('id', '=', billed.id)
      .executeTakeFirstOrThrow()
    expect(await search(browser, String(nomor))).toContainEqual(
      expect.objectContaining({ grup: 'permohonan', id: billed.id, nomor }),
    )
    expect(await found(browser, billed.invoice.nomor)).toContain(`invoice: ${billed.invoice.nomor}`)
    expect(await search(browser, certificate.no_sertifikasi)).toContainEqual(
      expect.objectContaining({ grup: 'sertifikat', id: certificate.id }),
    )
    const schedule = await examOn(site, {}, { name: 'Skema Lumbung Kencana' })
    expect(await search(browser, 'kencana lumbung')).toContainEqual(
      expect.objectContaining({ grup: 'jadwal', id: schedule, tanggal_uji: expect.any(String) }),
    )
  })

  test('asks only for what its reader may list: the table of groups says what the lists themselves say', async () => {
    const lists = { orang: 'listPerson', permohonan: 'listApplication', invoice: 'listInvoice', jadwal: 'listSchedule' }
    for (const [group, access] of Object.entries({ ...SEARCH_GROUPS })) {
      const call = { ...lists, sertifikat: 'listCertificate' }[group] as keyof typeof api
      expect([group, access]).toEqual([group, api[call].access])
    }
  })

  test.each([
    [['konten'], ['permohonan', 'sertifikat', 'jadwal']],
    [['keputusan'], ['orang', 'permohonan', 'sertifikat', 'jadwal']],
    [['keuangan'], ['orang', 'permohonan', 'invoice', 'sertifikat', 'jadwal']],
  ] as [Permission[], string[]][])('answers those with %j from %j alone', async (permissions, groups) => {
    const name = `Melati Sungai ${permissions.join('')}`
    const who = await applicant(site, { name })
    await billApplicant(site, { who })
    await site.db.updateTable('users').set({ name }).where('id', '=', who.account.id).execute()
    const { browser } = await staffIn(site, permissions)
    const all = await staffIn(site, [...PERMISSIONS])
    expect(await found(all.browser, name)).toEqual(
      expect.arrayContaining([`orang: ${name}`, expect.stringContaining('invoice: ')]),
    )
    const hits = await search(browser, name)
    expect(hits.filter(({ grup }: { grup: string }) => !groups.includes(grup))).toEqual([])
    expect(hits.length).toBeGreaterThan(0)
  })

  test.each(['penguji', []] as const)(
    'does not exist for %j: examiners, and administrators without a permission',
    async (who) => {
      const { browser } = await staffIn(site, who === 'penguji' ? who : [])
      expect((await browser.post('/admin-api/cari', { q: 'kartika' })).status).toBe(404)
    },
  )

  test('shows no address to those who do not write to people, and does not find by it', async () => {
    const { browser } = await staffIn(site, ['keuangan'])
    const { email } = await makeAccount(site.db, { name: 'Dahlia Tanpa Alamat' })
    expect(await search(browser, 'dahlia alamat')).toEqual([
      expect.objectContaining({ nama: 'Dahlia Tanpa Alamat', email: null }),
    ])
    expect(await found(browser, email)).toEqual([])
  })

  test('finds by an identity number only whole, for those who verify, and leaves a trace', async () => {
    const { browser, account } = await staffIn(site, ['verifikasi'])
    const others = await staffIn(site, ['keuangan', 'keputusan', 'pengguna'])
    const who = await applicant(site)
    const nik = await nikOf(who.account.id)
    const before = (await traces()).length
    expect(await search(browser, nik)).toEqual([expect.objectContaining({ grup: 'orang', id: who.account.id })])
    expect((await traces()).slice(before)).toEqual([
      { user_id: account.id, owner_id: who.account.id, isi: 'data_pemohon', perihal: 'Pencarian dengan NIK' },
    ])
    expect(await search(browser, nik.slice(0, 15))).toEqual([])
    expect(await search(others.browser, nik)).toEqual([])
    expect(await search(browser, '9999999999999999')).toEqual([])
    expect((await traces()).at(-1)).toMatchObject({ user_id: account.id, owner_id: null })
  })

  test('refuses one letter with a sentence', async () => {
    const { browser } = await staffIn(site, ['verifikasi'])
    const { status, body } = await browser.post('/admin-api/cari', { q: 'k' })
    expect([status, body.errors.q]).toEqual([422, ['Tulis paling sedikit dua huruf.']])
  })
})

const nikOf = async (userId: number): Promise<string> =>
  (await personalDataOf(site.db, TEST_KEYS, userId))?.nik ?? 'none'

describe('the page of a person', () => {
  const PARTS = Object.keys(PERSON_PARTS) as (keyof typeof PERSON_PARTS)[]

  test('gathers account, applications, money, certificates, letters and ways in for those who may read all of it', async () => {
    const { browser } = await staffIn(site, [...PERMISSIONS])
    const who = await makePortrayedApplicant(site)
    const billed = await billApplicant(site, { who })
    const { certificate } = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser, { who })
    await site.deliverMails()
    const { body } = await browser.get(`/admin-api/orang/${who.account.id}`)
    expect(body).toMatchObject({
      nama: who.account.name,
      email: who.account.email,
      status: 'aktif',
      data_lengkap: true,
      masuk: { two_factor: false },
      sertifikat: [{ id: certificate.id, no_sertifikasi: certificate.no_sertifikasi, status_sertifikat: 'aktif' }],
      invoice: [{ nomor: billed.invoice.nomor, status: 'belum_dibayar' }],
      kewajiban: [{ no_sertifikasi: certificate.no_sertifikasi, ke: 1, status_laporan: null }],
    })
    expect(body.permohonan.map(({ id }: { id: number }) => id)).toContain(billed.id)
    expect(body.surat.length).toBeGreaterThan(0)
    expect(body.keamanan[0]).toMatchObject({ jenis: 'masuk' })
    expect(JSON.stringify(body)).not.toContain(await nikOf(who.account.id))
  })

  test.each([...PERMISSIONS])('shows those with %s the parts that they work with, and no other', async (permission) => {
    const { browser } = await staffIn(site, [permission])
    const { id } = await makeAccount(site.db)
    const { status, body } = await browser.get(`/admin-api/orang/${id}`)
    if (!(SHARED_WORK.orang as readonly string[]).includes(permission)) {
      expect(status).toBe(404)
      return
    }
    const seen = PARTS.filter((part) => body[part] !== null)
    const access = ['office:administrator', `office:${permission}`]
    expect(seen).toEqual(PARTS.filter((part) => PERSON_PARTS[part].some((one) => access.includes(one))))
  })

  test('shows personal data to those who verify only, without number, and leaves a trace each time', async () => {
    const { browser, account } = await staffIn(site, ['verifikasi'])
    const others = await staffIn(site, ['keuangan', 'keputusan', 'pengaduan', 'pengguna'])
    const who = await applicant(site)
    const path = `/admin-api/orang/${who.account.id}/data-diri`
    const { body } = await browser.get(path)
    expect(body.tanggal_lahir).not.toBe('')
    expect(Object.keys(body)).not.toContain('nik')
    expect((await traces()).at(-1)).toEqual({
      ...{ user_id: account.id, owner_id: who.account.id },
      ...{ isi: 'data_pemohon', perihal: `Orang ${who.account.id}` },
    })
    expect((await others.browser.get(path)).status).toBe(404)
    expect((await browser.get(`/admin-api/orang/${(await makeAccount(site.db)).id}/data-diri`)).status).toBe(404)
  })

  test('says nothing of complaints that somebody handles', async () => {
    const { browser } = await staffIn(site, ['pengguna'])
    const handler = await staffIn(site, ['pengaduan'])
    const { id } = await makeComplaint(site)
    const letter = { user_id: handler.account.id, isi: '', at: site.clock.now }
    await site.db
      .insertInto('notifications')
      .values([
        { ...letter, judul: 'Pengaduan rahasia', tautan: `/admin/pengaduan/${id}/show` },
        { ...letter, judul: 'Surat biasa', tautan: null },
      ])
      .execute()
    const { body } = await browser.get(`/admin-api/orang/${handler.account.id}`)
    expect(body.surat.map(({ judul }: { judul: string }) => judul)).toEqual(['Surat biasa'])
  })

  test('does not exist for a number that nobody has', async () => {
    const { browser } = await staffIn(site, ['verifikasi'])
    expect((await browser.get('/admin-api/orang/2000000000')).status).toBe(404)
  })
})

describe('the directory', () => {
  test('finds by words of the name in any order, filters by role and by holder, and hides addresses where it has to', async () => {
    const clerk = await staffIn(site, ['verifikasi'])
    const cashier = await staffIn(site, ['keuangan'])
    const { who } = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser)
    await site.db.updateTable('users').set({ name: 'Cempaka Ayu Lestari' }).where('id', '=', who.account.id).execute()
    await makeAccount(site.db, { name: 'Cempaka Lestari Biasa' })
    const names = async ({ browser }: typeof clerk, query: string) =>
      (await browser.get(`/admin-api/orang?${query}`)).body.data.map(({ nama }: { nama: string }) => nama)
    expect(await names(clerk, 'q=lestari%20cempaka')).toEqual(['Cempaka Ayu Lestari', 'Cempaka Lestari Biasa'])
    expect(await names(clerk, 'q=lestari%20cempaka&pemegang=true')).toEqual(['Cempaka Ayu Lestari'])
    expect(await names(clerk, 'q=lestari%20cempaka&pemegang=false')).toEqual(['Cempaka Lestari Biasa'])
    expect(await names(clerk, 'q=lestari%20cempaka&role=penguji')).toEqual([])
    expect(await names(clerk, 'status=ditangguhkan')).toEqual([])
    const [row] = (await clerk.browser.get('/admin-api/orang?q=lestari%20cempaka%20ayu')).body.data
    expect(row).toMatchObject({ email: who.account.email, sertifikat_aktif: 1, status: 'aktif' })
    const seen = (await cashier.browser.get('/admin-api/orang?q=cempaka')).body
    expect(seen.data.map(({ email }: { email: string | null }) => email)).toEqual([null, null])
    expect(await names(cashier, `q=${encodeURIComponent(who.account.email)}`)).toEqual([])
  })
})
