import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textIn } from '../tests/pdf-reading.ts'
import { becomeApplicant } from './applicant.ts'
import { DESK, expectSoundAtWidths, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { withDatabase } from './database.ts'
import { assign, attend, beginToday, decide, fetchFile, openRow, readCard, score, signRecord } from './exam.ts'
import { AUTHOR, fillItem, MOST_ENTRIES, REVIEWER, sendItem, THIRD, takeTransition } from './exam-items.ts'
import { inOffice, inOfficeAs, openOffice } from './office.ts'
import { becomeScheduled } from './scheduled.ts'
import { makeScheduleByCalls } from './schedules.ts'
import {
  chooseFirstReadings,
  fillBank,
  lineOf,
  MOST_FORM_CLICKS,
  MOST_KEYS,
  makeWrittenScheme,
  rightSheet,
  settleReadings,
  typeSheet,
} from './written-exam.ts'

withBrowser()
const program = withDatabase()

const LIMIT = { timeout: 420_000 }
const NAME = 'Tirta Contoh Wiguna'
const EMAIL = 'tirta.wiguna@example.com'
const SCHEME = 'Sertifikasi Neraca Air Contoh'
const ITEM = {
  unit: 'Menyusun neraca air contoh',
  question: 'Komponen apa yang ditambahkan kepada aliran permukaan agar neraca air sebuah daerah tangkapan tertutup?',
  options: [
    'Evapotranspirasi dan imbuhan',
    'Izin pengambilan air',
    'Kerapatan jaringan jalan',
    'Harga satuan air baku',
  ],
  source: 'Pedoman neraca air (contoh), halaman 12',
}
/** With the one item that is still to be written they are forty. */
const IN_BANK = { judul: 'Menghitung beban pencemar contoh', butir: 39 }
const TYPISTS = ['verifikasi@example.com', 'admin@example.com'] as const
const MOST_CLICKS_BACK = 3

/** What the clerk had to do at each place, as it was counted. */
const measures: Record<string, number> = {}

test(
  'an item leads from its draft to a certificate, and the certificate back to the single answer',
  LIMIT,
  async () => {
    const storageState = await becomeApplicant(EMAIL, NAME)
    const schedule = await makeScheduleByCalls({ kuota: 3 })
    const version = await makeWrittenScheme(program.db, SCHEME, [{ judul: ITEM.unit, butir: 1 }, IN_BANK])
    await program.db.updateTable('schedules').set({ scheme_version_id: version }).where('id', '=', schedule).execute()
    await fillBank(program.db, IN_BANK)
    await visit({ viewport: DESK, storageState }, async (member) => {
      const application = await becomeScheduled(member.page, schedule, NAME)
      await assign(application, NAME)

      await releaseItem()
      const form = await releaseForm()
      const kode = await setForm(schedule, form.kode)

      await beginToday(program.db, schedule)
      await printBooklet(form.path)
      await attend(await readCard(member, `/user/sertifikasi/saya/${application}`, NAME), NAME)

      const { entries, nomor } = await rightSheet(program.db, form.kode, ITEM.question)
      await typeBoth({ schedule, kode, entries, nomor })
      await score(NAME)
      await signRecord(NAME)
      await decide(NAME)
      await expectAnswerBehind(kode, nomor)
    })
    console.info('measures of the written exam:', measures)
  },
)

/** The item is written, reviewed by another and released by two. */
async function releaseItem(): Promise<void> {
  const path = await inOfficeAs(AUTHOR, async ({ context, page, complaints }) => {
    const hands = await countClicks(context)
    await fillItem(page, ITEM)
    const sent = await sendItem(page)
    measures['entries for an item'] = hands.clicks + hands.fields
    expect(hands.clicks + hands.fields).toBeLessThanOrEqual(MOST_ENTRIES)
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
    return sent
  })
  await takeTransition(REVIEWER, path, 'Setujui telaah')
  for (const who of [REVIEWER, THIRD]) await takeTransition(who, path, 'Setujui rilis')
}

/** A form of the scheme is put together from its blueprint and released by two. */
async function releaseForm(): Promise<{ path: string; kode: string }> {
  const path = await inOfficeAs(AUTHOR, async ({ context, page, complaints }) => {
    const hands = await countClicks(context)
    await openOffice(page, '/admin/naskah')
    await page.getByRole('link', { name: 'Buat baru' }).click()
    await page.getByRole('combobox', { name: 'Kisi-kisi' }).click()
    await page.getByRole('option', { name: new RegExp(`^${SCHEME}.*40 butir`) }).click()
    await page.getByRole('button', { name: 'Susun naskah' }).click()
    await page.waitForURL(/\/admin\/naskah\/\d+\/show/)
    measures['clicks to a form of forty items'] = hands.clicks + hands.fields
    expect(hands.clicks + hands.fields).toBeLessThanOrEqual(MOST_FORM_CLICKS)
    await page.getByRole('table', { name: 'Soal naskah' }).waitFor()
    await expectSoundAtWidths(page)
    await page.setViewportSize(DESK)
    expect(complaints).toEqual([])
    return new URL(page.url()).pathname
  })
  await takeTransition(AUTHOR, path, 'Ajukan untuk rilis')
  for (const who of [REVIEWER, THIRD]) await takeTransition(who, path, 'Setujui rilis')
  const { kode } = await program.db
    .selectFrom('exam_forms')
    .select('kode')
    .where('id', '=', Number(path.match(/\d+/)?.[0]))
    .executeTakeFirstOrThrow()
  return { path, kode }
}

/** The exam is written with the form; answers the code of the candidate's paper. */
const setForm = (schedule: number, form: string): Promise<string> =>
  inOfficeAs(AUTHOR, async ({ page, complaints }) => {
    await openOffice(page, `/admin/naskah-jadwal/${schedule}/show`)
    await page.getByRole('checkbox', { name: form, exact: true }).check()
    await expectSoundAtWidths(page)
    await page.getByRole('button', { name: 'Pasang naskah' }).click()
    await page.getByText(`(${form})`).waitFor()
    expect(complaints).toEqual([])
    const { kode } = await program.db
      .selectFrom('exam_papers')
      .select('kode')
      .where('schedule_id', '=', schedule)
      .executeTakeFirstOrThrow()
    return kode
  })

/** On the day the booklet is printed; what was written as a draft stands in it. */
const printBooklet = (path: string): Promise<void> =>
  inOfficeAs(AUTHOR, async ({ page, complaints }) => {
    await openOffice(page, path)
    await page.getByRole('link', { name: /^Buku soal: Huruf biasa/ }).waitFor()
    await expectSoundAtWidths(page)
    const words = (await textIn(await fetchBooklet(page))).replaceAll(/\s+/g, ' ')
    expect(words).toContain(ITEM.question.slice(0, 40))
    expect(complaints).toEqual([])
  })

const fetchBooklet = (page: Page): Promise<Buffer> => fetchFile(page, 'Buku soal: Huruf biasa')

interface Sheet {
  schedule: number
  kode: string
  entries: readonly string[]
  /** The number of the item that was written at first. */
  nomor: number
}

/** Two type the sheet, of whom the second misreads a number; a person settles it, and the program marks. */
async function typeBoth({ schedule, kode, entries, nomor }: Sheet): Promise<void> {
  const misread = nomor % entries.length
  const other = entries.with(misread, entries[misread] === 'A' ? 'B' : 'A')
  const keys = [
    await typeSheet(TYPISTS[0], { schedule, kode, entries }),
    await typeSheet(TYPISTS[1], { schedule, kode, entries: other }),
  ]
  measures['keys for a sheet of forty answers'] = Math.max(...keys)
  expect(Math.max(...keys)).toBeLessThanOrEqual(MOST_KEYS)
  await inOfficeAs(TYPISTS[0], async ({ page, complaints }) => {
    await openOffice(page, `/admin/lembar-jawaban/${schedule}/show`)
    await chooseFirstReadings(page, kode)
    await expectSoundAtWidths(page)
    await settleReadings(page)
    await lineOf(page, kode).getByText('Semua nomor sudah dinilai.').waitFor()
    expect(complaints).toEqual([])
  })
}

/** From the certificate's page a person comes to the answer that the first item got. */
const expectAnswerBehind = (kode: string, nomor: number): Promise<void> =>
  inOffice(async ({ context, page, complaints }) => {
    await openRow(page, 'sertifikat', NAME)
    await expectSoundAtWidths(page)
    await page.setViewportSize(DESK)
    const hands = await countClicks(context)
    await page.reload()
    await page.getByRole('link', { name: 'Buka lembar jawaban' }).click()
    await page.getByRole('heading', { level: 2, name: `Lembar ${kode}` }).waitFor()
    await page.getByRole('button', { name: new RegExp(`^${nomor}\\. `) }).click()
    await page.getByText(ITEM.question).waitFor()
    for (const words of [ITEM.options[0] ?? '', 'Dinilai program']) await page.getByText(words).first().waitFor()
    measures['clicks from the certificate to the answer'] = hands.clicks
    expect(hands.clicks).toBeLessThanOrEqual(MOST_CLICKS_BACK)
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
  })
