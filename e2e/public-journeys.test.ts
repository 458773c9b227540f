import { expect, test } from 'vitest'
import { limits } from '../src/limits.ts'
import { DESK, PHONE, visit, withBrowser } from './browser.ts'
import { schedules } from './public-paths.ts'

withBrowser()

test('the top bar holds the links of the specification, and marks the group one is in', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/daftar-penguji')
    const bar = page.locator('header')
    const hrefs = await bar
      .getByRole('navigation')
      .first()
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([
      ...['/tentang', '/daftar-skema', '/daftar-penguji', '/daftar-tuk', '/tutorial-pendaftaran', '/jadwal-uji'],
      ...['/daftar-pemegang', '/informasi-galeri', '/pengaduan', '/artikel'],
    ])
    expect(await bar.getByRole('link', { name: 'Login', exact: true }).first().getAttribute('href')).toBe('/login')
    expect(await bar.getByRole('link', { name: 'Belum punya akun? Register' }).first().getAttribute('href')).toBe(
      '/register',
    )
    expect(await bar.locator('a[href="https://asosiasi.example.com"]').count()).toBeGreaterThan(0)
    expect(await bar.locator('summary[data-active]').allInnerTexts()).toEqual(['Sertifikasi'])
    await expect.poll(() => page.locator('footer').innerText()).toContain(String(limits.footerYear))
  })
})

test('a group opens by keyboard, closes by Escape, and leads on without a reload', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/')
    await page.evaluate(() => Object.assign(window, { same: true }))
    const group = page.locator('header summary', { hasText: 'Informasi' }).first()
    await group.focus()
    await page.keyboard.press('Enter')
    await page.locator('header a[href="/jadwal-uji"]').first().waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await page.locator('header a[href="/jadwal-uji"]').first().waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await page.locator('header a[href="/jadwal-uji"]').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/jadwal-uji')
    await page.locator('h1', { hasText: 'Jadwal Uji' }).waitFor()
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    expect(await page.title()).toContain('Jadwal Uji')
  })
})

test('the first Tab leads to the skip link, and it to the matter', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/artikel')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lewati ke isi')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('isi')
  })
})

test('on a phone the menu opens without JavaScript too', async () => {
  await visit({ viewport: PHONE, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/')
    await page.locator('header summary', { hasText: 'Menu' }).click()
    await page.locator('header a[href="/daftar-tuk"]:visible').click()
    await page.waitForURL('**/daftar-tuk')
    await expect.poll(() => page.locator('main').innerText()).toContain('Daftar TUK yang tersedia.')
  })
})

test('home shows up to nine schedules, three a slide, each leading to its date', async () => {
  const expectedIds = (await schedules())
    .slice(0, limits.homeLatestSchedules)
    .map((schedule) => `/jadwal-uji/${schedule.id}`)
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/')
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Sertifikasi Terbaru' }) })
    const buttons = section.getByRole('link', { name: /Lihat selengkapnya/ })
    expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(expectedIds)
    const width = (await section.locator('li, article').first().boundingBox())?.width ?? 0
    expect(width).toBeGreaterThan(300)
    expect(width).toBeLessThan(460)
  })
})

test('the gallery shows three pictures a view, 30 pixels apart, each 220 pixels high', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/')
    const pictures = page.locator('section', { has: page.getByRole('heading', { name: 'Galeri' }) }).locator('img')
    await pictures.first().scrollIntoViewIfNeeded()
    const inView = async () => {
      const boxes = await pictures.evaluateAll((images) =>
        images
          .map((image) => image.getBoundingClientRect())
          .map(({ left, right, height }) => ({ left, right, height })),
      )
      return boxes.filter(({ left, right }) => left >= 0 && right <= 1280).sort((a, b) => a.left - b.left)
    }
    const shown = async () => {
      const visible = await inView()
      const heights = visible.map(({ height }) => Math.round(height))
      const gaps = visible.slice(1).map(({ left }, at) => Math.round(left - (visible[at]?.right ?? 0)))
      return { heights, gaps }
    }
    // The carousel comes once it is near, and its first places are of another size.
    await expect.poll(shown).toEqual({
      heights: Array.from({ length: limits.galleryPerView }, () => limits.galleryImageHeightPx),
      gaps: [limits.galleryGapPx, limits.galleryGapPx],
    })
  })
})

test('the scheme list shows twenty a page, with Prev, Next and numbers, with and without JavaScript', async () => {
  const all = (await schedules()).length
  for (const javaScriptEnabled of [true, false]) {
    await visit({ viewport: DESK, javaScriptEnabled }, async ({ page, open }) => {
      await open('/daftar-skema')
      expect(await page.locator('thead th').allInnerTexts()).toEqual(['No.', 'Jenis', 'Pelaksanaan', 'Regulasi'])
      await expect.poll(() => page.locator('tbody tr').count()).toBe(limits.schemeListPageSize)
      await page.getByRole('link', { name: /Next/ }).click()
      await page.waitForURL('**/daftar-skema?page=2')
      await expect
        .poll(() => page.locator('tbody tr').count())
        .toBe(Math.min(all - limits.schemeListPageSize, limits.schemeListPageSize))
      await expect.poll(() => page.locator('tbody tr').first().innerText()).toContain('21')
      await page.goBack()
      await page.waitForURL('**/daftar-skema')
    })
  }
})

