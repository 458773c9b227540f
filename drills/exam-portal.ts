import { randomBytes } from 'node:crypto'
import { anyAddress } from '../bench/anybody.ts'
import type { ItemContent } from '../src/features/certification/items/content-rules.ts'
import { insertItem, insertVersion, itemVersionOf } from '../src/features/certification/items/queries.ts'
import { sealItem } from '../src/features/certification/items/sealing-service.ts'
import { type Db, openDatabase } from '../src/ground/database/db.ts'
import { openKeys } from '../src/ground/secrets/keys.ts'
import { day, dayIn } from '../src/lib/day.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../tests/content.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { PASSWORD } from './open-portal.ts'

const UNIT = 'Melakukan pelingkupan'
export const ITEMS = 40

/** Somebody at an exam on screen. */
export interface Seated {
  client: StubbornClient
  applicationId: number
  kode: string
}

const contentOf = (at: number): ItemContent =>
  at % 5 === 4
    ? { jenis: 'isian', soal: `Soal isian contoh ${at}`, ejaan: [`jawaban ${at}`] }
    : {
        jenis: 'pilihan_ganda',
        soal: `Soal contoh ${at}`,
        pilihan: ['Satu', 'Dua', 'Tiga', 'Empat'].map((teks, place) => ({ teks, benar: place === at % 4 })),
      }

/** Makes a released form of items sealed under that key. */
async function makeForm(db: Db, appKey: string, scheme_version_id: number, author_id: number): Promise<number> {
  const [keys, now] = [openKeys(appKey), new Date()]
  const form = await db
    .insertInto('exam_forms')
    .values({
      ...{ kode: 'NSK-DRILL', scheme_version_id, seri: 1, benih: 7, menit: 120, author_id },
      ...{ status_since: now, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let at = 1; at <= ITEMS; at += 1) {
    const isi = contentOf(at)
    const item_id = await insertItem(db, now)
    await insertVersion(db, {
      ...{ item_id, versi: 1, status: 'dipakai', status_since: now, jenis: isi.jenis, unit: UNIT, tingkat: 'ingat' },
      ...{ poin: 1, tanggal_sumber: day('2026-10-01'), stimulus_id: null, author_id, created_at: now },
      isi: sealItem(keys, item_id, 1, { isi, sumber: 'Sumber contoh' }),
    })
    const version = await itemVersionOf(db, item_id)
    const row = { form_id: form.id, nomor: at, item_version_id: version?.id ?? 0, poin: 1 }
    await db.insertInto('exam_form_items').values(row).execute()
  }
  await db.updateTable('exam_forms').set({ status: 'dirilis' }).where('id', '=', form.id).execute()
  return form.id
}

/** Registers somebody from an address of their own, and answers the client with the account. */
async function register(db: Db, url: string, place: number) {
  const client = new StubbornClient(url, undefined, undefined, { 'x-forwarded-for': anyAddress() })
  const email = `ujian${place}@example.com`
  const person = { name: `Peserta ${place}`, email, phone: '+6281100009999', password: PASSWORD }
  await client.write('POST', '/api/v1/register', { ...person, password_confirmation: PASSWORD })
  const { id } = await db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { client, id }
}

/** Fills a portal with an exam on screen that its invigilators have opened, and its candidates, who are there. */
export async function fillExam(
  { url, databaseUrl, appKey }: { url: string; databaseUrl: string; appKey: string },
  candidates: number,
): Promise<Seated[]> {
  const { db, close } = openDatabase(databaseUrl, { most: 2 })
  try {
    await makeSiteContent(db)
    const version = await makeScheme(db, { units: [UNIT], methods: ['Uji tulis'] })
    const now = new Date()
    const schedule_id = await makeSchedule(db, { version, start: dayIn('WIB', now), days: 1, kuota: candidates })
    const invigilator = await register(db, url, 0)
    const form_id = await makeForm(db, appKey, version, invigilator.id)
    const by = { set_by: invigilator.id, set_at: now }
    await db
      .insertInto('exam_schedule_forms')
      .values({ schedule_id, form_id, ...by })
      .execute()
    const open = { opened_by: invigilator.id, opened_at: now }
    await db
      .insertInto('screen_exams')
      .values({ schedule_id, ...by, ...open })
      .execute()
    const seated: Seated[] = []
    for (let place = 1; place <= candidates; place += 1) {
      const { client, id: user_id } = await register(db, url, place)
      const { id: user_training_id } = await db
        .insertInto('user_trainings')
        .values({
          ...{ user_id, schedule_id, tahap: 'diuji', submitted_at: now, tahap_sejak: now, jenis_permohonan: 'baru' },
          nomor: `PMH/DRILL/${String(place).padStart(4, '0')}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const kode = `D${randomBytes(4).toString('hex').toUpperCase()}`
      await db
        .insertInto('exam_papers')
        .values({ schedule_id, user_training_id, form_id, kode, created_at: now })
        .execute()
      seated.push({ client, applicationId: user_training_id, kode })
    }
    return seated
  } finally {
    await close()
  }
}
