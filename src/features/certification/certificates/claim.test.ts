import { beforeAll, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { correctDraft, personalFiles } from '../../../../tests/personal-data.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

/** Sends personal data as a person does. */
async function sent(persetujuan_publikasi: boolean, before: (isi: ReturnType<typeof correctDraft>) => Promise<void>) {
  const { browser, account } = await loggedIn(site, { status_data: 0 })
  const isi = correctDraft({ ...(await personalFiles(site, account.id)), persetujuan_publikasi })
  await before(isi)
  const { body } = await browser.put('/data-diri', { isi, version: 0 })
  const answer = await browser.post('/data-diri/kirim', { version: body.version })
  if (answer.status !== 200) throw new Error(answer.text)
  return { account, me: (await browser.get('/api/v1/me')).body }
}

const rowOf = (no_sertifikasi: string) =>
  site.db
    .selectFrom('certificates')
    .select(['user_id', 'publik'])
    .where('no_sertifikasi', '=', no_sertifikasi)
    .executeTakeFirstOrThrow()

test('who sends the identity number of a holder of earlier days gets that certificate, shown as they agreed', async () => {
  const earlier = async (isi: ReturnType<typeof correctDraft>, no_sertifikasi: string) => {
    const [identity_index] = identityIndexes(TEST_KEYS, isi)
    await makeCertificate(site.db, { no_sertifikasi, identity_index, publik: false })
  }
  const shown = await sent(true, (isi) => earlier(isi, '0001/KTPA/LAMA/2024'))
  expect(await rowOf('0001/KTPA/LAMA/2024')).toEqual({ user_id: shown.account.id, publik: true })
  expect(shown.me.no_sertifikasi).toBe('0001/KTPA/LAMA/2024')
  const hidden = await sent(false, (isi) => earlier(isi, '0002/KTPA/LAMA/2024'))
  expect(await rowOf('0002/KTPA/LAMA/2024')).toEqual({ user_id: hidden.account.id, publik: false })
})

test('nobody gets the certificate of another number, nor one that somebody has', async () => {
  const owner = await loggedIn(site)
  await sent(true, async (isi) => {
    const [identity_index] = identityIndexes(TEST_KEYS, isi)
    await makeCertificate(site.db, { no_sertifikasi: '0003/KTPA/LAMA/2024', identity_index, user_id: owner.account.id })
    await makeCertificate(site.db, { no_sertifikasi: '0004/KTPA/LAMA/2024', identity_index: 'x' })
  })
  expect((await rowOf('0003/KTPA/LAMA/2024')).user_id).toBe(owner.account.id)
  expect((await rowOf('0004/KTPA/LAMA/2024')).user_id).toBeNull()
})
