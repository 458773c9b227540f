import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../tests/http.ts'
import {
  approve,
  approveAll,
  beforeOpening,
  CHANGES,
  letDayPass,
  openChanges,
} from '../../../../tests/pending-changes.ts'
import type { Permission } from '../../../access.ts'
import { limits, serverLimits } from '../../../limits.ts'
import { PROBLEMS } from '../../../problems.ts'
import { TWO_PERSON_RULES, type WaitingRule } from '../staff/second-person-rules.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const HOUR_MS = 3_600_000
const SECRET = 'rahasia-yang-tidak-keluar'

let site: TestApp

beforeEach(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
})

type Office = Browser
type Read = (office: Office) => Promise<unknown>

interface Power {
  /** Leads money, data or signatures elsewhere, as one person of the office. */
  lead: (office: Office) => Promise<Answer>
  /** Where they go now. */
  now: Read
  /** As `now` says it once the change counts. */
  after: unknown
}

const p12 = readFileSync(path.resolve(import.meta.dirname, '../../../../tests/signers/valid.p12')).toString('base64')

const changed = (place: string, form: object) => async (office: Office) => {
  const { body } = await office.get(`/admin-api/${place}`)
  return office.put(`/admin-api/${place}`, { ...body, ...form })
}
const field =
  (place: string, ...names: string[]): Read =>
  async (office) => {
    const { body } = await office.get(`/admin-api/${place}`)
    return names.map((name) => body[name])
  }

/** One change of each rule that waits. */
const POWERS: Record<WaitingRule, Power> = {
  penyedia_pembayaran: {
    lead: changed('penyedia-pembayaran/3', {
      ...{ aktif: true, metode: ['qris'], kunci: `xnd_production_${SECRET}`, token_notifikasi: SECRET },
    }),
    now: field('penyedia-pembayaran/3', 'aktif', 'has_key'),
    after: [true, true],
  },
  tempat_cadangan: {
    lead: changed('rencana-cadangan/1', {
      ...{ tujuan: 's3', endpoint: 'https://s3.example.com', region: '', bucket: 'milik-penyerang', prefix: '' },
      ...{ access_key: 'AKIA', secret_key: SECRET },
    }),
    now: field('rencana-cadangan/1', 'tujuan', 'bucket'),
    after: ['s3', 'milik-penyerang'],
  },
  penandatangan: {
    lead: (office) => office.post('/admin-api/sertifikat-penandatangan', { p12, kata_sandi_p12: 'rahasia-p12' }),
    now: async (office) => (await office.get('/admin-api/sertifikat-penandatangan')).body.data[0]?.nama,
    after: 'LSK Contoh Bersertifikat',
  },
  stempel_waktu: {
    lead: changed('penandatanganan/1', { tingkat: 'B-T', alamat_tsa: 'https://tsa.example.com/' }),
    now: field('penandatanganan/1', 'tingkat', 'alamat_tsa'),
    after: ['B-T', 'https://tsa.example.com/'],
  },
  penyedia_pesan: {
    lead: changed('kanal-pesan/2', {
      ...{ aktif: true, uji_coba: false, penyedia: 'http', alamat: 'https://sms.example.com/kirim' },
      ...{ pengirim: '12345', kunci: SECRET },
    }),
    now: field('kanal-pesan/2', 'aktif', 'alamat'),
    after: [true, 'https://sms.example.com/kirim'],
  },
  server_surat: {
    lead: async (office) => {
      const { version } = (await office.get('/admin-api/server-surat')).body
      const form = { server: 'mail.example.com', port: 465, keamanan: 'tls', akun: 'a@example.com', sandi: SECRET }
      return office.put('/admin-api/server-surat', { ...form, version })
    },
    now: field('server-surat', 'server', 'has_password'),
    after: ['mail.example.com', true],
  },
  dompet_ponsel: {
    lead: async (office) => {
      const { privateKey } = (await import('node:crypto')).generateKeyPairSync('rsa', { modulusLength: 2048 })
      const kunci = privateKey.export({ type: 'pkcs8', format: 'pem' })
      return changed('dompet-ponsel/1', { aktif: true, penerbit: '3388', akun: 'a@b.iam.gserviceaccount.com', kunci })(
        office,
      )
    },
    now: field('dompet-ponsel/1', 'aktif', 'has_key'),
    after: [true, true],
  },
  kunci_api: {
    lead: (office) =>
      office.post('/admin-api/kunci-api', {
        ...{ nama_instansi: 'Instansi Contoh', kontak: '', cakupan: ['status', 'nama'], batas_harian: 10 },
        berlaku_sampai: '2026-12-31',
      }),
    now: async (office) => (await office.get('/admin-api/kunci-api')).body.data[0]?.cakupan,
    after: ['status', 'nama'],
  },
}

