import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { resources } from '../src/office/resources.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { goTo } from './go-to.ts'
import { asMember, logIn } from './login.ts'
import { asAdministrator, goOnInOffice, openOffice } from './office.ts'

withBrowser()

/** Lists are opened with their rows elsewhere. */
const SCREENS = [
  'pengaturan/1',
  'isi-situs/1',
  'rencana-cadangan/1',
  'kanal-pesan/1',
  'dompet-ponsel/1',
  'dompet-ponsel/2',
  'penandatanganan/1',
  'rekening/1/show',
  '',
]
const FORMS = resources.filter(({ create, role }) => create && role === undefined).map(({ name }) => `${name}/create`)

test('a guest is asked to log in, a member finds nothing, and neither fetches the office', async () => {
  for (const who of [undefined, 'anggota@example.com']) {
    const storage = who ? { storageState: await asMember(who) } : {}
    await visit({ viewport: DESK, ...storage }, async ({ page, open }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await open('/admin')
      if (who) await expect.poll(() => page.locator('h1').innerText()).toBe('Page Not found')
      else expect(new URL(page.url()).pathname).toBe('/login')
      expect(fetched.filter((path) => /\/assets\/(office|index)-/.test(path))).toEqual([])
    })
  }
})

test('an article is written, published, seen by visitors, changed, and brought back from its history', async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await openOffice(page, '/admin/artikel/create')
    await page.getByRole('textbox', { name: 'Judul' }).fill('Menyusun peta sensitivitas')
    await page.locator('.ProseMirror').click()
    await page.keyboard.type('Peta sensitivitas memperlihatkan bagian wilayah studi yang paling rentan.')
    await page.getByLabel('Terbit', { exact: true }).check()
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.waitForURL(/\/admin\/artikel\/\d+/)
    const office = page.url()
    await expect.poll(async () => (await page.request.get('/artikel/menyusun-peta-sensitivitas')).status()).toBe(200)
    await goTo(page, '/artikel/menyusun-peta-sensitivitas')
    await expect.poll(() => page.locator('h1').innerText()).toBe('Menyusun peta sensitivitas')
    await expect.poll(() => page.locator('main').innerText()).toContain('paling rentan')

    await openOffice(page, office)
    await page.getByRole('textbox', { name: 'Judul' }).fill('Judul yang keliru')
    await page.getByRole('button', { name: 'Simpan' }).click()
    const titleNow = async () => (await page.request.get('/blog')).text()
    await expect.poll(titleNow).toContain('Judul yang keliru')

    await openOffice(page, office)
    await page.getByRole('button', { name: 'Riwayat' }).click()
    await page.getByRole('button', { name: 'Pulihkan' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pulihkan' }).click()
    await expect.poll(titleNow).toContain('Menyusun peta sensitivitas')
    await expect.poll(titleNow).not.toContain('Judul yang keliru')
    expect(complaints).toEqual([])
  })
})

test('nothing moves for those who asked for less movement', async () => {
  await visit(await asAdministrator(), async ({ page }) => {
    await openOffice(page, '/admin/mitra')
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat)
        }),
      ),
    )
    expect(longest).toBeLessThan(0.001)
  })
})

test('every office screen besides the lists is free of accessibility breaches, complaints and sideways scroll', async () => {
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    for (const screen of [...SCREENS, ...FORMS]) {
      const address = `/admin/${screen}`
      await goOnInOffice(page, address)
      expect(await breaches(page), address).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    expect(complaints).toEqual([])
  })
}, 180_000)

