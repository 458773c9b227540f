import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveTwoFactor, makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { ageAccountProposals, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { makeEvaluation } from '../../../../tests/evaluations.ts'
import { formToRelease, itemToReview } from '../../../../tests/exam-forms.ts'
import { candidate, examinerIn, makeDecision, UNITS } from '../../../../tests/exams.ts'
import { grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Answer } from '../../../../tests/http.ts'
import { billApplicant, confirmPayment, officeDoes, proposeCancellation } from '../../../../tests/invoices.ts'
import { correctionToConfirm } from '../../../../tests/key-corrections.ts'
import { paidTwiceByQris } from '../../../../tests/online-payments.ts'
import { approve } from '../../../../tests/pending-changes.ts'
import { readerToApprove } from '../../../../tests/readers.ts'
import { acceptReport, DRAWN, SAMPLES, samplesOf } from '../../../../tests/samples.ts'
import { decideCase, notifyCase } from '../../../../tests/sanctions.ts'
import { PROPOSAL } from '../../../../tests/schemes.ts'
import { QUALITY_MATTERS } from '../../../../tests/versions.ts'
import type { Permission } from '../../../access.ts'
import { limits } from '../../../limits.ts'
import { PROBLEMS } from '../../../problems.ts'
import { WAITING_RULES } from '../pending-changes/rules.ts'
import { TWO_PERSON_RULES, type TwoPersonRule, type WaitingRule } from './second-person-rules.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

interface Matter {
  /** The person who proposed it or had a part in it. */
  first: Staff
  /** The other person's turn. */
  second: (staff: Staff) => Promise<Answer>
  /** The refusal where the second person is not asked but chosen; left out for the usual one. */
  refusal?: [number, string]
}

const NOW = new Date('2026-11-20T16:00:00Z')
const FORTNIGHT_AGO = new Date('2026-11-05T16:00:00Z')
const HOUR_MS = 3_600_000

let site: TestApp

beforeAll(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
})
beforeEach(() => {
  site.clock.now = NOW
  site.chance.number = DRAWN
})

/** The permissions of those who confirm; a panel is made of administrators as such. */
const PERMISSIONS = Object.fromEntries(
  Object.entries(TWO_PERSON_RULES).map(([rule, { right }]) => [rule, right === 'administrator' ? [] : [right]]),
) as Record<TwoPersonRule, Permission[]>

const staffFor = (rule: TwoPersonRule) => staffIn(site, PERMISSIONS[rule])

