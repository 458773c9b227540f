import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword } from '../../../../tests/accounts.ts'
import { type Applicant, applicant, draftOf, examOn, makeApprovedApplication } from '../../../../tests/applications.ts'
import { belongTo, employerOf, foundEmployer } from '../../../../tests/employers.ts'
import {
  type Billed,
  type Counter,
  confirmPayment,
  counter,
  officeDoes,
  payInvoice,
} from '../../../../tests/invoices.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import type { Registered } from './contract.ts'

const KWT = /KWT\/2026\/11\/\d{4}/

let at: Counter
let boss: Applicant
let id: number

beforeAll(async () => {
  at = await counter()
  boss = await applicant(at.site, { name: 'Sari Pengelola' })
  id = await foundEmployer(boss)
})

const register = async (schedule_id: number, anggota: number[]): Promise<Registered> =>
  (await boss.browser.post(`/perusahaan/${id}/pendaftaran`, { schedule_id, anggota })).body

/** A member of the employer, with their membership. */
async function member(name: string): Promise<{ who: Applicant; membership: number }> {
  const who = await applicant(at.site, { name })
  return { who, membership: await belongTo(at.site, boss, id, who) }
}

const payerOf = async ({ browser }: Applicant, application: number) =>
  (await browser.get(`/user-training/${application}/pembayar`)).body

/** Returns a member's billed application that the employer pays for, with the invoice as the manager sees it. */
async function billMember(name: string): Promise<Billed & { membership: number }> {
  const { who, membership } = await member(name)
  const schedule = await examOn(at.site, {}, { registration_fee: 2_000_000 })
  await register(schedule, [membership])
  const { id: application } = await makeApprovedApplication(at.site, who, schedule, at.verifier)
  const invoice = (await boss.browser.get(`/user-training/${application}/invoice`)).body
  return { who, id: application, invoice, membership }
}

describe('registering members', () => {
  test('begins a draft of their own with the employer as payer, tells them, and says of the others why not', async () => {
    const schedule = await examOn(at.site)
    const [free, busy] = [await member('Ani Bebas'), await member('Budi Sibuk')]
    await draftOf(busy.who, schedule)
    const bare = await applicant(at.site, { name: 'Candra Kosong' })
    const membership = await belongTo(at.site, boss, id, bare)
    await at.site.db.updateTable('users').set({ status_data: 0 }).where('id', '=', bare.account.id).execute()
    await at.site.deliverMails()
    const { terdaftar, ditolak } = await register(schedule, [free.membership, busy.membership, membership, 99_999])
    expect(terdaftar.map(({ nama }) => nama)).toEqual(['Ani Bebas'])
    expect(ditolak.map(({ nama, alasan }) => [nama, alasan])).toEqual([
      ['Budi Sibuk', 'Sudah memiliki permohonan yang berjalan pada skema ini.'],
      ['Candra Kosong', 'Data dirinya belum dikirim.'],
      ['', 'Bukan anggota perusahaan ini lagi.'],
    ])
    const mails = await at.site.deliverMails()
    expect(mails.map(({ to }) => to)).toEqual([free.who.account.email])
    const listed = (await boss.browser.get(`/perusahaan/${id}/permohonan`)).body
    expect(listed).toMatchObject([{ nama: 'Ani Bebas', tahap: 'draft', boleh_dilepas: true }])
    expect(Object.keys(listed[0]).sort()).toEqual(
      ['boleh_dilepas', 'id', 'nama', 'skema', 'tahap', 'tahap_label', 'tanggal_uji'].sort(),
    )
    expect((await boss.browser.get(`/user-training/${listed[0].id}`)).status).toBe(404)
  })

  test('is refused as a whole where the date is full or not open', async () => {
    const { membership } = await member('Dewi Telat')
    const asked = (schedule_id: number) =>
      boss.browser.post(`/perusahaan/${id}/pendaftaran`, { schedule_id, anggota: [membership] })
    expect((await asked(999_999)).status).toBe(404)
    const full = await examOn(at.site, { kuota: 1 })
    await at.site.db.updateTable('schedules').set({ terisi: 1 }).where('id', '=', full).execute()
    expect((await asked(full)).body.message).toMatch(/Kuota penuh/)
  })

  test('of one member by two managers at once begins one draft', async () => {
    const second = await applicant(at.site)
    await belongTo(at.site, boss, id, second, true)
    const schedule = await examOn(at.site)
    const { membership } = await member('Eka Rebutan')
    const given = { schedule_id: schedule, anggota: [membership] }
    const both = await Promise.all(
      [boss, second].map(async ({ browser }) => (await browser.post(`/perusahaan/${id}/pendaftaran`, given)).body),
    )
    expect(both.flatMap(({ terdaftar }: Registered) => terdaftar)).toHaveLength(1)
    expect(both.flatMap(({ ditolak }: Registered) => ditolak)).toHaveLength(1)
  })
})

