import { choose, expectSound } from './application-form.ts'
import type { Visitor } from './browser.ts'
import { paper, photo } from './papers.ts'

/** A new identity card takes the place of the one that was sent; the same file is refused. */
export async function replaceOnProfile(guest: Visitor): Promise<void> {
  const { page, open } = guest
  await open('/user/profile#dokumen')
  await page.getByRole('button', { name: 'Ganti dokumen: KTP atau paspor' }).press('Enter')
  const form = page.getByRole('form', { name: 'Ganti KTP atau paspor' })
  const send = form.getByRole('button', { name: 'Pakai dokumen ini' })
  await choose(form, 'KTP atau paspor yang baru').setInputFiles(paper('ktp-sama.pdf'))
  await form.getByRole('link', { name: /ktp-sama\.pdf/ }).waitFor()
  await send.click()
  await form
    .getByText(/sama dengan yang sekarang/)
    .first()
    .waitFor()
  await expectSound(guest)
  await choose(form, 'KTP atau paspor yang baru', 'Ganti').setInputFiles(await photo('ktp-2027.jpg'))
  await form.getByRole('link', { name: /ktp-2027\.jpg/ }).waitFor()
  await form.getByLabel('Alasan').fill('KTP diperbarui.')
  await send.click()
  await page.getByText('KTP atau paspor Anda sudah diganti.').waitFor()
  await page.getByText('Riwayat penggantian').click()
  await page.getByText(/ktp-2027\.jpg.*menggantikan.*ktp-lama\.pdf/s).waitFor()
  await expectSound(guest)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectSound(guest)
}
