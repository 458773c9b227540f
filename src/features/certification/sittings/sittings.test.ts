import { beforeEach, describe, expect, test } from 'vitest'
import { newDevice, openPackage, sealEnvelope } from '../../../../tests/exam-device.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { MARK } from '../../../../tests/marking-world.ts'
import { sittingWorld } from '../../../../tests/sitting-world.ts'
import { answersFingerprint } from './receipt-service.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof sittingWorld>>
const now = () => site.clock.now.getTime()

beforeEach(async () => {
  site = await testApp()
  world = await sittingWorld(site)
})

const marksOf = (paper: number) =>
  site.db.selectFrom('exam_marks').select(['nomor', 'poin']).where('paper_id', '=', paper).orderBy('nomor').execute()

/** A candidate who has begun, with the answers of the right sheet as entries. */
async function begun() {
  await world.open()
  const prepared = await world.prepare()
  const begin = await prepared.screen.begin()
  const right = world.right.map((teks, at) => ({ urutan: at + 1, nomor: at + 1, teks, at: now() }))
  return { ...prepared, begin: begin.body, right }
}

describe('a form', () => {
  test('lies sealed on the device until the exam is opened, and is opened by the key that comes then', async () => {
    const { body, screen } = await world.prepare()
    expect(Buffer.from(body.paket, 'base64url').toString('latin1')).not.toContain(MARK)
    expect(await screen.begin()).toMatchObject({ status: 409 })
    await world.open()
    const { body: begin } = await screen.begin()
    expect(begin).toMatchObject({ status: 'berjalan', perangkat: 'aktif', sisa_detik: 90 * 60 })
    const form = openPackage(body.paket, begin.kunci)
    expect(JSON.stringify(form)).toContain(`${MARK} satu?`)
    expect(JSON.stringify(form)).not.toContain('pengelolaan')
  })

  test('is given to nobody else, and its key to no device that is not the own', async () => {
    const stranger = new Browser(site.app)
    const [person] = world.people
    expect((await stranger.post(`/ujian/${person?.id}/siapkan`, {})).status).toBe(401)
    expect((await world.one.browser.get(`/ujian/${person?.id}`)).status).toBe(404)
    await world.open()
    const { body, screen } = await world.prepare()
    const other = newDevice()
    const forged = await stranger.post(`/ujian/pengerjaan/${body.pengerjaan_id}/mulai`, {
      data: JSON.stringify({ pengerjaan: body.pengerjaan_id, perangkat: body.perangkat_id, untuk: 'mulai' }),
      tanda: screen.isian([]).tanda,
    })
    expect([forged.status, other.kunci === body.kunci]).toEqual([404, false])
  })

  test('is not opened for somebody whose attendance was not recorded', async () => {
    await world.open()
    const { screen } = await world.prepare()
    await site.db
      .updateTable('user_trainings')
      .set({ tahap: 'terjadwal' })
      .where('id', '=', world.people[0]?.id ?? 0)
      .execute()
    expect((await screen.begin()).status).toBe(409)
  })
})

