import { expect, test } from 'vitest'
import { demoAccounts, seedAccounts } from '../demo/accounts.ts'
import { people } from '../demo/content/people.ts'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { passwordRefusal, personalWords } from '../src/features/accounts/rules.ts'
import type { FileKind } from '../src/features/files/rules.ts'
import { checked, completeData, doubts } from '../src/features/personal-data/complete.ts'
import { day } from '../src/lib/day.ts'
import { openPasswords } from '../src/server/passwords.ts'
import { makeSchedule, makeScheme, makeSiteContent } from './content.ts'
import { TEST_KEYS, testApp } from './harness.ts'
import { Browser } from './http.ts'

const passwords = openPasswords({ memoryCost: 1024, timeCost: 1 })

test('the demonstration accounts can log in, each as what it is, and are added once', async () => {
  const site = await testApp()
  await makeSiteContent(site.db)
  for (const name of ['Sertifikasi Anggota', 'Sertifikasi Ketua', 'Uji Ulang']) {
    await makeSchedule(site.db, { version: await makeScheme(site.db, { name }) })
  }
  const { db, files } = site
  const parts = { db, files, keys: TEST_KEYS, today: day('2026-11-20'), hashPassword: passwords.hash }
  for (let n = 0; n < 2; n += 1) await seedAccounts(parts)
  expect(await site.db.selectFrom('users').select('id').execute()).toHaveLength(demoAccounts.length)
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
    ['penguji', 1, false, 0],
    ['administrator', 1, false, 0],
  ])
})

test('the demonstration applications are such as the program makes, each at its stage and not yet over', async () => {
  const site = await testApp()
  await makeSiteContent(site.db)
  const asks = {
    persyaratan: ['KTP', 'Portofolio'].map((nama) => ({ nama, keterangan: '', wajib: true })),
    min_dokumen_amdal: 3,
  }
  for (const name of ['Sertifikasi Anggota', 'Sertifikasi Ketua', 'Uji Ulang']) {
    await makeSchedule(site.db, { version: await makeScheme(site.db, { name, asks }) })
  }
  const { db, files } = site
  await seedAccounts({ db, files, keys: TEST_KEYS, today: day('2026-11-20'), hashPassword: passwords.hash })
  const seen = []
  for (const { email } of demoAccounts.filter(({ trainings }) => trainings)) {
    const browser = new Browser(site.app)
    await browser.logIn(email, DEMO_PASSWORD)
    const { body: me } = await browser.get('/api/v1/me')
    for (const { id } of (await browser.get(`/training/userlist/${me.id}`)).body) {
      const { body } = await browser.get(`/user-training/${id}`)
      const missing = body.langkah.filter(({ lengkap }: { lengkap: boolean }) => !lengkap)
      expect(body).toMatchObject({ nomor: expect.stringMatching(/^PMH/), submitted_at: expect.any(String) })
      expect(body.batas === null || body.batas > site.clock.now.toISOString()).toBe(true)
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
    ['belum_kompeten', 'lunas', 4, []],
    ['perlu_perbaikan', undefined, 2, ['berkas']],
    ['diterbitkan', 'lunas', 4, []],
  ])
})

test.each(Object.entries(people))('the personal data of %s are such as can be sent', (_name, person) => {
  const files = { foto: 'a', file_ktp: 'b', file_ijazah: 'c', file_cv: 'd' }
  const kinds = new Map<string, FileKind>([
    ['a', 'foto'],
    ['b', 'ktp'],
    ['c', 'ijazah'],
    ['d', 'cv'],
  ])
  const isi = { ...person, ...files, persetujuan_pdp: true, pernyataan_benar: true }
  const outcome = checked(completeData(isi, { today: day('2026-11-20'), demo: true, kinds }), isi)
  expect(outcome).toEqual({ state: 'right', isi })
  expect(doubts(isi)).toEqual({})
})

test('their password is one that the product would accept', () => {
  for (const person of demoAccounts) {
    expect(
      passwordRefusal(DEMO_PASSWORD, { words: personalWords(person), isCommon: passwords.isCommon }),
    ).toBeUndefined()
  }
})