test('the regulation stands in a frame of 800 pixels, allowed by the policy', async () => {
  const [schedule] = await schedules()
  await visit({ viewport: DESK }, async ({ page, open, complaints }) => {
    await open(`/detail-skema/${schedule?.id}`)
    const frame = page.locator('iframe')
    expect(Math.round((await frame.boundingBox())?.height ?? 0)).toBe(limits.regulationFrameHeightPx)
    expect((await frame.getAttribute('src'))?.split('#')[0]).toBe(`/dokumen/${schedule?.detail_pelatihan}`)
    const document = await page.request.get(`/dokumen/${schedule?.detail_pelatihan}`)
    expect(document.headers()['content-type']).toBe('application/pdf')
    expect(document.headers()['x-frame-options']).toBe('SAMEORIGIN')
    expect(complaints).toEqual([])
  })
})

test('filters of the schedule live in the address and work without JavaScript', async () => {
  await visit({ viewport: DESK, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/jadwal-uji')
    await page.locator('main input[name="search"]').fill('webinar')
    await page
      .locator('main form')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    await page.waitForURL(/search=webinar/)
    const names = await page.locator('tbody tr').allInnerTexts()
    expect(names.length).toBeGreaterThan(0)
    expect(names.every((name) => /webinar/i.test(name))).toBe(true)
  })
})

test('a piece of the program that does not load says "Loading chunk {n} failed" and offers a reload', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/')
    await page.route(/\/assets\/ArticleList-.*\.js/, (route) => route.abort())
    await page.locator('header a[href="/artikel"]').first().click()
    await page.getByText(/Loading chunk \d+ failed/).waitFor()
    await page.unroute(/\/assets\/ArticleList-.*\.js/)
    await page
      .getByRole('button', { name: /muat ulang/i })
      .or(page.getByRole('link', { name: /muat ulang/i }))
      .first()
      .click()
    await page.locator('h1', { hasText: 'Artikel' }).waitFor()
  })
})

test('data that cannot be had shows an error with a retry that recovers', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/')
    await page.route('**/blog', (route) =>
      route.fulfill({ status: 503, json: { message: 'Layanan sedang tidak tersedia.' } }),
    )
    await page.locator('header a[href="/artikel"]').first().click()
    await page.getByRole('alert').waitFor()
    await page.unroute('**/blog')
    await page.getByText('Coba lagi', { exact: true }).click()
    await page.locator('h1', { hasText: 'Daftar Artikel' }).waitFor()
  })
})

test('an unknown address shows "Page Not found" and a way home', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/tidak/ada')
    await expect.poll(() => page.locator('h1').innerText()).toBe('Page Not found')
    await page.locator('main a[href="/"]').first().click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})

test('every request of the program carries the headers of the specification', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/')
    const request = page.waitForRequest('**/blog')
    await page.locator('header a[href="/artikel"]').first().click()
    const headers = await (await request).allHeaders()
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    })
  })
})

test('the chosen theme holds over pages and reloads, without a flash', async () => {
  await visit({ viewport: DESK, colorScheme: 'light' }, async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Tema gelap' }).first().click()
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto('/artikel', { waitUntil: 'commit' })
    await page.waitForSelector('h1')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)
  })
})

test('a page stands before its program comes, and the first key brings it at once', async () => {
  await visit({ viewport: DESK }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // A picture that never comes, as on a slow line: the page is not done loading.
    await page.route('**/images/**', () => undefined)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(asked.filter((path) => path.includes('/main-') && path.endsWith('.js'))).toEqual([])
    const program = page.waitForRequest(/\/main-[^/]+\.js$/)
    await page.keyboard.press('Tab')
    await program
  })
})

test('on a visit within the site home shows three built-in images until its gallery has loaded', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/tentang')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/galeri', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('header a[href="/"]').click()
    const gallery = page.getByRole('region', { name: 'Galeri' })
    await gallery.locator('img[src*="builtin-gallery"], img[src^="data:"]').nth(2).waitFor({ state: 'attached' })
    expect(await gallery.locator('img').count()).toBe(3)
    release()
    await gallery.locator('img[src^="/images/"]').first().waitFor({ state: 'attached' })
  })
})

test('a card of home tells one time, and what is not open says so', async () => {
  const all = await schedules()
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/')
    for (const { id, durasi, status_jadwal, start_date } of all.slice(0, 9)) {
      const card = await page.locator(`article:has(a[href="/jadwal-uji/${id}"])`).last().innerText()
      if (durasi) expect(card).toContain(durasi)
      if (durasi && start_date) expect(card).not.toContain(start_date)
      if (status_jadwal === 'ditutup') expect(card).toContain('Pendaftaran ditutup')
    }
  })
})
