import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { activityOn, holder, registerForActivity } from '../../../../tests/activities.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { assign, examinerIn } from '../../../../tests/exams.ts'
import { billApplicant, type Counter, counter } from '../../../../tests/invoices.ts'
import { day } from '../../../lib/day.ts'

let office: Counter
let version: number

beforeAll(async () => {
  office = await counter({ now: new Date('2026-11-20T03:00:00Z') })
  version = await makeScheme(office.site.db)
})

const scheduleFor = (start = day('2026-12-10')) => makeSchedule(office.site.db, { version, start })

async function enrol(schedule_id: number, tahap: string, name: string): Promise<number> {
  const { id: user_id } = await makeAccount(office.site.db, { name })
  const row = office.site.db.insertInto('user_trainings').values({ user_id, schedule_id, tahap }).returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

const participantsAs = async (permissions: Parameters<typeof staffIn>[1], id: number) =>
  (await (await staffIn(office.site, permissions)).browser.get(`/admin-api/jadwal/${id}/peserta`)).body

describe('everybody on a schedule', () => {
  test('stands on its page with state and examiners, but for what is still being written', async () => {
    const { site } = office
    const schedule = await scheduleFor()
    const id = await enrol(schedule, 'terjadwal', 'Wulan')
    await enrol(schedule, 'daftar_tunggu', 'Adi')
    await enrol(schedule, 'draft', 'Bayu')
    await enrol(await scheduleFor(), 'terjadwal', 'Orang Lain')
    const [one, two] = [await examinerIn(site), await examinerIn(site)]
    await assign(site.db, { id }, one, 'diterima')
    await assign(site.db, { id }, two, 'ditawarkan')
    const { peserta, diberi_tahu } = await participantsAs(['verifikasi'], schedule)
    expect(peserta.map(({ nama }: { nama: string }) => nama)).toEqual(['Adi', 'Wulan'])
    expect(peserta[1]).toMatchObject({ id, tahap: 'terjadwal', label: 'Terjadwal' })
    // By name, of which each test makes its own.
    const states = peserta[1].penguji.map(({ status }: { status: string }) => status)
    expect(states.sort()).toEqual(['ditawarkan', 'diterima'])
    expect(diberi_tahu).toEqual([])
  })

  test('stands there with the invoice for those who look after money, and for nobody else', async () => {
    const billed = await billApplicant(office.site, { verifier: office.verifier })
    const { schedule_id } = await office.site.db
      .selectFrom('user_trainings')
      .select('schedule_id')
      .where('id', '=', billed.id)
      .executeTakeFirstOrThrow()
    const { nomor, total } = billed.invoice
    expect((await participantsAs(['keuangan'], schedule_id)).peserta).toMatchObject([
      { id: billed.id, invoice: { nomor, total, status: 'belum_dibayar' } },
    ])
    expect((await participantsAs(['verifikasi'], schedule_id)).peserta).toMatchObject([{ invoice: null }])
  })

  test('of an activity is seen by those alone who work with activities', async () => {
    const schedule = await activityOn(office.site)
    await registerForActivity(await holder(office.site), schedule)
    const seen = await participantsAs(['verifikasi'], schedule)
    expect(seen.peserta).toMatchObject([{ tahap: null, status: 'dikonfirmasi', label: 'Dikonfirmasi' }])
    expect((await participantsAs(['keuangan'], schedule)).peserta).toEqual([])
  })

  test('is nobody of a schedule that there is not, and unseen by examiners and members', async () => {
    const { browser } = await staffIn(office.site, ['konten'])
    expect((await browser.get('/admin-api/jadwal/999999/peserta')).status).toBe(404)
    const { browser: examiner } = await examinerIn(office.site)
    expect((await examiner.get(`/admin-api/jadwal/${await scheduleFor()}/peserta`)).status).toBe(404)
  })
})

describe('after a cancellation', () => {
  test('the page says who was told, what each may do, and what waits; the desk has a queue for it', async () => {
    const { site, verifier } = office
    const [schedule, other] = [await scheduleFor(), await scheduleFor(day('2026-12-15'))]
    const seated = await enrol(schedule, 'terjadwal', 'Citra')
    const paying = await enrol(schedule, 'menunggu_pembayaran', 'Dewi')
    const proof = await enrol(schedule, 'menunggu_konfirmasi', 'Eka')
    await enrol(schedule, 'ditolak', 'Fajar')
    await enrol(schedule, 'draft', 'Gita')
    const queued = async () => {
      const { antrean } = (await verifier.get('/admin-api/meja')).body
      const queue = antrean.find(({ key }: { key: string }) => key === 'uji_tanpa_tanggal')
      return queue?.jumlah ?? 0
    }
    const before = await queued()
    const alasan = 'Gedung tidak dapat dipakai.'
    const answer = await verifier.post(`/admin-api/jadwal/${schedule}/batalkan`, { version: 1, alasan })
    expect(answer.status).toBe(200)
    expect((await queued()) - before).toBe(3)
    const waiting = (await verifier.get('/admin-api/permohonan?menunggu=uji_tanpa_tanggal&perPage=100')).body.data
    expect(waiting.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([seated, paying, proof]))

    const told = async () => {
      const { diberi_tahu, draf_diberi_tahu } = await participantsAs(['verifikasi'], schedule)
      expect(draf_diberi_tahu).toBe(1)
      return diberi_tahu.map(({ nama, menunggu }: { nama: string; menunggu: string }) => [nama, menunggu])
    }
    expect(await told()).toEqual([
      ['Citra', 'peserta'],
      ['Dewi', 'peserta'],
      ['Eka', 'kantor'],
    ])
    const moved = await verifier.post(`/admin-api/permohonan/${seated}/pindahkan`, {
      tahap: 'terjadwal',
      schedule_id: other,
      alasan: 'Dipindahkan atas permintaannya.',
    })
    expect([moved.status, moved.body.message]).toEqual([200, undefined])
    expect(await told()).toEqual([
      ['Citra', null],
      ['Dewi', 'peserta'],
      ['Eka', 'kantor'],
    ])
    const { diberi_tahu, peserta } = await participantsAs(['verifikasi'], schedule)
    expect(diberi_tahu[0]).toMatchObject({
      schedule_id: other,
      start_date: '2026-12-15',
      notified_at: expect.any(String),
    })
    expect(peserta.map(({ nama }: { nama: string }) => nama)).not.toContain('Citra')
    expect((await queued()) - before).toBe(2)
    const notices = site.db.selectFrom('schedule_notices').select('id').where('schedule_id', '=', schedule)
    expect(await notices.execute()).toHaveLength(4)
  })
})
