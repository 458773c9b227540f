import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, expectSoundAtWidths, visit, withBrowser } from './browser.ts'
import { letterTo } from './mailbox.ts'
import { openOffice } from './office.ts'
import { inDays, sendDialog, workAs } from './staff.ts'

withBrowser()

const OWNER = 'mutu@example.com'
const VERIFIER = 'verifikasi@example.com'
const USER = 'PT Contoh Brosur Hijau'
const MAILBOX = 'brosur.hijau@contoh.example'

async function fillReport(page: Page, uraian: string): Promise<void> {
  await page.getByLabel('Pemakai tanda').fill(USER)
  await page.getByLabel('Tempat terlihat').fill('https://brosur.contoh.example')
  await page.getByLabel('Uraian').fill(uraian)
  await page.getByRole('button', { name: 'Kirim laporan' }).click()
}

test('a use of the mark goes from a stranger by a letter and its answer to its end', async () => {
  await visit({ viewport: DESK }, async ({ page, open, complaints }) => {
    await open('/tentang')
    await page.getByRole('link', { name: 'Pemakaian tanda kami' }).click()
    await page.getByRole('heading', { name: 'Aturan pemakaian' }).waitFor()
    await expectSoundAtWidths(page)
    await fillReport(page, 'Terlalu pendek')
    await page.getByText('Uraian paling sedikit 20 huruf.').first().waitFor()
    await expectSoundAtWidths(page)
    await fillReport(page, 'Logo lembaga tercetak pada brosur yang mereka bagikan.')
    await page.getByRole('heading', { name: 'Laporan Anda sudah kami terima' }).waitFor()
    await expectSoundAtWidths(page)
    // The browser itself notes the refusal of the first try.
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
  })

  let report = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Laporan pemakaian tanda yang baru atau jatuh tempo' }).click()
    await page.getByText(USER).first().waitFor()
    await expectSoundAtWidths(page)
    await page.getByText(USER).first().click()
    await page.waitForURL(/\/admin\/pemakaian-tanda\/\d+\/show/)
    report = new URL(page.url()).pathname
    await page.getByText('Belum ada penanggung jawab.', { exact: false }).waitFor()
    // Nobody is taken to law before they were written to.
    expect(await page.getByRole('button', { name: 'Teruskan ke hukum' }).count()).toBe(0)
    const letter = {
      'Email pemakai': MAILBOX,
      'Isi surat': 'Mohon hapus logo kami dari brosur Anda.',
      'Dijawab sampai': inDays(14),
    }
    await sendDialog(page, 'Surati pemakai', letter, 'Surat tercatat.')
    const sent = await letterTo(MAILBOX, /^Pemakaian tanda lembaga kami/)
    expect(sent.text).toContain('Mohon hapus logo kami dari brosur Anda.')
    await openOffice(page, report)
    const answer = { Jawaban: 'Brosurnya sudah ditarik.', 'Dinilai sampai': inDays(20) }
    await sendDialog(page, 'Catat jawaban', answer, 'Jawaban tercatat.')
    const seen = { 'Dari mana terlihat': 'Brosur baru tidak memuat logo.' }
    await sendDialog(page, 'Sudah dihentikan', seen, 'Laporan diakhiri: pemakaian dihentikan.')
    await page.getByText('Pemakaian dihentikan').first().waitFor()
    await expectSoundAtWidths(page)
  })
})

test('a report arrives where no program runs in the browser', async () => {
  await visit({ viewport: DESK, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/pemakaian-tanda')
    await fillReport(page, 'Logo lembaga dipakai pada kartu nama direktur mereka.')
    await page.getByRole('heading', { name: 'Laporan Anda sudah kami terima' }).waitFor()
    await page.goto('/kinerja-layanan')
    await page.getByRole('heading', { name: /^Kelulusan menurut tempat pelatihan/ }).waitFor()
  })
})

test('pass rates that differ by place of training open a finding by one press', async () => {
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/mutu')
    const press = page.getByRole('button', { name: /^Buka temuan dari kelulusan/ })
    await press.first().waitFor()
    await expectSoundAtWidths(page)
    await openOffice(page, '/admin/kelulusan-pelatihan')
    await page.getByText('Berbeda lebih dari kebetulan').first().waitFor()
    await expectSoundAtWidths(page)
    await press.first().click()
    await page.waitForURL(/\/admin\/temuan\/\d+\/show/)
    await page.getByText('12 dari 13 kompeten', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Kelulusan menurut tempat pelatihan' }).click()
    await page.getByRole('link', { name: 'Lihat temuannya' }).first().waitFor()
    await openOffice(page, '/admin/lembaga-pelatihan')
    await page.getByText('LPK Contoh Lingkungan').first().click()
    await page.getByText('Milik lembaga').first().waitFor()
    await expectSoundAtWidths(page)
  })
})

test('the plan of a year opens the certificates behind each of its counts', async () => {
  await workAs(VERIFIER, async (page) => {
    await openOffice(page, '/admin/rencana-surveilan')
    const count = page.getByRole('link', { name: /selesai, Evaluasi surveilan/ }).first()
    await count.waitFor()
    await expectSoundAtWidths(page)
    await count.click()
    await page.getByRole('heading', { name: /^Evaluasi surveilan, / }).waitFor()
    await page.getByText('Belum', { exact: true }).first().waitFor()
    await expectSoundAtWidths(page)
  })
})
