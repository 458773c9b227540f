import { expect, test } from 'vitest'
import { pdf } from '../tests/pdf.ts'
import { expectSoundAtWidths, withBrowser } from './browser.ts'
import { openOffice } from './office.ts'
import { inDays, sendDialog, workAs } from './staff.ts'

withBrowser()

const OWNER = 'mutu@example.com'
const AUDITOR = 'mutu.kedua@example.com'
const CLERK = 'verifikasi@example.com'
const TITLE = 'Daftar hadir satu ujian tidak bertanda tangan'

test('a finding goes from an audit to its proven cure, by two people, and nobody else sees it', async () => {
  let audit = ''
  let finding = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/audit-internal/create')
    await page.getByLabel('Tanggal').fill(inDays(3))
    await page.getByRole('combobox', { name: 'Klausul' }).fill('9.2')
    await page.getByRole('option', { name: /^9\.2 / }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Auditor' }).click()
    await page.getByRole('option', { name: 'Yosef Lamury' }).click()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/audit-internal\/\d+\/show/)
    audit = new URL(page.url()).pathname
    await page.getByText('Direncanakan', { exact: true }).first().waitFor()
    // Whoever planned it is not the auditor.
    expect(await page.getByRole('button', { name: 'Laporkan hasil' }).count()).toBe(0)
  })

  await workAs(AUDITOR, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Audit internal yang jatuh tempo' }).click()
    await openOffice(page, audit)
    await page.getByRole('link', { name: 'Catat temuan' }).click()
    await page.waitForURL(/\/temuan\/create/)
    await page.getByRole('textbox', { name: 'Temuan' }).fill(TITLE)
    await page.getByRole('textbox', { name: 'Uraian' }).fill('Tiga dari dua puluh peserta tidak bertanda tangan.')
    await page.getByRole('combobox', { name: 'Penanggung jawab' }).click()
    await page.getByRole('option', { name: 'Prameswari Kusumawardani' }).click()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/temuan\/\d+\/show/)
    finding = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Audit internal' }).first().waitFor()
    await openOffice(page, audit)
    await sendDialog(page, 'Laporkan hasil', { Ringkasan: 'Dua puluh berkas diperiksa.' }, 'Hasil audit tercatat.')
    await page.getByRole('link', { name: '1 temuan' }).waitFor()
  })

  await workAs(OWNER, async (page) => {
    await openOffice(page, finding)
    const plan = {
      Sebab: 'Pintu masuk kedua tidak dijaga.',
      Tindakan: 'Satu pintu saja.',
      'Dilaksanakan sampai': inDays(10),
    }
    await sendDialog(page, 'Isi sebab dan tindakan', plan, 'Sebab dan tindakan tercatat.')
    const act = { 'Yang dilakukan': 'Sejak ujian lalu hanya satu pintu.', 'Dibuktikan sampai': inDays(40) }
    await sendDialog(page, 'Catat yang dilakukan', act, 'Tindakan tercatat dan menunggu pembuktian.')
    // Nobody proves what they did themselves.
    await page.getByText('Menunggu pembuktian oleh orang lain dari pelaksananya.').waitFor()
    expect(await page.getByRole('button', { name: 'Buktikan dan tutup' }).count()).toBe(0)
  })

  await workAs(AUDITOR, async (page) => {
    await openOffice(page, finding)
    const proof = { 'Bukti bahwa berhasil': 'Empat ujian sesudahnya bertanda tangan lengkap.' }
    await sendDialog(page, 'Buktikan dan tutup', proof, 'Temuan ditutup.')
    await page.getByText('Terbukti dan ditutup').first().waitFor()
    await expectSoundAtWidths(page)
  })

  await workAs(CLERK, async (page) => {
    await openOffice(page, '/admin')
    expect(await page.getByRole('menuitem', { name: 'Mutu', exact: true }).count()).toBe(0)
  })
})

test('a management review goes from gathered inputs to minutes and a task that is done', async () => {
  let review = ''
  let task = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/tinjauan-manajemen/create')
    await page.getByLabel('Tanggal').fill(inDays(2))
    await page.getByLabel('Dari').fill(inDays(-365))
    await page.getByLabel('Sampai').fill(inDays(-1))
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/tinjauan-manajemen\/\d+\/show/)
    review = new URL(page.url()).pathname
    await page.getByText('Belum dikumpulkan.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Kumpulkan masukan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kumpulkan masukan' }).click()
    await page.getByText('Pengaduan masuk').waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Tambah tugas' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Tugas' }).fill('Periksa semua pintu masuk tempat uji.')
    await dialog.getByRole('combobox', { name: 'Penanggung jawab' }).click()
    await page.getByRole('option', { name: 'Yosef Lamury' }).click()
    await dialog.getByLabel('Batas').fill(inDays(5))
    await dialog.getByRole('button', { name: 'Tambah tugas' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const link = page.getByRole('link', { name: 'Periksa semua pintu masuk tempat uji.' })
    await link.waitFor()
    task = (await link.getAttribute('href')) ?? ''
    await sendDialog(page, 'Selesaikan', { Risalah: 'Hadir tiga orang. Sistem masih sesuai.' }, 'Tinjauan selesai.')
    expect(await page.getByRole('button', { name: 'Kumpulkan lagi' }).count()).toBe(0)
  })

  await workAs(AUDITOR, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Tugas tinjauan manajemen yang jatuh tempo' }).waitFor()
    await openOffice(page, task)
    await sendDialog(page, 'Tugas selesai', { Hasil: 'Delapan tempat uji diperiksa.' }, 'Tugas selesai.')
    await openOffice(page, review)
    await page.getByText('selesai, batas', { exact: false }).waitFor()
  })
})

test('a document is put in force by a second person and read by the staff', async () => {
  let paper = ''
  await workAs(OWNER, async (page) => {
    await openOffice(page, '/admin/dokumen-mutu/create')
    await page.getByRole('combobox', { name: 'Jenis' }).click()
    await page.getByRole('option', { name: 'Dokumen mutu' }).click()
    await page.getByRole('textbox', { name: 'Judul' }).fill('Prosedur banding')
    await page.getByRole('textbox', { name: 'Versi' }).fill('1')
    await page.getByLabel('Berlaku sejak').fill(inDays(0))
    const file = { name: 'prosedur.pdf', mimeType: 'application/pdf', buffer: pdf() }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('prosedur.pdf').waitFor()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/dokumen-mutu\/\d+\/show/)
    paper = new URL(page.url()).pathname
    await page.getByText('Menunggu persetujuan orang lain.').waitFor()
  })
  await workAs(AUDITOR, async (page) => {
    await openOffice(page, paper)
    await page.getByRole('button', { name: 'Berlakukan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Berlakukan' }).click()
    await page.getByText('Berlaku', { exact: true }).first().waitFor()
    await expectSoundAtWidths(page)
  })
  await workAs(CLERK, async (page) => {
    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Dokumen lembaga menunggu Anda baca' }).click()
    await page.getByRole('link', { name: 'Prosedur banding' }).click()
    await page.getByRole('button', { name: 'Sudah saya baca' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sudah saya baca' }).click()
    await page.getByText('Pernyataan tersimpan.').waitFor()
    await expectSoundAtWidths(page)
  })
})
