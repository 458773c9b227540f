import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '../src/lib/day.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { pdf } from '../tests/pdf.ts'
import { isQuick } from '../tests/quick.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'

withBrowser()
const site = withDatabase()

const PAPER = Buffer.from(pdf())
const sha256 = createHash('sha256').update(PAPER).digest('hex')
const NUMBERS = ['UJI-1/KTPA/2026', 'UJI-2/ATPA/2026', 'UJI-3/ATPA/2026'] as const
const OTHER = 'UJI-4/KTPA/2020'

beforeAll(async () => {
  const [leader, ...members] = NUMBERS
  await makeCertificate(site.db, {
    no_sertifikasi: leader,
    nama: 'Ir. Rinjani Periksawati, M.Si.',
    keahlian: ['mutu air', 'sosial'],
    kota: 'Kota Mataram',
    provinsi: '52',
    unit_kompetensi: ['Memimpin pelingkupan', 'Mengendalikan mutu dokumen'],
    papers: [sha256],
  })
  for (const no_sertifikasi of members)
    await makeCertificate(site.db, { no_sertifikasi, nama: `Anggota ${no_sertifikasi}`, kualifikasi: 'ATPA' })
  await makeCertificate(site.db, {
    no_sertifikasi: OTHER,
    nama: 'Kadal Uwarsa',
    valid_from: day('2020-01-01'),
    valid_until: day('2022-12-31'),
  })
})

const paper = (changed = false) => {
  const buffer = Buffer.from(PAPER)
  if (changed) buffer.writeUInt8(buffer.readUInt8(buffer.length - 1) ^ 1, buffer.length - 1)
  return { name: 'sertifikat.pdf', mimeType: 'application/pdf', buffer }
}

const headingText = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).innerText()

const QUERIES = [
  '?search=rinjani',
  `?no_sertifikasi=${NUMBERS[0]}`,
  `?no_sertifikasi=${OTHER}`,
  `?bagian=tim&nomor=${NUMBERS.join(',')}`,
  `?bagian=berkas&no_sertifikasi=${NUMBERS[0]}`,
]

const SCREENS = [
  ['320 pixels', { viewport: { width: 320, height: 640 } }],
  ['a phone', { viewport: PHONE, colorScheme: 'dark' as const }],
  ['a desk', { viewport: DESK }],
] as const

describe.each(isQuick ? SCREENS.slice(0, 1) : SCREENS)('on %s', (_name, options) => {
  test('every part of the register is free of breaches, complaints and sideways scroll', async () => {
    await visit(options, async ({ page, open, complaints }) => {
      for (const query of QUERIES) {
        await open(`/daftar-pemegang${query}`)
        expect(await breaches(page), query).toEqual([])
        await expectNoSidewaysScroll(page)
      }
      expect(complaints).toEqual([])
    })
  })
})

test.each([true, false])('a stranger looks a holder up and reads the verdict; with scripts: %s', async (scripts) => {
  await visit({ viewport: DESK, javaScriptEnabled: scripts }, async ({ page, open }) => {
    await open('/daftar-pemegang')
    await page.getByLabel('Nama atau nomor').fill('periksawati')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await page.getByRole('link', { name: 'Ir. Rinjani Periksawati, M.Si.' }).click()
    await page.getByRole('article').waitFor()
    expect(await headingText(page)).toBe('Aktif')
    const card = await page.getByRole('article').innerText()
    expect(card).toMatch(/Diperiksa pada \d+ \w+ \d{4} pukul \d\d\.\d\d WIB/)
    expect(card).toContain('Memimpin pelingkupan')
    await page.getByLabel('Nama atau nomor').fill(' uji-4 / ktpa / 2020')
    await page.getByRole('button', { name: 'Periksa', exact: true }).click()
    await page.getByText('Kadal Uwarsa').waitFor()
    expect(await headingText(page)).toBe('Kedaluwarsa')
    await page.getByLabel('Nama atau nomor').fill('PALSU/9')
    await page.getByRole('button', { name: 'Periksa', exact: true }).click()
    await page.getByText('Ini bisa berarti sertifikat tidak sah').waitFor()
    expect(await headingText(page)).toBe('Tidak ditemukan')
  })
})

