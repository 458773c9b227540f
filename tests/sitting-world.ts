import type { EntryKind } from '../src/features/certification/sittings/entry-rules.ts'
import { makeSiteContent } from './content.ts'
import { newDevice, signedBy, type TestDevice } from './exam-device.ts'
import type { TestApp } from './harness.ts'
import { Browser } from './http.ts'
import { ASKED, markingWorld } from './marking-world.ts'

export interface ScreenEntry {
  urutan: number
  jenis?: EntryKind
  nomor?: number | null
  teks?: string | null
  at: number
}

/** A device that was prepared for a sitting, with what it does at the screen. */
export function atScreen(site: TestApp, device: TestDevice, { pengerjaan_id, perangkat_id }: Record<string, number>) {
  const nobody = new Browser(site.app)
  const own = { pengerjaan: pengerjaan_id, perangkat: perangkat_id }
  const path = `/ujian/pengerjaan/${pengerjaan_id}`
  const entries = (noted: readonly ScreenEntry[]) =>
    noted.map((one) => ({ jenis: 'jawab', nomor: null, teks: null, ...one }))
  const isian = (noted: readonly ScreenEntry[]) => signedBy(device, { ...own, untuk: 'isian', isian: entries(noted) })
  return {
    begin: (more: object = {}) => nobody.post(`${path}/mulai`, signedBy(device, { ...own, untuk: 'mulai', ...more })),
    isian,
    send: (noted: readonly ScreenEntry[]) => nobody.post(`${path}/isian`, isian(noted)),
    sendSigned: (signed: { data: string; tanda: string }) => nobody.post(`${path}/isian`, signed),
    sendEnvelope: (envelope: object) => nobody.post(`${path}/amplop`, envelope),
  }
}

/** An exam on screen on its day with candidates who are there; `open` is the invigilator's word. */
export async function sittingWorld(site: TestApp, { candidates = 1, asked = ASKED } = {}) {
  await makeSiteContent(site.db)
  const world = await markingWorld(site, { candidates, asked })
  const { db, clock } = site
  const { start_date, jam_mulai } = await db
    .selectFrom('schedules')
    .select(['start_date', 'jam_mulai'])
    .where('id', '=', world.schedule)
    .executeTakeFirstOrThrow()
  clock.now = new Date(`${start_date}T${jam_mulai.replace('.', ':')}:00+07:00`)
  const set = { schedule_id: world.schedule, set_by: world.one.account.id, set_at: clock.now }
  await db.insertInto('screen_exams').values(set).execute()
  const open = () =>
    db
      .updateTable('screen_exams')
      .set({ opened_at: clock.now, opened_by: world.one.account.id })
      .where('schedule_id', '=', world.schedule)
      .execute()
  const prepare = async (at = 0, { device = newDevice(), latihan = false } = {}) => {
    const person = world.people[at]
    if (!person) throw new Error('no such candidate')
    const { status, body } = await person.browser.post(`/ujian/${person.id}/siapkan`, {
      ...{ latihan, nama: 'Peramban contoh', kunci: device.kunci },
    })
    return { status, body, device, screen: atScreen(site, device, body ?? {}) }
  }
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  return { ...world, open, prepare, pass }
}