const RULES = Object.keys(POWERS) as WaitingRule[]
const permissionsOf = (rule: WaitingRule): Permission[] => [TWO_PERSON_RULES[rule].right]

async function clerkOf(rule: WaitingRule) {
  const clerk = await staffIn(site, permissionsOf(rule))
  await confirmPassword(clerk.browser)
  return clerk
}

const subjects = async () => (await site.deliverMails()).map(({ to, subject }) => `${to}: ${subject}`).sort()
const messageOf = ({ status, body }: Answer) => [status, body.message]

describe.each(RULES)('%s', (rule) => {
  const { lead, now, after } = POWERS[rule]

  test('goes elsewhere only after a second person confirmed it and a day has passed, and all administrators read of both', async () => {
    const [clerk, second] = [await clerkOf(rule), await clerkOf(rule)]
    const reader = await staffIn(site, ['konten'])
    const all = [clerk, second, reader].map(({ account }) => account.email)
    await site.deliverMails()
    const before = await now(clerk.browser)
    expect((await lead(clerk.browser)).status).toBeLessThan(300)
    const [change] = await openChanges(reader.browser)
    expect(change).toMatchObject({ hal: rule, status: 'diusulkan', counts_at: '2026-11-21T03:00:00.000Z' })
    const { title } = TWO_PERSON_RULES[rule]
    expect(await subjects()).toEqual(all.map((to) => `${to}: Perubahan diusulkan: ${title}`).sort())
    expect(messageOf(await approve(clerk.browser, change))).toEqual([409, PROBLEMS.SECOND_PERSON_OWN.message])
    expect((await approve(reader.browser, change)).status).toBe(403)
    expect((await approve(second.browser, change)).body).toMatchObject({ status: 'disetujui' })

    site.clock.now = new Date(NOW.getTime() + limits.changeWaitHours * HOUR_MS - 1000)
    await site.deadlines()
    const later = (await clerkOf(rule)).browser
    // A key is there from the moment on when it was issued.
    expect(await now(later)).toEqual(rule === 'kunci_api' ? ['status'] : before)
    await site.deliverMails()
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    await site.deadlines()
    expect(await now(later)).toEqual(after)
    expect(await subjects()).toEqual(expect.arrayContaining(all.map((to) => `${to}: Perubahan berlaku: ${title}`)))
    const row = await site.db.selectFrom('pending_changes').selectAll().executeTakeFirstOrThrow()
    expect([row.status, row.isi]).toEqual(['berlaku', null])
  })

  test('stays where it is when the change is refused, taken back or forgotten, and its secrets are seen by nobody', async () => {
    const [clerk, second] = [await clerkOf(rule), await clerkOf(rule)]
    const refuse = async (browser: Browser) => {
      const [{ id, version }] = await openChanges(browser)
      return (await browser.post(`${CHANGES}/${id}/tolak`, { version, catatan: 'Tidak jadi.' })).body.status
    }
    const before = await now(clerk.browser)
    const answer = await lead(clerk.browser)
    const lists = [answer.text, (await clerk.browser.get(CHANGES)).text, JSON.stringify(await site.deliverMails())]
    const kept = await site.db.selectFrom('pending_changes').selectAll().executeTakeFirstOrThrow()
    expect(await refuse(clerk.browser)).toBe('ditarik')
    await lead(clerk.browser)
    await approve(second.browser, (await openChanges(second.browser))[0])
    expect(await refuse(second.browser)).toBe('ditolak')
    await lead(clerk.browser)
    site.clock.now = new Date(NOW.getTime() + (serverLimits.changeProposalDays * 24 + 1) * HOUR_MS)
    await site.deadlines()
    const rows = await site.db.selectFrom('pending_changes').select(['status', 'isi']).orderBy('id').execute()
    expect(rows).toEqual(['ditarik', 'ditolak', 'gugur'].map((status) => ({ status, isi: null })))
    expect(await now((await clerkOf(rule)).browser)).toEqual(rule === 'kunci_api' ? ['status'] : before)
    const audit = await site.db.selectFrom('audit_log').selectAll().execute()
    const seen = [...lists, kept.isi?.toString('latin1'), JSON.stringify([kept.perubahan, audit]), ...site.logged]
    expect(seen.join()).not.toMatch(/rahasia-yang-tidak-keluar|rahasia-p12|PRIVATE KEY/)
  })

  test('is set up by one person before the opening', async () => {
    const { browser } = await clerkOf(rule)
    await beforeOpening(site, () => lead(browser))
    expect(await now(browser)).toEqual(after)
    expect(await openChanges(browser)).toEqual([])
  })
})

