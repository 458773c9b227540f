import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import {
  act,
  caseFor,
  clerkIn,
  type MadeComplaint,
  makeComplaint,
  move,
  replyWithFile,
  type Staff,
  takeOver,
} from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { day } from '../../../lib/day.ts'
import { waitingComplaints } from './service.ts'

let site: TestApp
let clerk: Staff
let colleague: Staff

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  clerk = await clerkIn(site)
  colleague = await clerkIn(site)
})
beforeEach(() => {
  site.clock.now = NOW
})

const isListed = async ({ browser }: Staff, id: number, query = '') => {
  const { body } = await browser.get(`/admin-api/pengaduan?perPage=1000&${query}`)
  return body.data.some((row: { id: number }) => row.id === id)
}

const makeExaminer = (name: string, user_id: number | null = null, no_sertifikat: string | null = null) =>
  site.db.insertInto('examiners').values({ name, user_id, no_sertifikat }).returning('id').executeTakeFirstOrThrow()

/** The ways of having a part in a case: somebody entrusted with complaints, and a complaint in which they have one. */
const INVOLVED: Record<string, () => Promise<{ who: Staff; complaint: MadeComplaint }>> = {
  'the accused holder': () => aboutCertificate(({ holder }) => holder),
  'who decided': () => aboutCertificate(({ decider }) => decider),
  'who examined': () => aboutCertificate(({ examiner }) => examiner),
  'who verified': () => aboutCertificate(({ verifier }) => verifier),
  'the accused examiner, by name': async () => {
    const who = await makeClerk()
    await makeExaminer('Ir. Kenanga Wijayakusuma', who.account.id)
    return {
      who,
      complaint: await makeComplaint(site, { jenis_pengaduan: 'penguji', terlapor: 'Kenanga Wijayakusuma' }),
    }
  },
  'the accused examiner, by number': async () => {
    const who = await makeClerk()
    await makeExaminer('Tanpa Sebutan', who.account.id, 'MET.000.1234')
    return { who, complaint: await makeComplaint(site, { jenis_pengaduan: 'penguji', terlapor: 'met.000.1234' }) }
  },
  'the accused member of staff': async () => {
    const who = await makeClerk('Flamboyan Petugasnya')
    return { who, complaint: await makeComplaint(site, { terlapor: 'petugas Flamboyan Petugasnya' }) }
  },
  'a reporter who is staff': async () => {
    const who = await makeClerk()
    return { who, complaint: await makeComplaint(site, {}, who.browser) }
  },
  'who was named by the handler': async () => {
    const who = await makeClerk()
    const complaint = await makeComplaint(site)
    await takeOver(clerk, complaint.id)
    const given = { user_id: who.account.id, alasan: 'Saudara pelapor.' }
    expect((await act(clerk, complaint.id, 'terlibat', given)).status).toBe(200)
    await site.db.updateTable('complaints').set({ handler_id: null }).where('id', '=', complaint.id).execute()
    return { who, complaint }
  },
  'a handler who stepped back': async () => {
    const who = await makeClerk()
    const complaint = await makeComplaint(site)
    await takeOver(who, complaint.id)
    const given = { user_id: who.account.id, alasan: 'Mengenal pihak yang diadukan.' }
    expect((await act(who, complaint.id, 'terlibat', given)).status).toBe(200)
    return { who, complaint }
  },
}

async function makeClerk(name = 'Petugas Contoh'): Promise<Staff> {
  const staff = await clerkIn(site)
  await site.db.updateTable('users').set({ name }).where('id', '=', staff.account.id).execute()
  return staff
}

interface Parties {
  holder: Staff
  decider: Staff
  examiner: Staff
  verifier: Staff
}

/** Everybody involved in a certificate has the right to handle complaints by now. */
async function aboutCertificate(whose: (parties: Parties) => Staff) {
  const decider = await staffIn(site, ['keputusan', 'pengaduan'])
  const parties = { decider, holder: await makeClerk(), examiner: await makeClerk(), verifier: await makeClerk() }
  const { id, certificate }: Granted = await grantCertificate(site, decider.browser)
  const { id: examiner_id } = await makeExaminer(`Penguji ${id}`, parties.examiner.account.id)
  await site.db
    .insertInto('examiner_assignments')
    .values({
      user_training_id: id,
      examiner_id,
      assigned_by: decider.account.id,
      assigned_at: NOW,
      status: 'ditolak',
      alasan: 'Berhalangan.',
    })
    .execute()
  await site.db
    .insertInto('application_events')
    .values({
      user_training_id: id,
      transition: 'verify',
      dari: 'diajukan',
      ke: 'menunggu_pembayaran',
      oleh: 'petugas',
      user_id: parties.verifier.account.id,
      at: NOW,
    })
    .execute()
  await site.db
    .updateTable('certificates')
    .set({ user_id: parties.holder.account.id })
    .where('id', '=', certificate.id)
    .execute()
  const complaint = await makeComplaint(site, {
    jenis_pengaduan: 'pemegang_sertifikat',
    no_sertifikasi: certificate.no_sertifikasi,
  })
  return { who: whose(parties), complaint }
}