describe('the payer of an application', () => {
  test('is chosen by the applicant among their own employers, and taken off again by either side', async () => {
    const { who } = await member('Fajar Memilih')
    const draft = await draftOf(who, await examOn(at.site))
    const choose = (employer_id: number | null) => who.browser.put(`/user-training/${draft}/pembayar`, { employer_id })
    const foreign = await foundEmployer(await applicant(at.site))
    expect((await choose(foreign)).status).toBe(404)
    expect((await choose(id)).body.employer_id).toBe(id)
    expect((await choose(null)).body.employer_id).toBeNull()
    await choose(id)
    expect((await (await applicant(at.site)).browser.delete(`/permohonan-perusahaan/${draft}`)).status).toBe(404)
    expect((await boss.browser.delete(`/permohonan-perusahaan/${draft}`)).status).toBe(204)
    expect(await payerOf(who, draft)).toMatchObject({ employer_id: null, boleh_diubah: true })
  })

  test('does not change any more once the invoice is issued', async () => {
    const { who, id: application } = await billMember('Gita Terbit')
    expect((await payerOf(who, application)).boleh_diubah).toBe(false)
    const changed = await who.browser.put(`/user-training/${application}/pembayar`, { employer_id: null })
    expect(changed.status).toBe(409)
    expect((await boss.browser.delete(`/permohonan-perusahaan/${application}`)).status).toBe(409)
  })
})