test.each([true, false])('a team is checked for a day; with scripts: %s', async (scripts) => {
  await visit({ viewport: PHONE, javaScriptEnabled: scripts }, async ({ page, open }) => {
    await open('/daftar-pemegang?bagian=tim')
    await page.getByLabel('Nomor sertifikat anggota tim').fill(NUMBERS.join('\n'))
    await page.getByLabel('Tanggal').fill('2026-06-01')
    await page.getByRole('button', { name: 'Periksa tim' }).click()
    await page.getByRole('article').waitFor()
    expect(await headingText(page)).toBe('Komposisi memenuhi')
    await page.getByLabel('Tanggal').fill('2025-12-31')
    await page.getByRole('button', { name: 'Periksa tim' }).click()
    await page.getByText('Komposisi belum memenuhi').waitFor()
    await expect.poll(() => page.getByRole('article').innerText()).toContain('Baru berlaku mulai 1 Januari 2026.')
  })
})

const chosen = (page: Page, name: string, buffer: Buffer, mimeType = 'application/octet-stream') =>
  page.getByLabel('Pilih berkas').setInputFiles({ name, mimeType, buffer })

const verdictIn = (page: Page) => page.locator('main').getByRole('alert')

test.each(['', `&no_sertifikasi=${NUMBERS[0]}`])(
  'a PDF is told from another one without leaving the machine%s',
  async (number) => {
    await visit({ viewport: DESK }, async ({ page, open }) => {
      const sent: string[] = []
      page.on('request', (request) => void sent.push(`${request.method()} ${request.postData() ?? ''}`))
      await open(`/daftar-pemegang?bagian=berkas${number}`)
      await page.getByLabel('Pilih berkas').setInputFiles(paper())
      const alert = verdictIn(page)
      await alert.getByText('PDF asli.').waitFor()
      await expect.poll(() => alert.innerText()).toContain('Status sertifikatnya sekarang: Aktif')
      expect(await alert.getAttribute('class')).toContain('notice-success')
      await page.getByLabel('Pilih berkas').setInputFiles(paper(true))
      const refusal = number ? 'Nomornya terdaftar, tetapi berkas ini bukan berkas aslinya.' : 'Bukan berkas asli;'
      await alert.getByText(refusal).waitFor()
      expect(await alert.innerText()).not.toMatch(/palsu atau/)
      expect(await alert.getAttribute('class')).toContain('notice-warning')
      expect(await breaches(page)).toEqual([])
      expect(sent.filter((request) => !/^GET $/.test(request))).toEqual([])
    })
  },
)

test.each([
  ['/daftar-pemegang?bagian=berkas', 'PDF asli.'],
  ['/en/certificate-holders?bagian=berkas', 'Genuine file.'],
])('on a slow network a file may be chosen before the program is there: %s', async (address, said) => {
  await visit({ viewport: PHONE }, async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/(?!theme)[^/]+\.js$/, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('input[type=file]').setInputFiles(paper())
    arrive()
    await verdictIn(page).getByText(said).waitFor()
  })
})

test('a true PDF is as green or red as its certificate: a suspended one has neither green nor tick', async () => {
  const bytes = Buffer.from(pdf('% dibekukan'))
  const nomor = 'UJI-5/KTPA/2026'
  await makeCertificate(site.db, {
    no_sertifikasi: nomor,
    status: 'dibekukan',
    papers: [createHash('sha256').update(bytes).digest('hex')],
  })
  await visit({ viewport: PHONE }, async ({ page, open }) => {
    for (const [query, said] of [
      ['', 'Status sertifikatnya sekarang: Dibekukan'],
      [`&no_sertifikasi=${NUMBERS[0]}`, `Namun berkas ini milik sertifikat lain, ${nomor}, bukan ${NUMBERS[0]}`],
    ]) {
      await open(`/daftar-pemegang?bagian=berkas${query}`)
      await chosen(page, 'sertifikat.pdf', bytes)
      await verdictIn(page).getByText('PDF asli.').waitFor()
      expect(await verdictIn(page).innerText()).toContain(said)
      expect(await verdictIn(page).getAttribute('class')).toContain('notice-error')
      expect(await verdictIn(page).locator('.lucide-circle-check').count()).toBe(0)
      expect(await breaches(page)).toEqual([])
    }
  })
})

