import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { schemes } from '../demo/content/schemes.ts'
import { regulationPdf } from '../demo/regulation/regulation.tsx'
import { addDays, dayIn } from '../src/lib/day.ts'
import { shortDay } from '../src/office/display/moment.ts'
import { makeArticle, makeSchedule } from '../tests/content.ts'
import { breaches, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { asAdministrator, inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()
const program = withDatabase()

const today = () => dayIn('WIB', new Date())
const statusOf = (page: Page, path: string) => async () => (await page.request.get(path)).status()
const textOf = (page: Page, path: string) => async () => (await page.request.get(path)).text()

/** Where only one person looks after schemes, who decides on certificates is the second. */
const publishBySecond = (version: number): Promise<void> =>
  inOfficeAs('keputusan@example.com', async ({ page }) => {
    await openOffice(page, `/admin/versi-skema/${version}/show`)
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click()
    await waitForWords(page, 'Versi ini terbit.')
  })

const insertFaq = async (pertanyaan: string): Promise<number> => {
  const added = program.db.insertInto('faqs').values({ pertanyaan, jawaban: 'Jawaban contoh.', urutan: 90 })
  return (await added.returning('id').executeTakeFirstOrThrow()).id
}

test('the next version of a scheme gets its regulation as PDF and stands on the public page once published', async () => {
  const [scheme] = schemes
  if (!scheme) throw new Error('no scheme')
  const pdf = await regulationPdf({ ...scheme, nama_lembaga: 'LSK Contoh', versi: 2, tanggal: today() })
  await visit(await asAdministrator(), async ({ page, complaints, open }) => {
    const { id } = await program.db
      .selectFrom('scheme_versions')
      .select('id')
      .where('name', 'like', '%Anggota Tim%')
      .executeTakeFirstOrThrow()
    await openOffice(page, `/admin/versi-skema/${id}`)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Buat versi berikutnya' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buat versi berikutnya' }).click()
    await page.waitForURL((url) => /versi-skema\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`))
    const version = Number(/\d+$/.exec(page.url())?.[0])

    const document = page.getByRole('group', { name: 'Dokumen regulasi (PDF)' })
    const present = await document.getByRole('link').getAttribute('href')
    await document
      .locator('input[type=file]')
      .setInputFiles({ name: 'regulasi.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    await expect.poll(() => document.getByRole('link').getAttribute('href')).not.toBe(present)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Simpan' }).click()
    await waitForWords(page, 'Tersimpan')
    await page.getByRole('button', { name: 'Usulkan terbit' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByLabel('Tinjau paling lambat').fill(addDays(today(), 365))
    await asked.getByLabel('Dasar hukum').fill('Peraturan Contoh Nomor 1.')
    expect(await breaches(page)).toEqual([])
    await asked.getByRole('button', { name: 'Usulkan terbit' }).click()
    await waitForWords(page, 'Versi ini diusulkan untuk terbit.')
    expect(await breaches(page)).toEqual([])
    await publishBySecond(version)

    const schedule = await makeSchedule(program.db, {
      version,
      start: addDays(today(), 60),
      pendaftaran_ditutup: today(),
    })
    await expect.poll(statusOf(page, `/detail-skema/${schedule}`)).toBe(200)
    await open(`/detail-skema/${schedule}`)
    const shown = await page.getByRole('link', { name: 'Buka dokumen' }).getAttribute('href')
    expect(await (await page.request.get(shown ?? '')).body()).toEqual(Buffer.from(pdf))
    expect(complaints).toEqual([])
  })
})

test('a published version opens from the list of versions', { tags: ['long'] }, async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/versi-skema')
    await page
      .getByRole('row', { name: /Anggota Tim/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Buat versi berikutnya' }).waitFor()
    expect(complaints).toEqual([])
  })
})

test('pictures are approved many at once and stand in the gallery from then on', { tags: ['long'] }, async () => {
  const { db } = program
  const { source } = await db.selectFrom('gallery_items').select('source').executeTakeFirstOrThrow()
  const titles = ['Uji massal pertama', 'Uji massal kedua']
  const items = titles.map((judul) => ({ judul, source, album: 'Uji massal', alt: 'Contoh', persetujuan_foto: false }))
  await db.insertInto('gallery_items').values(items).execute()
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/galeri')
    await page.getByPlaceholder('Cari').fill('Uji massal')
    await expect.poll(() => page.getByRole('row').count()).toBe(titles.length + 1)
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check()
    await page.getByText('2 dipilih').waitFor()
    expect(await breaches(page)).toEqual([])
    expect(await textOf(page, '/informasi-galeri')()).not.toContain('Uji massal')
    await page.getByRole('button', { name: 'Tandai disetujui' }).click()
    for (const title of titles) await expect.poll(textOf(page, '/informasi-galeri')).toContain(title)
    expect(complaints).toEqual([])
  })
})

test('what is to be removed is asked for, and said to be gone once it is', async () => {
  const question = 'Apakah pertanyaan ini akan dihapus?'
  const id = await insertFaq(question)
  const isThere = async () =>
    (await program.db.selectFrom('faqs').select('id').where('id', '=', id).execute()).length === 1
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, `/admin/faq/${id}`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Batal' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await isThere()).toBe(true)
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    await dialog.getByRole('button', { name: 'Ya, lanjutkan' }).click()
    await page.waitForURL(/\/admin\/faq$/)
    expect(await isThere()).toBe(false)
    await expect.poll(textOf(page, '/tutorial-pendaftaran')).not.toContain(question)
    expect(complaints).toEqual([])
  })
})

test('a selection is asked for with its count; what is still used stays, and says why', {
  tags: ['long'],
}, async () => {
  const inUse = await program.db.selectFrom('venues').select('id').execute()
  await visit(await asAdministrator(), async ({ page }) => {
    await openOffice(page, '/admin/tuk')
    const boxes = page.getByRole('row').getByRole('checkbox')
    for (const at of [1, 2]) await boxes.nth(at).check()
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Hapus 2 tempat uji kompetensi yang dipilih?').waitFor()
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Ya, lanjutkan' }).click()
    await page.getByText(/^0 dari 2 data dihapus\. TUK ini dipakai/).waitFor()
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })
  expect(await program.db.selectFrom('venues').select('id').execute()).toEqual(inUse)
})

test('an article of tomorrow is announced in the office and found by nobody else, until it is published now', {
  tags: ['long'],
}, async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/artikel/create')
    await page.getByRole('textbox', { name: 'Judul' }).fill('Kabar esok hari')
    await page.locator('.ProseMirror').click()
    await page.keyboard.type('Tulisan ini menunggu waktunya.')
    await page.getByLabel('Terbit pada waktu tertentu').check()
    await page.getByLabel(/Waktu terbit/).fill(`${addDays(today(), 3)}T09:30`)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/artikel\/\d+/)
    const office = page.url()
    expect(await statusOf(page, '/artikel/kabar-esok-hari')()).toBe(404)
    expect(await textOf(page, '/artikel')()).not.toContain('Kabar esok hari')
    expect(await textOf(page, '/artikel/rss.xml')()).not.toContain('Kabar esok hari')
    await openOffice(page, '/admin/artikel')
    const row = page.getByRole('row').filter({ hasText: 'Kabar esok hari' })
    await expect.poll(() => row.innerText()).toContain(`Terjadwal ${shortDay(addDays(today(), 3))}`)

    await openOffice(page, office)
    await page.getByLabel('Terbit', { exact: true }).check()
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect.poll(statusOf(page, '/artikel/kabar-esok-hari')).toBe(200)
    expect(complaints).toEqual([])
  })
})

test('two who edit one article: the second sees what the first changed, and both changes stand', async () => {
  const slug = 'dua-penyunting'
  await makeArticle(program.db, { slug, title: 'Dua penyunting' })
  const { id } = await program.db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await visit(await asAdministrator(), async ({ page, context, complaints }) => {
    await openOffice(page, `/admin/artikel/${id}`)
    const other = await context.newPage()
    await openOffice(other, `/admin/artikel/${id}`)
    await other.getByRole('textbox', { name: 'Judul' }).fill('Judul dari penyunting pertama')
    await other.getByRole('button', { name: 'Simpan' }).click()
    await waitForWords(other, 'Tersimpan')

    await page.locator('.ProseMirror').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Kalimat penyunting kedua.')
    await page.getByRole('button', { name: 'Simpan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Data sudah berubah' })
    await expect.poll(() => dialog.innerText()).toContain('Menjadi: Judul dari penyunting pertama')
    expect(await breaches(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Terapkan isian saya di atasnya' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const article = textOf(page, `/artikel/${slug}`)
    await expect.poll(article).toContain('Kalimat penyunting kedua.')
    expect(await article()).toContain('Judul dari penyunting pertama')
    // The conflict is an answer with an error status, which the browser itself notes.
    expect(complaints.filter((words) => !words.includes('status of 409'))).toEqual([])
  })
})

test('a list is fetched as CSV, everything that the search finds, and nothing in it computes', {
  tags: ['long'],
}, async () => {
  const question = '=HYPERLINK("https://contoh.example";"Unduh berkas unduhan")'
  await insertFaq(question)
  await insertFaq('Berkas unduhan memuat apa?')
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/faq')
    await page.getByPlaceholder('Cari').fill('berkas unduhan')
    await expect.poll(() => page.getByRole('row').count()).toBe(3)
    await page.getByRole('button', { name: 'Unduh' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^faq-\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('"Pertanyaan"')
    expect(lines.join()).toContain(`"'${question.replaceAll('"', '""')}"`)
    expect(complaints).toEqual([])
  })
})

/** As Word lays it on the clipboard: comments, marks of its own, items as paragraphs with their bullet written out. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1 style='mso-outline-level:1'>Syarat <o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Ijazah</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>\u00b7 </span><![endif]>Asli</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2. </span><![endif]>Pas <b style='color:red'>foto</b></p>
<table class=MsoNormalTable style='mso-yfti-tbllook:1184'><tr><td width=50><p class=MsoNormal>Biaya</p></td><td><p class=MsoNormal>Rp1</p></td></tr></table><!--EndFragment--></body></html>`

/** Lays HTML on the clipboard of the field that has the focus, and pastes it. */
const paste = (page: Page, html: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

test('a table is made and changed by the keyboard, and what comes from Word arrives as clean text', {
  tags: ['long'],
}, async () => {
  const slug = 'tabel-dan-word'
  await makeArticle(program.db, { slug })
  const { id } = await program.db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, `/admin/artikel/${id}`)
    const text = page.getByRole('textbox', { name: /^Isi/ }).first()
    const choose = async (change: string) => {
      await page.getByRole('button', { name: 'Tabel', exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: change }).press('Enter')
    }
    await text.press('ControlOrMeta+a')
    await text.press('Delete')
    await choose('Sisipkan tabel')
    await page.keyboard.type('Skema')
    await choose('Tambah kolom di kanan')
    await choose('Hapus baris')
    expect(await breaches(page)).toEqual([])
    expect(await text.getByRole('row').count()).toBe(2)
    expect(await text.getByRole('cell').count()).toBe(8)
    // Tab leaves the text, from a table too.
    await page.keyboard.press('Tab')
    expect(await text.evaluate((field) => field.contains(document.activeElement))).toBe(false)
    await text.getByRole('cell').first().click()
    await choose('Hapus tabel')
    await text.press('ControlOrMeta+a')
    await paste(page, WORD)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await waitForWords(page, 'Tersimpan')
    expect(complaints).toEqual([])
  })
  const { content } = await program.db
    .selectFrom('articles')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(content.replaceAll(/\s+/g, ' ')).toBe(
    '<h2>Syarat</h2><ol><li><p>Ijazah</p><ul><li><p>Asli</p></li></ul></li><li><p>Pas <strong>foto</strong></p></li></ol>' +
      '<table><tbody><tr><td><p>Biaya</p></td><td><p>Rp1</p></td></tr></tbody></table><p></p>',
  )
})