/** A change of settings that was proposed. */
const proposedChange = async (hal: WaitingRule): Promise<Matter> => {
  const first = await staffFor(hal)
  await site.db.deleteFrom('pending_changes').execute()
  const { id } = await site.db
    .insertInto('pending_changes')
    .values({
      ...{ hal, record_id: 1, seen_version: 1, perubahan: JSON.stringify(['Alamat: a → b']), isi: Buffer.from('x') },
      ...{ proposed_by: first.account.id, proposed_at: NOW, counts_at: new Date(NOW.getTime() + 24 * HOUR_MS) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { first, second: ({ browser }) => approve(browser, { id, version: 1 }) }
}
const PROPOSED = Object.fromEntries(WAITING_RULES.map((rule) => [rule, () => proposedChange(rule)])) as Record<
  WaitingRule,
  () => Promise<Matter>
>

/** A matter of the bank of items or the quality register, which its first person laid before another. */
const bankMatter =
  (rule: TwoPersonRule, make: (site: TestApp, first: number) => Promise<Matter['second']>) =>
  async (): Promise<Matter> => {
    const first = await staffFor(rule)
    return { first, second: await make(site, first.account.id) }
  }

/** A matter of each rule, in which the first person has done their part. */
const MATTERS: Record<TwoPersonRule, () => Promise<Matter>> = {
  ...PROPOSED,
  honorarium: async () => {
    const first = await staffFor('honorarium')
    const { id: examiner_id } = await examinerIn(site)
    const { id } = await site.db
      .insertInto('honorariums')
      .values({ examiner_id, bulan: '2026-10-01', total: 0, proposed_by: first.account.id, proposed_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { first, second: ({ browser }) => browser.post(`/admin-api/honorarium/${id}/setujui`, { version: 1 }) }
  },
  rilis_soal: bankMatter('rilis_soal', itemToReview),
  koreksi_kunci: bankMatter('koreksi_kunci', correctionToConfirm),
  rilis_naskah: bankMatter('rilis_naskah', formToRelease),
  temuan: bankMatter('temuan', QUALITY_MATTERS.temuan),
  dokumen_mutu: bankMatter('dokumen_mutu', QUALITY_MATTERS.dokumen_mutu),
  penilaian_dampak: bankMatter('penilaian_dampak', QUALITY_MATTERS.penilaian_dampak),
  kecerdasan_buatan: bankMatter('kecerdasan_buatan', QUALITY_MATTERS.kecerdasan_buatan),
  akses_asesor: bankMatter('akses_asesor', (at, first) => readerToApprove(at, first, 'asesor')),
  akses_kementerian: bankMatter('akses_kementerian', (at, first) => readerToApprove(at, first, 'kementerian')),
  penerbitan_skema: async () => {
    const first = await staffFor('penerbitan_skema')
    const id = await makeScheme(site.db, { published: false, units: [], methods: [] })
    const proposal = { version: 1, ...PROPOSAL }
    const { version } = (await first.browser.post(`/admin-api/versi-skema/${id}/usulkan`, proposal)).body
    return { first, second: ({ browser }) => browser.post(`/admin-api/versi-skema/${id}/terbitkan`, { version }) }
  },
  rekening: async () => {
    const first = await staffFor('rekening')
    const given = { rekening: [{ bank: 'Bank Contoh', nomor: '99', atas_nama: 'LSK Contoh' }], alasan: 'Contoh.' }
    const { id, version } = (await first.browser.post('/admin-api/rekening', given)).body
    await ageAccountProposals(site.db)
    return { first, second: ({ browser }) => browser.post(`/admin-api/rekening/${id}/konfirmasi`, { version }) }
  },
  pencabutan: async () => {
    const one = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser)
    const first = await staffFor('pencabutan')
    site.clock.now = FORTNIGHT_AGO
    const { id } = await notifyCase(first.browser, one.certificate.id, { jenis: 'pencabutan' })
    site.clock.now = NOW
    return { first, second: ({ browser }) => decideCase(browser, id) }
  },
  tinjauan: async () => {
    const first = await staffFor('tinjauan')
    const { id } = await makeEvaluation(site, { status: 'terkirim', submitted_at: '2026-11-15T02:00:00Z' })
    await sql`update evaluations set status = 'dinilai', hasil = 'memenuhi', tindak_lanjut = 'tidak_ada', reviewed_by = ${first.account.id},
      reviewed_at = ${NOW}, objected_at = ${NOW}, tinjau_alasan = 'Mohon dilihat lagi.' where id = ${id}`.execute(
      site.db,
    )
    const given = { hasil: 'memenuhi', tindak_lanjut: 'tidak_ada', jawaban: 'Hasilnya sudah sesuai bukti.' }
    const second = async ({ browser }: Staff) => {
      const { version } = (await browser.get(`/admin-api/evaluasi/${id}`)).body
      return browser.post(`/admin-api/evaluasi/${id}/tinjau`, { ...given, version })
    }
    return { first, second }
  },
  audit_sampel: async () => {
    const first = await staffFor('audit_sampel')
    const { who } = await acceptReport(site, first.browser)
    const [sample] = await samplesOf(site, who.account.id)
    const path = `${SAMPLES}/${sample?.id}/sesuai`
    return { first, second: ({ browser }) => browser.post(path, { version: sample?.version, catatan: null }) }
  },
  pembatalan: async () => {
    const first = await staffIn(site, ['verifikasi', 'keuangan'])
    const one = await billApplicant(site, { verifier: first.browser })
    await confirmPayment(first.browser, one)
    await proposeCancellation(first.browser, one, 'lembaga', one.invoice.total)
    return { first, second: ({ browser }) => officeDoes(browser, one, 'pembatalan/konfirmasi') }
  },
  pengembalian: async () => {
    const first = await staffIn(site, ['verifikasi', 'keuangan'])
    const one = await paidTwiceByQris(site, first.browser)
    await officeDoes(first.browser, one, 'pengembalian/usul', { jumlah: one.invoice.total })
    return { first, second: ({ browser }) => officeDoes(browser, one, 'pengembalian/konfirmasi') }
  },
  penarikan: async () => {
    const first = await staffIn(site, ['verifikasi', 'keuangan'])
    const one = await billApplicant(site, { verifier: first.browser })
    await confirmPayment(first.browser, one)
    const taken = { jenis: 'ditarik', jumlah: one.invoice.total, alasan: 'Koreksi bank tanggal 20 November.' }
    await officeDoes(first.browser, one, 'penarikan', taken)
    return { first, second: ({ browser }) => officeDoes(browser, one, 'penarikan/konfirmasi') }
  },
  faktor_kedua: async () => {
    const first = await staffFor('faktor_kedua')
    const { id } = await makeAccount(site.db)
    await giveTwoFactor(site.db, id)
    const path = `/admin-api/orang/${id}/faktor-kedua`
    await first.browser.post(path, { alasan: 'Ponselnya hilang, wajahnya cocok dengan KTP.' })
    const { reset } = (await first.browser.get(`/admin-api/orang/${id}`)).body.masuk
    const second = async ({ browser }: Staff) => {
      const answer = await browser.post(`${path}/konfirmasi`, { reset_id: reset.id })
      return { ...answer, status: answer.status === 204 ? 200 : answer.status }
    }
    return { first, second }
  },
  panel: async () => {
    const first = await staffIn(site, ['keputusan'])
    const clerk = await staffIn(site, ['pengaduan'])
    const who = await candidate(site, { tahap: 'belum_kompeten' })
    await makeDecision(site.db, who.id, first.account.id, { failed: UNITS })
    const alasan = 'Penilaian wawancara saya tidak memuat jawaban atas pertanyaan ketiga.'
    const filed = await who.browser.post(`/user-training/${who.id}/banding`, { tahap: 'belum_kompeten', alasan })
    const { data } = (await clerk.browser.get(`/admin-api/banding?q=${filed.body.banding.diajukan.nomor}`)).body
    const others = [(await staffIn(site, [])).account.id, (await staffIn(site, [])).account.id]
    const seat = ({ account }: Staff) =>
      clerk.browser.put(`/admin-api/banding/${data[0].id}/panel`, { version: 1, user_ids: [...others, account.id] })
    return { first, second: seat, refusal: [422, PROBLEMS.PANEL_INVOLVED.message] }
  },
}

/** Stores a right as if the office had given it some hours ago. */
const grant = ({ account }: Staff, right: string, by: number | null, hoursAgo: number) =>
  site.db
    .insertInto('permission_grants')
    .values({
      user_id: account.id,
      permission: right,
      granted_by: by,
      granted_at: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
    })
    .execute()

const RULES = Object.keys(TWO_PERSON_RULES) as TwoPersonRule[]
const MONTH = limits.granterDays * 24

describe.each(RULES)('the second person for %s', (rule) => {
  test('has had the right for three days, and not from the first one within a month, not even in a roundabout way', async () => {
    const { first, second, refusal } = await MATTERS[rule]()
    const { right } = TWO_PERSON_RULES[rule]
    const grown = await staffIn(site, [])

    const newcomer = await staffFor(rule)
    await grant(newcomer, right, grown.account.id, limits.newPermissionHours - 1)
    const creature = await staffFor(rule)
    await grant(creature, right, first.account.id, limits.newPermissionHours + 1)
    const accomplice = await staffIn(site, ['pengguna'])
    await grant(accomplice, 'pengguna', first.account.id, 200)
    const indirect = await staffFor(rule)
    await grant(indirect, right, accomplice.account.id, 100)
    const refused = [
      [newcomer, 'SECOND_PERSON_NEW'],
      [creature, 'SECOND_PERSON_YOURS'],
      [indirect, 'SECOND_PERSON_YOURS'],
    ] as const
    for (const [staff, code] of refused) {
      const { status, body } = await second(staff)
      expect([status, body.message], code).toEqual(refusal ?? [409, PROBLEMS[code].message])
    }

    const known = await staffFor(rule)
    await grant(known, right, first.account.id, MONTH + 1)
    const { status, text } = await second(known)
    expect([status, text]).toEqual([200, expect.anything()])
  })
})

describe('a right that the office gives', () => {
  const STAFF = '/admin-api/staf'
  const grantsOf = (id: number) =>
    site.db
      .selectFrom('permission_grants')
      .select(['permission', 'granted_by'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()

  test('is noted with its giver, and all administrators at work read of it', async () => {
    site = await testApp({ now: NOW })
    await makeSiteContent(site.db)
    const giver = await staffIn(site, ['pengguna'])
    const reader = await staffIn(site, [])
    await site.deliverMails()
    const email = 'rekan-baru@example.com'
    const given = { name: 'Rekan Baru', email, role: 'administrator', permissions: ['keuangan'] }
    const { body } = await giver.browser.post(STAFF, given)
    const by = { granted_by: giver.account.id }
    expect(await grantsOf(body.id)).toEqual([
      { permission: 'administrator', ...by },
      { permission: 'keuangan', ...by },
    ])
    const letters = (await site.deliverMails()).filter(({ subject }) => subject === 'Rekan Baru mendapat izin baru')
    expect(letters.map(({ to }) => to)).toEqual(expect.arrayContaining([giver.account.email, reader.account.email]))
    expect(letters[0]?.text).toContain('23 November 2026 pukul 23.00 WIB')

    const changed = { ...body, permissions: ['keuangan', 'keputusan'] }
    await giver.browser.put(`${STAFF}/${body.id}`, changed)
    expect((await grantsOf(body.id)).slice(2)).toEqual([{ permission: 'keputusan', ...by }])
  })

  test('counts anew when a suspension is lifted', async () => {
    const giver = await staffIn(site, ['pengguna'])
    const sleeper = await staffIn(site, ['keuangan'])
    const path = `${STAFF}/${sleeper.account.id}`
    const { body } = await giver.browser.get(path)
    const asleep = (await giver.browser.put(path, { ...body, ditangguhkan: true })).body
    expect(await grantsOf(sleeper.account.id)).toEqual([])
    await giver.browser.put(path, { ...asleep, ditangguhkan: false })
    const granted = (await grantsOf(sleeper.account.id)).map(({ permission }) => permission)
    expect(granted).toEqual(['administrator', 'keuangan'])
  })
})