/** Rows of a credential under the first number, as the program stores one. */
async function issuedCredential(): Promise<object> {
  const credential = {
    name: 'Lencana – uji',
    type: ['OpenBadgeCredential'],
    credentialSubject: { licenseNumber: NUMBERS[1] },
  }
  await site.db
    .insertInto('certificate_papers')
    .values((row) => ({
      certificate_id: row.selectFrom('certificates').select('id').where('no_sertifikasi', '=', NUMBERS[1]),
      versi: 1,
      nama: 'Contoh',
      alasan: 'Terbit',
      created_at: '2026-01-01T02:00:00Z',
      credential: JSON.stringify(credential),
    }))
    .execute()
  return credential
}

const svgAround = (text: string) =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0">
    <openbadges:credential><![CDATA[${text}]]></openbadges:credential><circle r="9"/></svg>`)

test('badges are looked at as JSON and as SVG; pictures, empty files and strangers get a sentence of their own', {
  tags: ['long'],
}, async () => {
  const credential = await issuedCredential()
  const text = JSON.stringify(credential, null, 2)
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/daftar-pemegang?bagian=berkas')
    for (const [name, bytes, said] of [
      ['kredensial.json', Buffer.from(text), 'Kredensial asli.'],
      ['lencana.svg', svgAround(text), 'Kredensial asli.'],
      ['lencana.svg', svgAround(text.replace('uji', 'ujian')), 'Nomornya terdaftar, tetapi berkas ini bukan'],
      ['gambar.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Foto dan hasil pindai tidak dapat'],
      ['foto.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'Foto dan hasil pindai tidak dapat'],
      ['kosong.pdf', Buffer.alloc(0), 'Berkas ini kosong (0 bita).'],
      ['surat.pdf', Buffer.from(pdf('% lain')), 'Bukan berkas asli; hasil pindai juga berbeda, periksa nomornya'],
    ] as const) {
      await chosen(page, name, bytes)
      await verdictIn(page).getByText(said).waitFor()
    }
  })
})

test('a PDF that is dropped is looked at, too', { tags: ['long'] }, async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open('/daftar-pemegang?bagian=berkas')
    const carried = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'sertifikat.pdf', { type: 'application/pdf' }))
        return transfer
      },
      [...PAPER],
    )
    await page.getByText('Letakkan berkas di sini').dispatchEvent('drop', { dataTransfer: carried })
    await page.locator('main').getByRole('alert').getByText('PDF asli.').waitFor()
  })
})

test('without JavaScript the page says that comparing PDFs needs it', async () => {
  await visit({ viewport: DESK, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/daftar-pemegang?bagian=berkas')
    expect(await page.getByText('Bagian ini memerlukan JavaScript').isVisible()).toBe(true)
    expect(await page.getByText('Letakkan berkas di sini').isVisible()).toBe(false)
  })
})

test('the printed proof holds the verdict and where to look it up again, and no forms', async () => {
  await visit({ viewport: DESK }, async ({ page, open }) => {
    await open(`/daftar-pemegang?no_sertifikasi=${NUMBERS[0]}`)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Bukti pemeriksaan dari http').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: 'Aktif' }).isVisible()).toBe(true)
    for (const hidden of [page.getByRole('button'), page.getByRole('textbox')]) {
      for (const one of await hidden.all()) expect(await one.isVisible()).toBe(false)
    }
  })
})

test('the first load of a verdict stays within its bytes of script', { tags: ['long'] }, async () => {
  await visit({ viewport: DESK }, async ({ context, page, open }) => {
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    network.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
    network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await open(`/daftar-pemegang?no_sertifikasi=${NUMBERS[0]}`)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(110_000)
  })
})