test('a list of people leaves a screen only with the password, and stands on the desk until it was seen', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    await openOffice(page, '/admin/sertifikat')
    await page.getByRole('button', { name: 'Lainnya' }).click()
    await page.getByRole('button', { name: 'Unduh' }).click()
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
    const asked = page.getByRole('dialog')
    await asked.getByLabel('Password').fill(DEMO_PASSWORD)
    expect(await breaches(page)).toEqual([])
    const downloaded = page.waitForEvent('download')
    await asked.getByRole('button', { name: 'Unduh' }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/^sertifikat-.*\.csv$/)
    await openOffice(page, '/admin')
    await page.getByText(/^Daftar sertifikat, \d+ baris$/).waitFor()
    await page.getByRole('button', { name: 'Sudah saya lihat' }).click()
    await page.getByText(/^Daftar sertifikat, /).waitFor({ state: 'detached' })
  })
})

test('another place for backups asks for the password, and is saved with it', async () => {
  // Of a session of its own: nothing was confirmed in it yet.
  await visit({ viewport: DESK }, async ({ page }) => {
    await logIn(page, 'admin@example.com')
    await openOffice(page, '/admin/rencana-cadangan/1')
    await page.getByLabel('Folder').fill('arsip')
    await page.getByRole('button', { name: 'Simpan' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByLabel('Password').fill('bukan password itu')
    await asked.getByRole('button', { name: 'Simpan' }).click()
    await asked.getByText('Password tidak benar.').waitFor()
    await asked.getByLabel('Password').fill(DEMO_PASSWORD)
    await asked.getByRole('button', { name: 'Simpan' }).click()
    await asked.waitFor({ state: 'detached' })
    const folderNow = async () => (await (await page.request.get('/admin-api/rencana-cadangan/1')).json()).folder
    await expect.poll(folderNow).toBe('arsip')
  })
})

test('lists and records fit a phone', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    for (const name of [
      ...[
        'artikel',
        'jadwal',
        'audit',
        'versi-skema/1',
        'jadwal/1',
        'jadwal/1/show',
        'insiden',
        'insiden/create',
        'catatan-keamanan',
      ],
      ...['cadangan', 'rencana-cadangan/1', 'rekening', 'rekening/1/show', 'klaim-riwayat'],
      ...['sertifikat-penandatangan', 'penandatanganan/1', 'perubahan-tertunda'],
    ]) {
      await goOnInOffice(page, `/admin/${name}`)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, name).toBeLessThanOrEqual(0)
    }
  })
})

test('each of the four ways to a signing key has a form that fits a phone and that everybody can use', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    await openOffice(page, '/admin/sertifikat-penandatangan')
    for (const [way, seen] of [
      ['Berkas P12', 'Password berkas P12'],
      ['Token atau HSM', 'SIGN_PKCS11_MODULE'],
      ['Penyedia daring', 'PIN kredensial'],
      ['Milik sistem', 'Buat sertifikat sistem'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Pasang kunci dari' }).click()
      await page.getByRole('option', { name: way }).click()
      await page.getByText(seen).first().waitFor()
      await page.getByRole('listbox').waitFor({ state: 'detached' })
      expect(await breaches(page), way).toEqual([])
      await expectNoSidewaysScroll(page)
    }
  })
})

/** Words that a narrow screen cuts: the title, what can be done to a list, the entries of the menu. */
const CUT = `[...document.querySelectorAll('#react-admin-title, .RaList-actions button, .RaList-actions a, .RaMenuItemLink-root')]
  .filter((node) => node.checkVisibility())
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, { left, right }]) => left < 0 || right > innerWidth || node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
  .map(([node]) => node.innerText || node.ariaLabel)`

test('on a phone no title, no button over a list and no entry of the menu is cut', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    const all = resources.filter(({ list, role, untilOpened }) => list && role === undefined && !untilOpened)
    for (const { name } of all) {
      await goOnInOffice(page, `/admin/${name}`)
      expect(await page.evaluate(CUT), name).toEqual([])
    }
    await openOffice(page, '/admin/permohonan/1/show')
    expect(await page.evaluate(CUT)).toEqual([])
    await page.getByRole('button', { name: 'Buka menu' }).click()
    const menu = page.getByRole('menu', { name: 'Menu kantor belakang' })
    expect(await menu.getByRole('menuitem').count()).toBeGreaterThan(15)
    await expect.poll(() => page.evaluate(CUT)).toEqual([])
  })
}, 300_000)

