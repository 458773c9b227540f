import type { Page } from 'playwright-core'
import type { Db } from '../src/ground/database/db.ts'
import { becomeApplicant } from './applicant.ts'
import { type LoggedIn, visit } from './browser.ts'
import { call } from './calls.ts'
import { makeScheduleByCalls } from './schedules.ts'

/** A candidate whose exam is written on screen; its hour is the invigilator's word. */
export interface ScreenExam {
  login: LoggedIn
  application: number
  address: string
  /** The invigilator's word. */
  open: () => Promise<unknown>
  /** What the portal has of the sitting. */
  sitting: () => Promise<{ status: string; terjawab: number } | undefined>
  /** How often the portal noted each kind of entry. */
  noted: (jenis: string) => Promise<number>
}

/** Makes a candidate who is there, with a paper of a form that the bank has. */
export async function makeScreenExam(db: Db, email: string, name: string): Promise<ScreenExam> {
  const login = await becomeApplicant(email, name)
  const schedule_id = await makeScheduleByCalls({ kuota: 5 })
  const { id } = await visit({ storageState: login }, ({ page }) =>
    call<{ id: number }>(page, 'POST', `/training/daftar/${schedule_id}`),
  )
  const now = new Date()
  const form = await db
    .selectFrom('exam_forms')
    .select(['id', 'author_id'])
    .where('status', '=', 'dirilis')
    .where('menit', '=', 60)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('user_trainings').set({ tahap: 'diuji' }).where('id', '=', id).execute()
  const set = { set_by: form.author_id, set_at: now }
  await db
    .insertInto('screen_exams')
    .values({ schedule_id, kalkulator: true, ...set })
    .execute()
  const paper = { user_training_id: id, schedule_id, form_id: form.id, kode: `UJ${schedule_id}-LAYAR`, created_at: now }
  await db.insertInto('exam_papers').values(paper).execute()
  return {
    ...{ login, application: id, address: `/user/ujian/${id}` },
    open: () =>
      db
        .updateTable('screen_exams')
        .set({ opened_at: new Date(), opened_by: form.author_id })
        .where('schedule_id', '=', schedule_id)
        .execute(),
    sitting: () =>
      db
        .selectFrom('exam_sittings')
        .select(['status', 'terjawab'])
        .where('user_training_id', '=', id)
        .where('paper_id', 'is not', null)
        .executeTakeFirst(),
    noted: async (jenis) =>
      (
        await db
          .selectFrom('exam_entries')
          .innerJoin('exam_sittings as own', 'own.id', 'exam_entries.sitting_id')
          .select('exam_entries.urutan')
          .where('own.user_training_id', '=', id)
          .where('exam_entries.jenis', '=', jenis)
          .execute()
      ).length,
  }
}

/** Prepares this browser, and waits for the invigilator's word. */
export async function prepareScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siapkan perangkat ini' }).click()
  await page.getByRole('heading', { name: /^(Menunggu pengawas membuka ujian|Soal 1 )/ }).waitFor()
}

export const atQuestion = (page: Page, nomor: number) =>
  page.getByRole('heading', { name: new RegExp(`^Soal ${nomor} `) }).waitFor({ timeout: 30_000 })

/** Answers the question that is shown, whatever its kind; returns its words. */
export async function answerQuestion(page: Page, written = 'Bandung'): Promise<string> {
  const question = page.locator('section', { has: page.locator('#judul-soal') })
  const [radio, tick, choice, text] = [
    question.getByRole('radio').nth(1),
    question.getByRole('checkbox').nth(1),
    question.getByRole('combobox').first(),
    question.getByRole('textbox'),
  ]
  if ((await radio.count()) > 0) await radio.check()
  else if ((await tick.count()) > 0) await tick.check()
  else if ((await choice.count()) > 0) await choice.selectOption('B')
  else await text.fill((await text.getAttribute('inputmode')) === 'decimal' ? '12,5' : written)
  return page.locator('#soal').innerText()
}

export const nextQuestion = (page: Page) => page.getByRole('button', { name: 'Berikutnya' }).click()

/** Hands in by the button of the bar and that of the question. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Serahkan', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Serahkan', exact: true }).click()
}

/** Returns all that this browser keeps of the site as text: databases, caches, and what stands by names. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    const read = (value: unknown): void => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) texts.push(new TextDecoder().decode(value))
      else if (value instanceof CryptoKey) texts.push(`key ${value.extractable}`)
      else if (value instanceof Object) for (const [name, part] of Object.entries(value)) texts.push(name) && read(part)
      else texts.push(String(value))
    }
    const outcome = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name } of await indexedDB.databases()) {
      const db = await outcome(indexedDB.open(name ?? ''))
      for (const store of db.objectStoreNames) {
        read(await outcome(db.transaction(store).objectStore(store).getAll()))
        read(await outcome(db.transaction(store).objectStore(store).getAllKeys()))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    read({ ...localStorage })
    read({ ...sessionStorage })
    return texts.join('\n')
  })

/** Returns how many records the exam's own store has. */
export const keptRecords = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('ujian')
      opening.onsuccess = () => resolve(opening.result)
    })
    const counts: Record<string, number> = {}
    for (const store of db.objectStoreNames)
      counts[store] = await new Promise<number>((resolve) => {
        const counting = db.transaction(store).objectStore(store).count()
        counting.onsuccess = () => resolve(counting.result)
      })
    db.close()
    return counts
  })