describe('answers', () => {
  test('count once, however often they come, and are handed to marking with a true receipt', async () => {
    const { screen, right, body } = await begun()
    await screen.send(right)
    const again = await screen.send(right)
    expect(again.body).toMatchObject({ diterima: right.length, status: 'berjalan' })
    world.pass(60)
    const { body: end } = await screen.send([{ urutan: right.length + 1, jenis: 'selesai', at: now() }])
    const answers = right.map(({ nomor, teks }) => ({ nomor, teks }))
    expect(end.tanda_terima).toMatchObject({ terjawab: right.length, sidik: answersFingerprint(body.kode, answers) })
    const [person] = world.people
    expect(await marksOf(person?.paper.id ?? 0)).toEqual([1, 1, 2, 2].map((poin, at) => ({ nomor: at + 1, poin })))
    const check = await person?.browser.post(`/ujian/${person.id}/tanda-terima`, end.tanda_terima)
    expect(check?.body).toEqual({ asli: true, sama: true })
    const forged = { ...end.tanda_terima, terjawab: 3 }
    expect((await person?.browser.post(`/ujian/${person.id}/tanda-terima`, forged))?.body.asli).toBe(false)
  })

  test('that come in another order, or with a gap, are all stored; the receipt waits for the gap', async () => {
    const { screen, right } = await begun()
    const [first, second, ...rest] = right
    if (!first || !second) throw new Error('too few items')
    const done = { urutan: right.length + 1, jenis: 'selesai' as const, at: now() }
    expect((await screen.send([...rest, second, done])).body).toMatchObject({ diterima: 0, tanda_terima: null })
    expect((await screen.send([first])).body).toMatchObject({
      ...{ diterima: right.length + 1, tanda_terima: { terjawab: right.length } },
    })
  })

  test('of before the end count when they come in late, those of after it are kept and do not', async () => {
    const { screen, right, body } = await begun()
    world.pass(90 * 60 + 3600)
    const inTime = now() - 3700_000
    await screen.send([
      { ...right[0], urutan: 1, at: inTime },
      { ...right[1], urutan: 2, at: now() - 1000 },
    ])
    const { body: end } = await screen.send([{ urutan: 3, jenis: 'selesai', at: now() }])
    expect(end.tanda_terima).toMatchObject({ terjawab: 1 })
    const refused = await site.db
      .selectFrom('exam_entries')
      .select(['urutan', 'tolak'])
      .where('sitting_id', '=', body.pengerjaan_id)
      .where('tolak', 'is not', null)
      .where('jenis', '=', 'jawab')
      .execute()
    expect(refused).toEqual([{ urutan: 2, tolak: 'terlambat' }])
  })

  test('with a time that cannot be are taken as of when they came in', async () => {
    const { screen, right } = await begun()
    await screen.send([
      { ...right[0], urutan: 1, at: now() + 86_400_000 },
      { ...right[1], urutan: 2, at: 0 },
    ])
    const rows = await site.db.selectFrom('exam_entries').select(['at', 'tolak']).execute()
    expect(rows).toEqual([
      { at: site.clock.now, tolak: null },
      { at: site.clock.now, tolak: null },
    ])
  })

  test('that wait without a network after the end come in an envelope that only the portal opens', async () => {
    const { screen, right, body } = await begun()
    const done = { urutan: right.length + 1, jenis: 'selesai' as const, at: now() }
    const envelope = sealEnvelope(body.kunci_akhir, JSON.stringify([screen.isian(right), screen.isian([done])]))
    const { status, body: end } = await screen.sendEnvelope(envelope)
    expect([status, end.tanda_terima?.terjawab]).toEqual([200, right.length])
    const broken = { ...envelope, isi: envelope.isi.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) }
    expect((await screen.sendEnvelope(broken)).status).toBe(404)
    expect((await screen.sendEnvelope(sealEnvelope(body.kunci_akhir, 'bukan JSON'))).status).toBe(422)
  })

  test('that the form does not know are kept and do not count', async () => {
    const { screen } = await begun()
    await screen.send([
      { urutan: 1, nomor: 99, teks: 'A', at: now() },
      { urutan: 2, nomor: 1, teks: 'Z', at: now() },
      { urutan: 3, nomor: null, teks: 'A', at: now() },
    ])
    const rows = await site.db.selectFrom('exam_entries').select('tolak').execute()
    expect(rows).toEqual([1, 2, 3].map(() => ({ tolak: 'tidak_terbaca' })))
  })
})

describe('another device', () => {
  test('replaces the first by itself before the beginning, and waits for the invigilator after it', async () => {
    await world.open()
    const first = await world.prepare()
    const second = await world.prepare()
    expect([second.body.perangkat, (await first.screen.begin()).body.kunci]).toEqual(['aktif', null])
    expect((await second.screen.begin()).body.perangkat).toBe('aktif')
    const third = await world.prepare()
    expect(third.body.perangkat).toBe('menunggu')
    expect((await third.screen.begin()).body).toMatchObject({ perangkat: 'menunggu', kunci: null, jawaban: [] })
    await third.screen.send([{ urutan: 1, nomor: 1, teks: 'A', at: now() }])
    const rows = await site.db.selectFrom('exam_entries').select('tolak').execute()
    expect(rows).toEqual([{ tolak: 'perangkat_diganti' }])
  })
})

describe('time', () => {
  test('that is over ends the sitting, and the hours for late answers close it with what is there', async () => {
    const { screen, right } = await begun()
    await screen.send(right.slice(0, 2))
    world.pass(91 * 60)
    await site.deadlines()
    const status = () => site.db.selectFrom('exam_sittings').select(['status', 'terjawab']).executeTakeFirstOrThrow()
    expect(await status()).toMatchObject({ status: 'berakhir' })
    world.pass(25 * 3600)
    await site.deadlines()
    expect(await status()).toEqual({ status: 'ditutup', terjawab: 2 })
    expect((await screen.send(right)).body.tanda_terima).toMatchObject({ terjawab: 2 })
  })
})

describe('the history', () => {
  test('names the candidate for what a device signed, and the program for what a job did', async () => {
    const { screen } = await begun()
    world.pass(91 * 60)
    await site.deadlines()
    await screen.send([{ urutan: 1, jenis: 'selesai', at: now() }])
    const rows = await site.db
      .selectFrom('audit_log')
      .select(['action', 'who'])
      .where('noun', '=', 'pengerjaan')
      .orderBy('id')
      .execute()
    expect(rows.map(({ action, who }) => [action, who])).toEqual([
      ['mulai mengerjakan', 'peserta'],
      ['waktu habis', 'sistem'],
      ['serahkan', 'peserta'],
    ])
  })
})

describe('a rehearsal', () => {
  test('is open some days before, asks nothing of the exam, and can be repeated', async () => {
    const prepared = await world.prepare(0, { latihan: true })
    const { body } = await prepared.screen.begin()
    const form = openPackage(prepared.body.paket, body.kunci)
    expect(JSON.stringify(form)).not.toContain(MARK)
    expect(form.isian.map(({ jenis }) => jenis)).toContain('esai')
    await prepared.screen.send([
      { urutan: 1, nomor: 1, teks: 'B', at: now() },
      { urutan: 2, jenis: 'selesai', at: now() },
    ])
    const again = await world.prepare(0, { latihan: true })
    expect([again.status, again.body.status]).toEqual([200, 'siap'])
  })
})