describe('an invoice that an employer pays', () => {
  test('is addressed to it as it is then, is told to both, and stands in its list', async () => {
    await at.site.deliverMails()
    const { who, invoice } = await billMember('Hana Ditagih')
    const { nama, npwp } = await employerOf(boss, id)
    expect(invoice).toMatchObject({ nama_tagihan: nama, npwp_tagihan: npwp, milik_sendiri: false, employer_id: id })
    const news = (await at.site.deliverMails()).filter(({ subject }) => subject.includes(invoice.nomor))
    expect(news.map(({ to }) => to)).toEqual(expect.arrayContaining([boss.account.email, who.account.email]))
    const { data, jumlah } = (await boss.browser.get(`/perusahaan/${id}/invoice?keadaan=terbuka`)).body
    expect(data[0]).toMatchObject({ nomor: invoice.nomor, nama: 'Hana Ditagih', status: 'belum_dibayar' })
    expect(jumlah.terbuka).toBeGreaterThanOrEqual(invoice.total)
  })

  test('is seen and paid by its managers and by the applicant, and by nobody else of the employer', async () => {
    const one = await billMember('Indra Dibayar')
    const colleague = (await member('Joko Rekan')).who
    const address = `/user-training/${one.id}/invoice`
    for (const path of [address, `${address}.pdf`, `${address}/tagihan`]) {
      expect((await colleague.browser.get(path)).status).toBe(404)
      expect((await boss.browser.get(path)).status).toBe(200)
      expect((await one.who.browser.get(path)).status).toBe(200)
    }
    expect((await payInvoice(at.site, { ...one, who: colleague })).status).toBe(404)
    const paid = await payInvoice(at.site, { ...one, who: boss })
    expect(paid.body).toMatchObject({ status: 'menunggu_konfirmasi', bukti: [{ nama_pengirim: 'Wulan Contoh' }] })
    expect((await one.who.browser.get(address)).body).toMatchObject({ status: 'menunggu_konfirmasi', bukti: [] })
    await confirmPayment(at.keuangan, one)
    const receipt = await openedPdf(at.site.app, boss.browser, `/user-training/${one.id}/kuitansi.pdf`)
    expect(receipt.text).toMatch(/Diterima dari\s+PT Contoh Lestari/)
    expect((await boss.browser.get(`/user-training/${one.id}`)).status).toBe(404)
  })

  test('has name, NPWP and account for refunds changed by its managers, not by the applicant', async () => {
    const one = await billMember('Kiki Diubah')
    const bill = { nama_tagihan: 'PT Contoh Lestari Cabang', npwp_tagihan: '' }
    expect((await one.who.browser.get(`/user-training/${one.id}/invoice`)).body.can.ubah_tagihan).toBe(false)
    expect((await one.who.browser.put(`/user-training/${one.id}/invoice`, bill)).status).toBe(409)
    expect((await boss.browser.put(`/user-training/${one.id}/invoice`, bill)).status).toBe(200)
    await payInvoice(at.site, { ...one, who: boss })
    await officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: one.invoice.total + 5000, selisih: 5000 })
    const account = { bank: 'Bank Contoh', nomor: '1234567890', atas_nama: 'PT Contoh Lestari' }
    const give = async (who: Applicant) => {
      await confirmPassword(who.browser)
      return who.browser.put(`/user-training/${one.id}/invoice/pengembalian`, account)
    }
    expect((await give(one.who)).status).toBe(409)
    expect((await give(boss)).body.rekening_pengembalian).toEqual(account)
    expect((await one.who.browser.get(`/user-training/${one.id}/invoice`)).body.rekening_pengembalian).toBeNull()
  })

  test('stays with the employer when the membership ends, and nothing new comes to it', async () => {
    const one = await billMember('Lina Keluar')
    const draft = await draftOf(one.who, await examOn(at.site))
    await one.who.browser.put(`/user-training/${draft}/pembayar`, { employer_id: id })
    await one.who.browser.post(`/perusahaan/${id}/keluar`)
    expect((await boss.browser.get(`/user-training/${one.id}/invoice`)).body.nama_tagihan).toBe('PT Contoh Lestari')
    expect((await payerOf(one.who, draft)).employer_id).toBeNull()
    const listed = (await boss.browser.get(`/perusahaan/${id}/permohonan`)).body
    expect(listed.map(({ nama }: { nama: string }) => nama)).not.toContain('Lina Keluar')
  })

  test('that is paid stands on the recap of its period, with total and words', async () => {
    const recapOf = async (sejak: string, sampai: string) => {
      const address = `/perusahaan/${id}/rekap.pdf?sejak=${sejak}&sampai=${sampai}`
      return (await openedPdf(at.site.app, boss.browser, address)).text
    }
    const text = await recapOf('2026-11-01', '2026-11-30')
    expect(text).toContain('PT Contoh Lestari')
    expect(text).toContain('9900000000000011')
    expect(text).toContain('Indra Dibayar')
    expect(text).toMatch(KWT)
    expect(text).toMatch(/rupiah/)
    expect(text).not.toContain('Hana Ditagih')
    expect(await recapOf('2025-11-01', '2025-11-30')).toContain('Tidak ada kuitansi pada kurun ini.')
    const wrong = await boss.browser.get(`/perusahaan/${id}/rekap.pdf?sejak=2026-11-30&sampai=2026-11-01`)
    expect(wrong.status).toBe(422)
  })
})

describe('the office', () => {
  test('with keuangan reads employers with members and sums, and the employer on invoice and application', async () => {
    const one = await billMember('Mira Kantor')
    const { data } = (await at.keuangan.get('/admin-api/perusahaan?q=lestari')).body
    expect(data[0]).toMatchObject({ nama: 'PT Contoh Lestari' })
    const record = (await at.keuangan.get(`/admin-api/perusahaan/${id}`)).body
    expect(record).toMatchObject({ npwp: '9900000000000011', banyak_anggota: record.anggota.length })
    expect(record.invoice.map(({ nomor }: { nomor: string }) => nomor)).toContain(one.invoice.nomor)
    expect((await at.verifier.get('/admin-api/perusahaan')).status).toBe(404)
    const invoice = (await at.keuangan.get(`/admin-api/invoice/${one.invoice.id}`)).body
    expect(invoice).toMatchObject({ employer_id: id, nama_perusahaan: 'PT Contoh Lestari' })
    const application = (await at.verifier.get(`/admin-api/permohonan/${one.id}`)).body
    expect(application.nama_perusahaan).toBe('PT Contoh Lestari')
  })
})
