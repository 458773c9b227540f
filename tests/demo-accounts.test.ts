import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedAccounts } from '../demo/accounts.ts'
import { demoAccounts } from '../demo/content/accounts.ts'
import { candidates } from '../demo/content/candidates.ts'
import { examiners } from '../demo/content/examiners.ts'
import { people } from '../demo/content/people.ts'
import { DEMO_PASSWORD } from '../demo/password.ts'
import type { Holder } from '../src/features/certification/holders/contract.ts'
import { passwordRefusal, personalWords } from '../src/features/platform/accounts/rules.ts'
import type { FileKind } from '../src/features/platform/files/rules.ts'
import {
  completeSchema,
  identityDoubts,
  validate,
} from '../src/features/platform/personal-data/completeness-contract.ts'
import { openPasswords } from '../src/ground/secrets/passwords.ts'
import { addDays, day } from '../src/lib/day.ts'
import { makeSchedule, makeScheme, makeSiteContent } from './content.ts'
import { TEST_KEYS, testApp } from './harness.ts'
import { Browser } from './http.ts'

const passwords = openPasswords({ memoryCost: 1024, timeCost: 1 })

const TODAY = day('2026-11-20')

/** A site with the schemes, schedules and examiners that the demonstration accounts refer to. */
async function demoSite() {
  const site = await testApp()
  await makeSiteContent(site.db)
  const asks = {
    persyaratan: ['KTP', 'Portofolio'].map((nama) => ({ nama, keterangan: '', wajib: true })),
    min_dokumen_amdal: 3,
  }
  // Of hours of their own: the same people examine and are examined on one day.
  for (const [name, category, jam_mulai, jam_selesai] of [
    ['Sertifikasi Anggota', 'ATPA', '08.00', '11.00'],
    ['Sertifikasi Ketua', 'KTPA', '11.30', '14.00'],
    ['Uji Ulang', 'Uji Ulang', '14.30', '16.00'],
  ] as const) {
    const version = await makeScheme(site.db, { name, category, asks })
    for (const days of [-945, -38, -9, 0, 30]) {
      const start = addDays(TODAY, days)
      const id = await makeSchedule(site.db, {
        version,
        start,
        opens: addDays(start, -90),
        pendaftaran_ditutup: addDays(start, -10),
      })
      await site.db.updateTable('schedules').set({ jam_mulai, jam_selesai }).where('id', '=', id).execute()
    }
  }
  for (const { email, name, instansi, no_sertifikat } of examiners) {
    const own = { email, name, instansi, no_sertifikat, berlaku_sampai: addDays(TODAY, 300) }
    await site.db.insertInto('examiners').values(own).execute()
  }
  const { db, files } = site
  const seed = () =>
    seedAccounts({
      db,
      files,
      keys: TEST_KEYS,
      today: TODAY,
      pictures: path.join(import.meta.dirname, '../demo/pictures'),
      appUrl: 'http://localhost:3000',
      hashPassword: passwords.hash,
    })
  await seed()
  return { ...site, seed }
}

let site: Awaited<ReturnType<typeof demoSite>>

// Seeded once: nobody changes it.
beforeAll(async () => {
  site = await demoSite()
})