/** Every call of the office on one case. */
const CALLS: Record<string, (staff: Staff, id: number) => Promise<number>> = {
  getComplaint: async (staff, id) => (await caseFor(staff, id)).status,
  takeOverComplaint: async (staff, id) => (await takeOver(staff, id)).status,
  handOverComplaint: async (staff, id) => (await act(staff, id, 'serahkan', { user_id: clerk.account.id })).status,
  moveComplaint: async (staff, id) => (await move(staff, id, 'validasi')).status,
  writeOnComplaint: async (staff, id) => (await act(staff, id, 'tulis', { jenis: 'catatan', isi: 'Catatan.' })).status,
  noteInvolvement: async (staff, id) =>
    (await act(staff, id, 'terlibat', { user_id: clerk.account.id, alasan: 'Dicoba.' })).status,
}

describe.each(Object.entries(INVOLVED))('%s', (_how, made) => {
  let who: Staff
  let complaint: MadeComplaint

  beforeAll(async () => {
    ;({ who, complaint } = await made())
  })

  test.each(Object.entries(CALLS))('finds no case by %s', async (_name, call) => {
    expect(await call(who, complaint.id)).toBe(404)
  })

  test('finds it in no list, search or count, and it waits on no desk of theirs', async () => {
    for (const query of [
      '',
      `q=${complaint.no_tiket}`,
      'status=diterima',
      'penangan=belum',
      'sort=created_at',
      `id=${complaint.id}`,
    ]) {
      expect(await isListed(who, complaint.id, query)).toBe(false)
      expect([query, await isListed(colleague, complaint.id, query)]).toEqual([query, true])
    }
    const total = async ({ browser }: Staff) =>
      (await browser.get(`/admin-api/pengaduan?q=${complaint.no_tiket}`)).body.total
    expect([await total(who), await total(colleague)]).toEqual([0, 1])
    const waits = async ({ account }: Staff) =>
      (await waitingComplaints(site.db, account.id, day('2026-11-20'))).find(({ key }) => key === 'pengaduan_baru')
        ?.jumlah ?? 0
    const before = [await waits(who), await waits(colleague)]
    await site.db
      .updateTable('complaints')
      .set({ status: 'tidak_valid', closed_at: NOW })
      .where('id', '=', complaint.id)
      .execute()
    const after = [await waits(who), await waits(colleague)]
    expect([(before[0] ?? 0) - (after[0] ?? 0), (before[1] ?? 0) - (after[1] ?? 0)]).toEqual([0, 1])
    await site.db
      .updateTable('complaints')
      .set({ status: 'diterima', closed_at: null })
      .where('id', '=', complaint.id)
      .execute()
  })

  test('opens none of its files', async () => {
    const { status } = await replyWithFile(site, complaint)
    expect(status).toBe(200)
    const [file] = (await caseFor(colleague, complaint.id)).body.riwayat.at(-1).berkas
    expect((await colleague.browser.get(`/berkas/${file.id}`)).status).toBe(200)
    expect((await who.browser.get(`/berkas/${file.id}`)).status).toBe(404)
  })

  test('learns nothing of it from the log, not even that it is there', async () => {
    await act(colleague, complaint.id, 'ambil', { tidak_terlibat: true })
    const { text } = await who.browser.get('/admin-api/audit?noun=pengaduan&perPage=1000')
    expect(text).not.toContain(complaint.no_tiket)
    const entries = await site.db
      .selectFrom('audit_log')
      .select('id')
      .where('noun', '=', 'pengaduan')
      .where('noun_id', '=', String(complaint.id))
      .execute()
    expect(entries.length).toBeGreaterThan(0)
    for (const { id } of entries) expect(text).not.toContain(`"id":${id},`)
    for (const { id } of entries) expect((await who.browser.get(`/admin-api/audit/${id}`)).status).toBe(404)
  })

  test('is not handed the case', async () => {
    const { body } = await caseFor(colleague, complaint.id)
    expect(body.terlibat.map(({ user_id }: { user_id: number }) => user_id)).toContain(who.account.id)
    expect(body.petugas.map(({ user_id }: { user_id: number }) => user_id)).not.toContain(who.account.id)
    const refused = await act(colleague, complaint.id, 'serahkan', { user_id: who.account.id })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/terlibat/)])
  })
})

describe('naming who has a part in it', () => {
  test('is up to the handler; others name themselves', async () => {
    const { id } = await makeComplaint(site)
    await takeOver(clerk, id)
    const other = await clerkIn(site)
    const name = (by: Staff, user_id: number) => act(by, id, 'terlibat', { user_id, alasan: 'Kerabat.' })
    expect((await name(colleague, other.account.id)).status).toBe(409)
    expect((await name(colleague, colleague.account.id)).status).toBe(200)
    expect((await name(clerk, colleague.account.id)).status).toBe(409)
    expect((await caseFor(clerk, id)).body.penangan_saya).toBe(true)
  })

  test('frees the case of a handler who steps back', async () => {
    const { id } = await makeComplaint(site)
    const first = await clerkIn(site)
    await takeOver(first, id)
    await act(first, id, 'terlibat', { user_id: first.account.id, alasan: 'Kerabat.' })
    expect((await caseFor(clerk, id)).body).toMatchObject({ handler_id: null, handler_name: null })
  })
})
