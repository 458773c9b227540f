import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newDevice, signedBy, type TestDevice } from '../tests/exam-device.ts'
import { expectSoundAtWidths, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'
import { siteAddress } from './site.ts'

withBrowser()
const program = withDatabase()

const INVIGILATOR = 'verifikasi@example.com'
const CANDIDATE = 'peserta@example.com'

/** The exam of today that is written on screen, with its candidate. */
const examOfToday = () =>
  program.db
    .selectFrom('screen_exams')
    .innerJoin('user_trainings as own', 'own.schedule_id', 'screen_exams.schedule_id')
    .innerJoin('users', 'users.id', 'own.user_id')
    .select(['screen_exams.schedule_id', 'own.id', 'own.tahap', 'users.name'])
    .where('users.email', '=', CANDIDATE)
    .executeTakeFirstOrThrow()

interface Prepared {
  device: TestDevice
  own: { pengerjaan: number; perangkat: number }
}

/** Prepares a device as the candidate's page does, without its page. */
const prepare = async (application: number, nama: string): Promise<Prepared> => {
  const device = newDevice()
  const body = await visit({ storageState: await asMember(CANDIDATE) }, async ({ page, open }) => {
    await open('/user/dashboard')
    const given = { latihan: false, nama, kunci: device.kunci }
    return call<{ pengerjaan_id: number; perangkat_id: number }>(page, 'POST', `/ujian/${application}/siapkan`, given)
  })
  return { device, own: { pengerjaan: body.pengerjaan_id, perangkat: body.perangkat_id } }
}

async function send({ device, own }: Prepared, path: 'mulai' | 'isian', more: object = {}): Promise<void> {
  const answer = await fetch(`${siteAddress()}/ujian/pengerjaan/${own.pengerjaan}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signedBy(device, { ...own, untuk: path, ...more })),
  })
  expect(answer.status).toBe(200)
}

/** Presses a button, and the one of the same name in the dialog that asks. */
async function agree(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

const candidateOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Peserta' }).getByRole('listitem').filter({ hasText: name })

test('an invigilator opens an exam, helps its candidate, notes what happens without a network, and ends it', async () => {
  const { schedule_id, id, tahap, name } = await examOfToday()
  const first = await prepare(id, 'Laptop pertama')
  await inOfficeAs(INVIGILATOR, async ({ page, context, complaints }) => {
    await openOffice(page, '/admin/ujian')
    await expectSoundAtWidths(page)
    if (tahap === 'terjadwal') await call(page, 'POST', `/admin-api/permohonan/${id}/hadir`, { tahap: 'terjadwal' })
    await openOffice(page, `/admin/ujian/${schedule_id}/show`)
    await expectSoundAtWidths(page)
    await agree(page, 'Buka ujian')
    await waitForWords(page, 'Ujian dibuka.')

    await send(first, 'mulai')
    const at = Date.now()
    await send(first, 'isian', {
      isian: [
        { urutan: 1, jenis: 'jawab', nomor: 1, teks: 'A', at },
        { urutan: 2, jenis: 'keluar_jendela', nomor: null, teks: null, at },
      ],
    })
    const candidate = candidateOf(page, name)
    await candidate.getByText(/1 dari \d+ terjawab/).waitFor()

    await prepare(id, 'Laptop kedua')
    await candidate.getByText(/Laptop kedua menunggu/).waitFor()
    await expectSoundAtWidths(page)
    await candidate.getByRole('button', { name: 'Izinkan perangkat ini' }).click()
    await candidate.getByText(/Laptop kedua menunggu/).waitFor({ state: 'detached' })

    await page.getByRole('checkbox', { name: /^Semua/ }).check()
    await page.getByRole('button', { name: 'Jeda' }).click()
    await candidate.getByText('Dijeda').waitFor()
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    await candidate.getByText('Mengerjakan').waitFor()

    await page.getByRole('button', { name: 'Beri waktu' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Menit/).fill('10')
    await dialog.getByLabel(/^Alasan/).fill('Listrik padam sepuluh menit.')
    await expectSoundAtWidths(page)
    await dialog.getByRole('button', { name: 'Beri waktu' }).click()
    await candidate.getByText(/ditambah 10 menit/).waitFor()

    await candidate.getByRole('button', { name: /^Riwayat perangkat/ }).click()
    await dialog.getByText(/meninggalkan jendela ujian/).waitFor()
    await expectSoundAtWidths(page)
    await dialog.getByRole('button', { name: 'Tutup' }).click()
    expect(complaints).toEqual([])

    await context.setOffline(true)
    await page.getByText(/terakhir diperbarui pukul/).waitFor({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Catat kejadian' }).click()
    await dialog.getByLabel(/^Uraian/).fill('Jaringan ruang ujian terputus.')
    await expectSoundAtWidths(page)
    await dialog.getByRole('button', { name: 'Catat', exact: true }).click()
    await page.getByText(/terkirim sendiri begitu tersambung/).waitFor()
    await expectSoundAtWidths(page)
    expect(await page.getByRole('button', { name: 'Jeda' }).isDisabled()).toBe(true)

    await context.setOffline(false)
    const incidents = page.getByRole('list', { name: 'Catatan kejadian' })
    await incidents.getByText(/Jaringan ruang ujian terputus\./).waitFor({ timeout: 20_000 })
    await page.getByText(/terkirim sendiri begitu tersambung/).waitFor({ state: 'detached' })
    expect(await incidents.getByRole('listitem').count()).toBe(1)

    await agree(page, 'Akhiri ujian')
    await candidate.getByText(/Waktu habis/).waitFor()
    await page.getByRole('checkbox', { name: /^Semua/ }).check()
    await agree(page, 'Tutup')
    await candidate.getByText('Selesai', { exact: true }).waitFor()
    await expectSoundAtWidths(page)
  })
})