test('the demonstration accounts can log in, each as what it is, and are added once', async () => {
  const before = await site.db.selectFrom('users').select('id').execute()
  await site.seed()
  expect(await site.db.selectFrom('users').select('id').execute()).toEqual(before)
  const seen = []
  for (const { email } of demoAccounts) {
    const browser = new Browser(site.app)
    await browser.logIn(email, DEMO_PASSWORD)
    const { body } = await browser.get('/api/v1/me')
    const { body: personal } = await browser.get('/data-diri')
    const { body: trainings } = await browser.get(`/training/userlist/${body.id}`)
    const isMember = body.role === 'user'
    expect(personal.submitted_at !== null).toBe(isMember && body.status_data === 1)
    seen.push([body.role, body.status_data, body.no_sertifikasi !== null, trainings.length])
  }
  expect(seen).toEqual([
    ['user', 0, false, 0],
    ['user', 1, false, 4],
    ['user', 1, true, 2],
    ['user', 1, true, 1],
    ['user', 1, false, 1],
    ['user', 1, false, 1],
    ['penguji', 1, false, 0],
    ['penguji', 1, false, 0],
    ['penguji', 1, false, 0],
    ['penguji', 1, false, 0],
    ['penguji', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
    ['administrator', 1, false, 0],
  ])
})

test('the demonstration applications are such as the program makes, each at its stage and not yet over', async () => {
  const seen = []
  for (const { email } of demoAccounts.filter(({ trainings }) => trainings)) {
    const browser = new Browser(site.app)
    await browser.logIn(email, DEMO_PASSWORD)
    const { body: me } = await browser.get('/api/v1/me')
    for (const { id } of (await browser.get(`/training/userlist/${me.id}`)).body) {
      const { body } = await browser.get(`/user-training/${id}`)
      const missing = body.langkah.filter(({ lengkap }: { lengkap: boolean }) => !lengkap)
      expect(body).toMatchObject({ nomor: expect.stringMatching(/^PMH/), submitted_at: expect.any(String) })
      expect(body.due_at === null || body.due_at > site.clock.now.toISOString()).toBe(true)
      seen.push([
        body.tahap,
        body.invoice?.status,
        body.riwayat.length,
        missing.map((step: { langkah: string }) => step.langkah),
      ])
    }
  }
  expect(seen).toEqual([
    ['diajukan', undefined, 1, []],
    ['menunggu_pembayaran', 'belum_dibayar', 2, []],
    ['terjadwal', 'lunas', 4, []],
    ['belum_kompeten', 'lunas', 7, []],
    ['perlu_perbaikan', undefined, 2, ['berkas']],
    ['diterbitkan', 'lunas', 7, []],
    ['diterbitkan', 'lunas', 7, []],
    ['terjadwal', 'lunas', 4, []],
    ['belum_kompeten', 'lunas', 7, []],
  ])
})

test('examiners and office find work: to be attended, scored and decided', async () => {
  const { db } = site
  const rows = await db
    .selectFrom('user_trainings as own')
    .leftJoin('examiner_assignments as given', 'given.user_training_id', 'own.id')
    .select(['own.tahap'])
    .select(({ fn }) => [
      fn.count<number>('given.id').as('penguji'),
      fn.count<number>('given.locked_at').as('terkunci'),
    ])
    .where('own.tahap', 'in', ['terjadwal', 'diuji', 'menunggu_keputusan'])
    .groupBy('own.id')
    .orderBy('own.id')
    .execute()
  expect(rows.map((row) => [row.tahap, Number(row.penguji), Number(row.terkunci)]).sort()).toEqual([
    ['diuji', 2, 1],
    ['menunggu_keputusan', 2, 2],
    ['menunggu_keputusan', 2, 2],
    ['terjadwal', 0, 0],
    ['terjadwal', 2, 0],
  ])
})

test('of those who wait for a decision the examiners agree on one and differ on one unit of the other', async () => {
  const { db } = site
  const { rows } = await sql<{ units: number }>`select (select count(distinct one.unit)::int
      from unit_scores as one join examiner_assignments as first on first.id = one.assignment_id
      join examiner_assignments as second on second.user_training_id = first.user_training_id
      join unit_scores as other on other.assignment_id = second.id and other.unit = one.unit and other.metode = one.metode
      where first.user_training_id = own.id and one.hasil <> other.hasil) as units
    from user_trainings as own where own.tahap = 'menunggu_keputusan' order by own.id`.execute(db)
  expect(rows).toEqual([{ units: 0 }, { units: 1 }])
})

test('what waits elsewhere waits here too: a missing report, an appeal, other data, another document', async () => {
  const { db } = site
  const { rows } = await sql<{ waiting: Record<string, number> }>`select json_build_object(
    'reports', (select count(distinct certificate_id) from certificate_years where report_awaited and jatuh_tempo < ${TODAY}::date - 30),
    'appeals', (select count(*) from appeals where status = 'diajukan'),
    'changes', (select count(*) from data_change_requests where status = 'diajukan'),
    'replacements', (select count(*) from document_replacements where status = 'diajukan'),
    'incidents', (select count(*) from incidents where status = 'ditutup'),
    'designs', (select count(*) from document_designs where berlaku_sejak > ${TODAY}),
    'drafts', (select count(*) from legal_page_versions where published_at is null)) as waiting`.execute(db)
  expect(rows[0]?.waiting).toEqual({
    ...{ reports: 1, appeals: 1, changes: 1, replacements: 1, incidents: 1, designs: 1, drafts: 1 },
  })
})

test('the register shows holders in every state, and the certificates that were issued have their PDFs', async () => {
  const { app, db } = site
  const { body } = await new Browser(app).get('/pemegang')
  const states = new Set(body.data.map(({ status_sertifikat }: Holder) => status_sertifikat))
  expect([...states].sort()).toEqual(['akan_berakhir', 'aktif', 'dibekukan', 'dicabut', 'kedaluwarsa'])
  const papers = await db.selectFrom('certificate_papers').select('sha256').execute()
  const made = { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }
  expect(papers).toEqual([made, made, made])
})

test.each(Object.entries({ ...people, ...candidates }))(
  'the personal data of %s are such as can be sent',
  (_name, person) => {
    const files = { foto: 'a', file_ktp: 'b', file_ijazah: 'c', file_cv: 'd' }
    const kinds = new Map<string, FileKind>([
      ['a', 'foto'],
      ['b', 'ktp'],
      ['c', 'ijazah'],
      ['d', 'cv'],
    ])
    const isi = { ...person, ...files, persetujuan_pdp: true, pernyataan_benar: true }
    const outcome = validate(completeSchema(isi, { today: day('2026-11-20'), demo: true, kinds }), isi)
    expect(outcome).toEqual({ state: 'right', isi })
    expect(identityDoubts(isi)).toEqual({})
  },
)

test('their password is one that the product would accept', () => {
  for (const person of demoAccounts) {
    expect(
      passwordRefusal(DEMO_PASSWORD, { words: personalWords(person), isCommon: passwords.isCommon }),
    ).toBeUndefined()
  }
})