/** Buttons that a finger misses; a field with suggestions opens wherever it is touched. */
const SMALL_BUTTONS = `[...document.querySelectorAll('button')]
  .filter((button) => !button.closest('.MuiAutocomplete-endAdornment'))
  .map((button) => [button, button.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
  .map(([button, { width, height }]) => \`\${button.ariaLabel ?? button.innerText} \${width}x\${height}\`)`

/** A script that returns the words on the buttons over a list and under a form, as text or as CSS content. */
const WORDS = `[...document.querySelectorAll('.RaList-actions button, .RaToolbar-mobileToolbar button')]
  .map((button) => button.innerText || getComputedStyle(button, '::after').content.replaceAll('"', ''))
  .filter((words) => words !== 'none')`

/** A script that returns whether the button for a new record lies over the pages of a list that is scrolled to its end. */
const COVERED = `(() => {
  scrollTo(0, document.documentElement.scrollHeight)
  const [add, pages] = ['.RaCreateButton-floating', '.MuiTablePagination-root'].map((one) =>
    document.querySelector(one).getBoundingClientRect())
  return add.top < pages.bottom && pages.top < add.bottom
})()`

test('on a phone what can be done is written out and large enough for a finger', async () => {
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    for (const address of [
      '/admin',
      '/admin/jadwal',
      '/admin/jadwal/1/show',
      '/admin/jadwal/1',
      '/admin/artikel/1',
      '/admin/staf/create',
    ]) {
      await goOnInOffice(page, address)
      await page.locator('.RaLayout-content :is(form, table, li)').first().waitFor()
      expect(await page.evaluate(SMALL_BUTTONS), address).toEqual([])
    }
    await goOnInOffice(page, '/admin/galeri')
    await expect.poll(() => page.evaluate(WORDS)).toEqual(['Lainnya'])
    await page.getByRole('button', { name: 'Lainnya' }).click()
    expect(await page.evaluate(WORDS)).toEqual(['Tampilan', 'Tambah saringan', 'Unduh', 'Lebih sedikit'])
    expect(await page.evaluate(COVERED)).toBe(false)
    await goOnInOffice(page, '/admin/tuk/1')
    await expect.poll(() => page.evaluate(WORDS)).toEqual(['Simpan', 'Hapus'])
    await openOffice(page, '/admin/tuk/1/show')
    await page.getByRole('button', { name: 'Riwayat' }).click()
    await page.getByText('Belum ada perubahan yang tercatat.').waitFor()
  })
})

test('on a phone a page shows its first action, and the others unfold below it', async () => {
  const site = await visit(await asAdministrator(), async ({ page }) => {
    const { data } = await (await page.request.get('/admin-api/jadwal?perPage=100&lewat=false')).json()
    return (data as { id: number; pemeliharaan: boolean; start_date: string | null }[]).find(
      ({ pemeliharaan, start_date }) => !pemeliharaan && start_date !== null,
    )
  })
  await visit({ ...(await asAdministrator()), viewport: PHONE }, async ({ page }) => {
    await openOffice(page, `/admin/jadwal/${site?.id}/show`)
    const actions = page.getByRole('group', { name: 'Tindakan' })
    const shown = () => actions.locator('a:visible, button:visible').allInnerTexts()
    await expect.poll(shown).toEqual(['Ubah', 'Lainnya'])
    await actions.getByRole('button', { name: 'Lainnya' }).click()
    expect(await shown()).toEqual(expect.arrayContaining(['Ubah', 'Kehadiran', 'Salin jadwal', 'Lebih sedikit']))
    expect(await breaches(page)).toEqual([])
    await openOffice(page, '/admin/teks-surat/correctionAsked/show')
    await expect.poll(shown).toEqual(['Ubah'])
  })
})
