import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { loggedIn, makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeComplaint } from '../../../../tests/complaints.ts'
import { type Granted, grantCertificate, makePortrayedApplicant } from '../../../../tests/grants.ts'
import type { Browser } from '../../../../tests/http.ts'
import {
  type Billed,
  billApplicant,
  type Counter,
  counter,
  officeDoes,
  payInvoice,
} from '../../../../tests/invoices.ts'
import { PERMISSIONS, SHARED_WORK } from '../../../access.ts'
import { api } from '../../../api.ts'
import type { peopleOfficeCalls } from './office/contract.ts'
import { STORY_KINDS, type StoryKind, storyKindsFor } from './story-rules.ts'

type Event = z.output<(typeof peopleOfficeCalls)['listPersonEvents']['answer']>['data'][number]

const SECRET = 'Catatan yang hanya dibaca di permohonannya.'

let desk: Counter
let all: Browser
let paid: Billed
let granted: Granted
let person: number

beforeAll(async () => {
  desk = await counter()
  const { site, keuangan } = desk
  all = (await staffIn(site, [...PERMISSIONS])).browser
  const who = await makePortrayedApplicant(site)
  person = who.account.id
  paid = await billApplicant(site, { who })
  await payInvoice(site, paid)
  expect((await officeDoes(keuangan, paid, 'konfirmasi', { jumlah: paid.invoice.total })).status).toBe(200)
  granted = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser, { who })
  await site.db.updateTable('application_events').set({ catatan: SECRET }).execute()
  await site.db
    .insertInto('sanctions')
    .values({
      certificate_id: granted.certificate.id,
      user_id: person,
      no_sertifikasi: granted.certificate.no_sertifikasi,
      jenis: 'pembekuan',
      alasan: 'etik',
      status: 'diusulkan',
      uraian: SECRET,
      opened_at: site.clock.now,
    })
    .execute()
  await makeComplaint(site, {
    jenis_pengaduan: 'pemegang_sertifikat',
    no_sertifikasi: granted.certificate.no_sertifikasi,
  })
})

const storyFor = async (browser: Browser, id = person, query = 'perPage=100') =>
  (await browser.get(`/admin-api/orang/${id}/kejadian?${query}`)).body as { data: Event[]; total: number; page: number }
const kindsIn = (events: Event[]): StoryKind[] => [...new Set(events.map(({ jenis }) => jenis))]

test('a person’s history tells in order of time what became of them, each record by its number', async () => {
  const { data, total } = await storyFor(all)
  expect(total).toBe(data.length)
  const times = data.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const sentences = data.map(({ jenis, nomor, kejadian }) => [jenis, nomor, kejadian].filter(Boolean).join(' '))
  const { nomor } = paid.invoice
  expect(sentences).toEqual(
    expect.arrayContaining([
      'akun buat',
      'data_diri kirim',
      `invoice ${nomor} terbit`,
      `pembayaran ${nomor} diterima`,
      `sertifikat ${granted.certificate.no_sertifikasi} terbit`,
      `sanksi ${granted.certificate.no_sertifikasi} diusulkan`,
    ]),
  )
  const transitions = data.filter(({ jenis }) => jenis === 'permohonan').map(({ kejadian }) => kejadian)
  expect(transitions).toEqual(expect.arrayContaining(['setujui', 'konfirmasi pembayaran', 'putuskan kompeten']))
  const amounts = data.filter(({ jumlah }) => jumlah !== null)
  expect(amounts).toMatchObject([{ jenis: 'pembayaran', jumlah: paid.invoice.total }])
})

test.each([...SHARED_WORK.orang])('those with %s read what they work with, and no other', async (permission) => {
  const { browser } = await staffIn(desk.site, [permission])
  const allowed = storyKindsFor({ role: 'administrator', permissions: [permission] })
  const { data } = await storyFor(browser)
  const whole = kindsIn((await storyFor(all)).data)
  expect(kindsIn(data).toSorted()).toEqual(whole.filter((kind) => allowed.includes(kind)).toSorted())
  expect(JSON.stringify(data)).not.toContain(SECRET)
})

test('each kind has the access of the list that has its records', () => {
  const lists = {
    akun: 'listPerson',
    data_diri: 'getSentData',
    permohonan: 'listApplication',
    invoice: 'listInvoice',
    pembayaran: 'listInvoice',
    sertifikat: 'listCertificate',
    kegiatan: 'listActivity',
    laporan: 'listReport',
    sanksi: 'listSanction',
    pengaduan: 'listComplaint',
  } as const satisfies Record<StoryKind, keyof typeof api>
  for (const kind of Object.keys(lists) as StoryKind[])
    expect([kind, STORY_KINDS[kind]]).toEqual([kind, api[lists[kind]].access])
})

test('a complaint does not exist for those involved, and who hides as its reporter stays hidden', async () => {
  const { site } = desk
  const reporter = await loggedIn(site)
  const named = await makeComplaint(site, {}, reporter.browser)
  await makeComplaint(site, { is_anonim: true }, reporter.browser)
  const clerk = await staffIn(site, ['pengaduan'])
  const tickets = async () =>
    (await storyFor(clerk.browser, reporter.account.id)).data
      .filter(({ jenis }) => jenis === 'pengaduan')
      .map(({ nomor }) => nomor)
  expect(await tickets()).toEqual([named.no_tiket])
  await site.db
    .insertInto('complaint_involved')
    .values({ complaint_id: named.id, user_id: clerk.account.id, alasan: 'Kenal pelapor.' })
    .execute()
  expect(await tickets()).toEqual([])
})

test('the history comes in pages, which together are all of it, and beyond the last there is nothing', async () => {
  const { data, total } = await storyFor(all)
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 4) }, (_, at) => storyFor(all, person, `page=${at + 1}&perPage=4`)),
  )
  expect(pages.flatMap((page) => page.data)).toEqual(data)
  expect(await storyFor(all, person, 'page=900&perPage=4')).toEqual({ data: [], total, page: 900 })
})

test('a new account has its own beginning only, and nobody’s number has no history', async () => {
  const { id } = await makeAccount(desk.site.db)
  expect(kindsIn((await storyFor(all, id)).data)).toEqual(['akun'])
  expect((await all.get('/admin-api/orang/2000000000/kejadian')).status).toBe(404)
})
