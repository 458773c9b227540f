import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../../tests/accounts.ts'
import { CALLBACK_TOKEN, SERVER_KEY, XENDIT_KEY } from '../../../../../tests/counterparts.ts'
import { type Billed, billApplicant, invoiceNow } from '../../../../../tests/invoices.ts'
import { orderOf, payingCounter, sendNotice, startPayment, turnOn } from '../../../../../tests/online-payments.ts'
import { beforeOpening } from '../../../../../tests/pending-changes.ts'

const PROVIDERS = '/admin-api/penyedia-pembayaran'
const DIFFERENCES = '/admin-api/selisih-pembayaran'

let at: Awaited<ReturnType<typeof payingCounter>>

beforeAll(async () => {
  at = await payingCounter()
  await confirmPassword(at.keuangan)
})

const bill = () => billApplicant(at.site, { verifier: at.verifier })

async function save(id: number, more: object) {
  const { version, metode, alamat, aktif } = (await at.keuangan.get(`${PROVIDERS}/${id}`)).body
  return at.keuangan.put(`${PROVIDERS}/${id}`, { version, metode, alamat, aktif, ...more })
}

describe('a provider in the office', () => {
  test('keeps its keys sealed, out of every answer, the history and the log', async () => {
    const midtrans = await save(1, { alamat: at.midtrans.url, kunci: SERVER_KEY, metode: ['qris', 'bca'] })
    const xendit = await save(3, { alamat: at.xendit.url, kunci: XENDIT_KEY, token_notifikasi: CALLBACK_TOKEN })
    expect([midtrans.status, midtrans.body.has_key, xendit.status, xendit.body.has_token]).toEqual([
      200,
      true,
      200,
      true,
    ])
    const rows = await at.site.db.selectFrom('payment_providers').selectAll().execute()
    const seen = [
      ...[midtrans.text, xendit.text, (await at.keuangan.get(`${PROVIDERS}/3/riwayat`)).text, at.site.logged.join()],
      ...rows.map(
        ({ key_sealed, token_sealed }) => `${key_sealed?.toString('latin1')}${token_sealed?.toString('latin1')}`,
      ),
    ].join()
    for (const secret of [SERVER_KEY, XENDIT_KEY, CALLBACK_TOKEN]) expect(seen).not.toContain(secret)
  })

  test('is one at a time, has its keys first, and a sandbox is never one of an open portal', async () => {
    const refusedFields = async (id: number, more: object) => {
      const { status, body } = await save(id, { aktif: true, ...more })
      return [status, Object.keys(body.errors ?? {})]
    }
    expect(await refusedFields(2, { kunci: 'SB-Mid-server-x' })).toEqual([422, ['aktif']])
    expect(await refusedFields(4, { kunci: 'xnd_production_x', token_notifikasi: 'x' })).toEqual([
      422,
      ['kunci', 'aktif'],
    ])
    expect(await refusedFields(1, { kunci: 'SB-Mid-server-x' })).toEqual([422, ['kunci']])
    expect(await refusedFields(1, { metode: [] })).toEqual([422, ['metode']])
    expect((await beforeOpening(at.site, () => save(1, { aktif: true }))).status).toBe(200)
    expect(await refusedFields(3, {})).toEqual([422, ['aktif']])
  })

  test('is changed only with the password, and no key goes to another address', async () => {
    const { browser } = await staffIn(at.site, ['keuangan'])
    const { body } = await browser.get(`${PROVIDERS}/1`)
    expect((await browser.put(`${PROVIDERS}/1`, body)).status).toBe(423)
    for (const alamat of ['https://lain.example', 'http://10.0.0.8', 'ftp://x']) {
      expect([alamat, (await save(1, { alamat })).status]).toEqual([alamat, 422])
    }
  })

  test.each([1, 3])('is tried: made, asked, ended, and no money moves (%i)', async (id) => {
    const { body } = await at.keuangan.post(`${PROVIDERS}/${id}/uji`, { metode: 'bca' })
    expect(body.langkah.map(({ berhasil }: { berhasil: boolean }) => berhasil)).toEqual([true, true, true])
    const { isAway } = at.midtrans.state
    at.midtrans.state.isAway = at.xendit.state.isAway = true
    const away = await at.keuangan.post(`${PROVIDERS}/${id}/uji`, { metode: 'bca' })
    at.midtrans.state.isAway = at.xendit.state.isAway = isAway
    expect(away.body.langkah).toMatchObject([{ berhasil: false, keterangan: expect.stringMatching(/^Sambungan/) }])
    expect(await at.site.db.selectFrom('payments').selectAll().execute()).toEqual([])
  })
})

