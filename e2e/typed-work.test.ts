import { expect, test } from 'vitest'
import { makeArticle } from '../tests/content.ts'
import { breaches, DESK, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { endSessionElsewhere, logIn } from './login.ts'
import { openOffice, waitForWords } from './office.ts'
import { expectWords, outlivesItsPage, question, signInAgain, stay, type Typing, waitForDraft } from './typed-work.ts'

withBrowser()
const program = withDatabase()

async function articleToEdit(slug: string) {
  await makeArticle(program.db, { slug, title: 'Sebelum diketik' })
  const { id } = await program.db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const title = () =>
    program.db.selectFrom('articles').select(['title', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
  const typing: Typing = {
    address: `/admin/artikel/${id}`,
    open: async () => undefined,
    field: (page) => page.getByRole('textbox', { name: 'Judul' }),
    words: 'Judul yang tidak boleh hilang',
  }
  return { id, title, typing }
}

test('what is typed into a form outlives leaving, a reload, a lost network and the end of the session, and is sent once', async () => {
  const { id, title, typing } = await articleToEdit('ketikan-tidak-hilang')
  const save = { name: 'Simpan', exact: true }
  await visit({ viewport: DESK }, async ({ page, context }) => {
    await logIn(page, 'admin@example.com')
    await openOffice(page, '/admin/artikel')
    await openOffice(page, typing.address)
    await typing.field(page).fill(typing.words)
    await waitForDraft(page, `artikel/${id}`)

    await page.getByRole('menuitem', { name: 'Meja kerja' }).click()
    await question(page).waitFor()
    expect(await breaches(page)).toEqual([])
    await stay(page)
    await expectWords(typing, page)
    await outlivesItsPage(typing, page, context)

    await context.setOffline(true)
    await page.getByRole('button', save).click()
    await page.getByText(/^Tidak tersambung ke layanan/).waitFor()
    await expectWords(typing, page)
    await context.setOffline(false)

    await endSessionElsewhere(context)
    await page.getByRole('button', save).click()
    const dialog = page.getByRole('dialog', { name: 'Sesi Anda berakhir' })
    await dialog.waitFor()
    expect(await breaches(page)).toEqual([])
    expect(await page.locator('body').innerText()).not.toContain('Unauthenticated')
    await signInAgain(page)
    await waitForWords(page, 'Tersimpan')
    expect(await title()).toEqual({ title: typing.words, version: 2 })
    await page.reload()
    await expectWords(typing, page)
    expect(await page.getByText('Isian Anda yang belum dikirim').count()).toBe(0)
  })
})

test('a dialog asks before a click beside it or Esc discards what was typed, and has it again when it opens again', async () => {
  const { id } = await program.db
    .selectFrom('user_trainings')
    .select('id')
    .where('tahap', '=', 'diajukan')
    .executeTakeFirstOrThrow()
  const typing: Typing = {
    address: `/admin/permohonan/${id}/show`,
    open: async (page) => page.getByRole('button', { name: 'Tolak', exact: true }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: /^Alasan/ }),
    words: 'Pemohon mengundurkan diri.',
  }
  await visit({ viewport: DESK }, async ({ page, context }) => {
    await logIn(page, 'admin@example.com')
    await openOffice(page, typing.address)
    await typing.open(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await typing.open(page)
    await typing.field(page).fill(typing.words)
    await page.keyboard.press('Escape')
    await stay(page)
    await page.mouse.click(5, 400)
    await stay(page)
    await expectWords(typing, page)
    await page.getByRole('dialog').getByRole('button', { name: 'Kembali' }).click()
    await question(page).getByRole('button', { name: 'Simpan untuk nanti' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await outlivesItsPage(typing, page, context)
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Buang isian' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await typing.open(page)
    expect(await typing.field(page).inputValue()).toBe('')
  })
})

test('the name of a view that is being saved outlives a reload and a lost network, and is gone once it was saved', async () => {
  const typing: Typing = {
    address: '/admin/artikel',
    open: async (page) => {
      await page.getByRole('button', { name: 'Tampilan', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Simpan tampilan ini' }).click()
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: /^Nama tampilan/ }),
    words: 'Artikel yang menunggu terbit',
  }
  await visit({ viewport: DESK }, async ({ page, context }) => {
    await logIn(page, 'admin@example.com')
    await openOffice(page, typing.address)
    await typing.open(page)
    await typing.field(page).fill(typing.words)
    await waitForDraft(page, 'tampilan/artikel/baru')
    await outlivesItsPage(typing, page, context)
    const save = page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true })
    await context.setOffline(true)
    await save.click()
    await page.getByText(/^Tidak tersambung ke layanan/).waitFor()
    await expectWords(typing, page)
    await context.setOffline(false)
    await save.click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await typing.open(page)
    expect(await typing.field(page).inputValue()).toBe('')
  })
})