describe('while a change waits', () => {
  const PLACE = 'rencana-cadangan/1'
  const { lead } = POWERS.tempat_cadangan

  test('it is confirmed only with the password, which nobody gives out of a session left open', async () => {
    const clerk = await clerkOf('tempat_cadangan')
    await lead(clerk.browser)
    const { browser } = await staffIn(site, ['pengguna'])
    const [{ id, version }] = await openChanges(browser)
    expect((await browser.post(`${CHANGES}/${id}/setujui`, { version })).status).toBe(423)
  })

  test('another one of the same settings is refused, and what protects counts at once and ends it', async () => {
    const [clerk, second] = [await clerkOf('tempat_cadangan'), await clerkOf('tempat_cadangan')]
    await lead(clerk.browser)
    expect(messageOf(await lead(second.browser))).toEqual([409, PROBLEMS.CHANGE_PENDING.message])
    expect(messageOf(await changed(PLACE, { jam: 4 })(second.browser))).toEqual([409, PROBLEMS.CHANGE_PENDING.message])
    await approve(second.browser, (await openChanges(second.browser))[0])
    expect((await changed(PLACE, { folder: 'arsip' })(second.browser)).body).toMatchObject({ folder: 'arsip' })
    expect(await openChanges(second.browser)).toEqual([])
    await letDayPass(site)
    expect(await field(PLACE, 'tujuan', 'folder')((await clerkOf('tempat_cadangan')).browser)).toEqual([
      'folder',
      'arsip',
    ])
  })

  test('of two at the same moment one waits', async () => {
    const clerks = await Promise.all([1, 2, 3].map(() => clerkOf('tempat_cadangan')))
    const answers = await Promise.all(clerks.map(({ browser }) => lead(browser)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('of two who confirm and refuse at the same moment one does, and it counts once', async () => {
    const clerk = await clerkOf('tempat_cadangan')
    await lead(clerk.browser)
    const seconds = await Promise.all([1, 2].map(() => clerkOf('tempat_cadangan')))
    const [change] = await openChanges(clerk.browser)
    const answers = await Promise.all(seconds.map(({ browser }) => approve(browser, change)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    site.clock.now = new Date(NOW.getTime() + limits.changeWaitHours * HOUR_MS)
    await Promise.all([site.deadlines(), site.deadlines()])
    const audit = await site.db.selectFrom('audit_log').select('who').where('action', '=', 'ubah').execute()
    expect(audit.map(({ who }) => who)).toEqual([expect.stringMatching(/ dan /)])
  })

  test('it does not count once one of the two is suspended', async () => {
    const clerk = await clerkOf('tempat_cadangan')
    await lead(clerk.browser)
    await approveAll(site)
    await site.db.updateTable('users').set({ suspended_at: NOW }).where('id', '=', clerk.account.id).execute()
    await letDayPass(site)
    const row = await site.db.selectFrom('pending_changes').selectAll().executeTakeFirstOrThrow()
    expect(row.status).toBe('gugur')
    expect(await field(PLACE, 'tujuan')((await clerkOf('tempat_cadangan')).browser)).toEqual(['folder'])
  })

  test("it is confirmed by those who decide where the settings are one person's work", async () => {
    const clerk = await clerkOf('tempat_cadangan')
    await lead(clerk.browser)
    const decider = await staffIn(site, ['keputusan'])
    expect((await approve(decider.browser, (await openChanges(decider.browser))[0])).status).toBe(200)
  })

  test('it stands on the desk of every administrator until it was confirmed', async () => {
    const clerk = await clerkOf('tempat_cadangan')
    const reader = await staffIn(site, ['konten'])
    const onDesk = async () =>
      (await reader.browser.get('/admin-api/meja')).body.antrean.find(
        ({ key }: { key: string }) => key === 'perubahan_diusulkan',
      )
    await lead(clerk.browser)
    expect(await onDesk()).toMatchObject({ jumlah: 1 })
    await approveAll(site)
    expect(await onDesk()).toBeUndefined()
  })
})

test('in a demonstration two people are asked for too, and nobody waits a day', async () => {
  const demo = await testApp({ now: NOW, env: { DEMO: '1' } })
  await makeSiteContent(demo.db)
  const { browser } = await staffIn(demo, ['pengguna'])
  await confirmPassword(browser)
  await POWERS.stempel_waktu.lead(browser)
  await approveAll(demo)
  expect(await POWERS.stempel_waktu.now(browser)).toEqual(POWERS.stempel_waktu.after)
})