describe('the nightly comparison', () => {
  const NIGHT = new Date('2026-11-20T18:30:00Z')
  const START = new Date('2026-11-20T03:00:00Z')

  async function paid(one: Billed): Promise<string> {
    await startPayment(one, 'bca')
    const order = await orderOf(at.site, one)
    at.midtrans.take(order, 'settlement')
    await sendNotice(at.site, 'midtrans', at.midtrans.notice(order))
    await at.site.deliverMails()
    return order
  }

  async function compare(): Promise<{ jenis: string; nomor: string; id: number; version: number }[]> {
    await at.site.db.deleteFrom('reconciliations').execute()
    at.site.clock.now = NIGHT
    await at.site.deadlines()
    await at.site.deliverMails()
    at.site.clock.now = START
    return (await at.keuangan.get(`${DIFFERENCES}?status=terbuka`)).body.data
  }

  test('finds nothing where all agree, once a night', async () => {
    await turnOn(at.site, at.counterparts.midtrans)
    await paid(await bill())
    expect(await compare()).toEqual([])
    const nights = await at.site.db.selectFrom('reconciliations').selectAll().execute()
    expect(nights).toMatchObject([{ asked: expect.any(Number), selisih: 0, ended_at: expect.any(Date) }])
    const asked = at.midtrans.asked.length
    at.site.clock.now = NIGHT
    await at.site.deadlines()
    await at.site.deliverMails()
    at.site.clock.now = START
    expect(at.midtrans.asked.length).toBe(asked)
  })

  test('counts what nobody had told of, and lays down what the provider no longer says, what the bank says besides, and sums that differ', async () => {
    const silent = await bill()
    await startPayment(silent, 'qris')
    at.midtrans.take(await orderOf(at.site, silent), 'settlement')
    const gone = await bill()
    at.midtrans.transactions.delete(await paid(gone))
    const bank = await bill()
    await paid(bank)
    await at.site.db
      .insertInto('bank_lines')
      .values({
        ...{ fingerprint: 'x', tanggal: '2026-11-20', keterangan: 'TRSF', jumlah: bank.invoice.total },
        ...{ invoice_id: bank.invoice.id, booked_by: bank.who.account.id, booked_at: START },
      })
      .execute()
    const found = await compare()
    expect((await invoiceNow(silent)).status).toBe('lunas')
    const about = (one: Billed) => found.filter(({ nomor }) => nomor === one.invoice.nomor).map(({ jenis }) => jenis)
    expect([about(silent), about(gone), about(bank)]).toEqual([[], ['tidak_ada_di_penyedia'], ['mutasi_berbeda']])
    expect((await compare()).length).toBe(found.length)
  })

  test('an outage leaves nothing on the desk and is made good by the next try', async () => {
    at.midtrans.state.isAway = true
    const before = (await at.keuangan.get(`${DIFFERENCES}?status=terbuka`)).body.total
    expect((await compare()).length).toBe(before)
    at.midtrans.state.isAway = false
    await at.site.deliverMails()
    const [night] = await at.site.db.selectFrom('reconciliations').selectAll().execute()
    expect(night?.ended_at).toBeInstanceOf(Date)
  })

  test('a difference waits on the desk of finance until somebody says what it was', async () => {
    const [found] = (await at.keuangan.get(`${DIFFERENCES}?status=terbuka`)).body.data
    const desk = (await at.keuangan.get('/admin-api/meja')).body.antrean
    const queue = desk.find(({ key }: { key: string }) => key === 'selisih_pembayaran')
    expect(queue).toMatchObject({ permission: 'keuangan' })
    const resolve = (given: object) => at.keuangan.post(`${DIFFERENCES}/${found.id}/selesai`, given)
    const version = (await at.keuangan.get(`${DIFFERENCES}/${found.id}`)).body.version
    expect((await resolve({ version, catatan: 'pendek' })).status).toBe(422)
    const resolved = await resolve({ version, catatan: 'Dicocokkan dengan laporan penyedia.' })
    expect(resolved.body).toMatchObject({ status: 'selesai', resolved_by_name: expect.any(String) })
    expect((await resolve({ version, catatan: 'Dicocokkan dengan laporan penyedia.' })).status).toBe(409)
    expect((await compare()).map(({ id }) => id)).not.toContain(found.id)
    const audit = await at.site.db
      .selectFrom('audit_log')
      .select(['action', 'noun'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(audit).toEqual({ action: 'selesai', noun: 'selisih-pembayaran' })
  })
})
