import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepAgreement } from '../src/features/platform/legal-pages/service.ts'
import { openYears } from '../src/features/upkeep/duties/year-service.ts'
import { addDays, addMonths, dayIn } from '../src/lib/day.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { expectSound } from './application-form.ts'
import { breaches, PHONE, type Visitor, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { reload } from './go-to.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()
const site = withDatabase()

const TODAY = dayIn('WIB', new Date())
const EMAIL = 'nirmala.contoh@example.com'
const NUMBER = '9001/ATPA/LSK-XX/I/2026'

/** Somebody who holds a certificate for three hundred days, with the password of the demonstration. */
async function holder(): Promise<void> {
  const { db } = site
  const since = addDays(TODAY, -300)
  const known = db.selectFrom('users').select('password_hash').where('email', '=', 'anggota@example.com')
  const { id: user_id } = await db
    .insertInto('users')
    .values({
      name: 'Nirmala Contoh',
      email: EMAIL,
      phone: '',
      password_hash: sql<string>`(${known})`,
      status_data: 1,
      no_sertifikasi: NUMBER,
      email_verified_at: `${since}T03:00:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepAgreement(db, { today: TODAY, now: new Date() }, user_id, {})
  const validity = { valid_from: since, valid_until: addMonths(since, 36) }
  const { id } = await makeCertificate(db, { no_sertifikasi: NUMBER, kualifikasi: 'ATPA', user_id, ...validity })
  await db.updateTable('certificates').set({ duties_since: since }).where('id', '=', id).execute()
  await openYears({ db, today: TODAY })
}

/** Looks at the form for documents, then says that there were none. */
async function writeNil(member: Visitor): Promise<void> {
  const { page } = member
  await page.getByRole('heading', { level: 2, name: 'Dokumen Amdal' }).waitFor()
  await page.getByRole('button', { name: 'Tambah dokumen' }).click()
  await page.getByRole('button', { name: 'Tambah rekan' }).click()
  await page.getByLabel('Judul dokumen').fill('Amdal Bendungan Contoh')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.getByRole('alert').getByText('Pilih tahap dokumen.').waitFor()
  await expectSound(member)
  await page.getByLabel('Tidak, kirim laporan nihil').check()
  await page.getByLabel('Alasan laporan nihil').fill('Tahun ini saya tidak ditugaskan menyusun dokumen Amdal.')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.getByRole('heading', { level: 2, name: 'Kendala & pernyataan' }).waitFor()
  await expectSound(member)
  await page.getByLabel(/mematuhi kode etik/).check()
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.getByRole('heading', { level: 2, name: 'Periksa & kirim' }).waitFor()
  await expectSound(member)
  await page.getByRole('button', { name: 'Kirim laporan' }).click()
  await page.getByText('Laporan terkirim').waitFor()
  await expectSound(member)
}

test('a nil report is written and sent on a telephone, accepted in the office, and seen accepted', async () => {
  await holder()
  const storageState = await asMember(EMAIL)
  await visit({ viewport: PHONE, storageState }, async (member) => {
    const { page, open } = member
    await open('/user/pelaporan-kinerja')
    await expectSound(member)
    await page.getByRole('link', { name: /^Buat laporan/ }).click()
    await writeNil(member)
    await reload(page)
    await expect.poll(() => page.locator('main').innerText()).toContain('Menunggu pemeriksaan')
    expect(member.complaints).toEqual([])
  })
  await inOfficeAs('verifikasi@example.com', async ({ page, complaints }) => {
    await openOffice(page, '/admin/laporan-kinerja')
    expect(await breaches(page)).toEqual([])
    await page.getByRole('cell', { name: NUMBER }).click()
    await page.getByRole('heading', { level: 2, name: 'Nirmala Contoh, tahun ke-1' }).waitFor()
    await page.getByText('Tahun ini saya tidak ditugaskan menyusun dokumen Amdal.').waitFor()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Terima' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Terima' }).click()
    await waitForWords(page, 'Laporan diterima.')
    await openOffice(page, '/admin/laporan-belum-masuk')
    expect(await breaches(page)).toEqual([])
    expect(complaints).toEqual([])
  })
  await visit({ viewport: PHONE, storageState }, async (member) => {
    const { page, open } = member
    await open('/user/pelaporan-kinerja')
    await page.getByText('Diterima', { exact: true }).waitFor()
    await page.getByRole('link', { name: /^Lihat/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Riwayat' }).waitFor()
    await expectSound(member)
  })
})
