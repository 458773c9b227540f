import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import {
  actedFinding,
  giveCondition,
  makeCase,
  makeEvidence,
  markReport,
  paperInForce,
} from '../../../../tests/quality.ts'
import { makeRegulation, makeRegulationChange } from '../../../../tests/regulations.ts'
import { makeImpact, makeStatement } from '../../../../tests/versions.ts'
import { officeTo } from '../../../office-paths.ts'
import { STAFF_CONDITION_NAMES } from '../../platform/staff/condition-rules.ts'
import { LATE_KINDS, type LateKind } from './rules.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const [YESTERDAY, TODAY] = ['2026-11-19', '2026-11-20'] as const

let site: TestApp
let owner: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp({ now: NOW })
  owner = await staffIn(site, ['mutu'])
})

const by = () => ({ created_by: owner.account.id, created_at: NOW })
const of = () => ({ owner_id: owner.account.id, ...by() })

/** Makes work of each kind that is due on a day, and returns its number. */
const MAKERS: Record<LateKind, (on: string) => Promise<number>> = {
  temuan: async (batas) => {
    const id = await actedFinding(site.db, owner.account.id)
    await site.db.updateTable('findings').set({ batas }).where('id', '=', id).execute()
    return id
  },
  'audit-internal': async (tanggal) => {
    const audit = { tanggal, edisi: '2012', klausul: ['9.1'], auditor_id: owner.account.id, ...by() }
    return (await site.db.insertInto('internal_audits').values(audit).returning('id').executeTakeFirstOrThrow()).id
  },
  risiko: async (tinjau_pada) => {
    const words = { judul: 'Risiko', sumber: 'S.', pihak_didengar: 'P.', tingkat_risiko: 'rendah', penanganan: 'T.' }
    const risk = { ...words, tinjau_pada, ...of() }
    return (await site.db.insertInto('impartiality_risks').values(risk).returning('id').executeTakeFirstOrThrow()).id
  },
  'dokumen-mutu': (berlaku_sampai) => paperInForce(site.db, owner.account.id, berlaku_sampai),
  'tinjauan-manajemen': async (tanggal) => {
    const review = { tanggal, dari: '2026-01-01', sampai: '2026-10-31', ...of() }
    return (await site.db.insertInto('management_reviews').values(review).returning('id').executeTakeFirstOrThrow()).id
  },
  'pemakaian-tanda': (batas) => markReport(site.db, { owner_id: owner.account.id, batas }),
  'tugas-mutu': async (batas) => {
    const review_id = await MAKERS['tinjauan-manajemen']('2027-01-01')
    const task = { review_id, uraian: 'Tugas.', batas, ...of() }
    return (await site.db.insertInto('review_tasks').values(task).returning('id').executeTakeFirstOrThrow()).id
  },
  'bukti-kompetensi': (berlaku_sampai) => makeEvidence(site.db, owner.account.id, { berlaku_sampai }),
  kalibrasi: (batas) => makeCase(site.db, owner.account.id, { batas }),
  'catatan-petugas': async (berlaku_sampai) => {
    const { id: user_id } = await makeAccount(site.db, { role: 'penguji' })
    await giveCondition(site.db, { user_id, jenis: 'penyaksian', berlaku_sampai, owner_id: owner.account.id })
    return user_id
  },
  'syarat-saya': async (berlaku_sampai) => {
    const jenis = OWN[signed++] ?? 'kalibrasi'
    await giveCondition(site.db, { user_id: owner.account.id, jenis, berlaku_sampai })
    return STAFF_CONDITION_NAMES.indexOf(jenis) + 1
  },
  aturan: (tinjau_pada) => makeRegulation(site.db, { tinjau_pada, ...of() }),
  'perubahan-aturan': (batas) => makeRegulationChange(site.db, { batas, ...of() }),
  'penilaian-dampak': (tinjau_pada) => makeImpact(site.db, owner.account.id, { status: 'berlaku', tinjau_pada }),
  'kecerdasan-buatan': (tinjau_pada) => makeStatement(site.db, owner.account.id, { status: 'terbit', tinjau_pada }),
}

let signed = 0
const OWN = ['kerahasiaan', 'pernyataan'] as const

const QUEUES: Record<LateKind, string> = {
  temuan: 'temuan_jatuh_tempo',
  'audit-internal': 'audit_jatuh_tempo',
  risiko: 'risiko_jatuh_tempo',
  'dokumen-mutu': 'dokumen_mutu_menunggu',
  'tinjauan-manajemen': 'tinjauan_jatuh_tempo',
  'pemakaian-tanda': 'tanda_jatuh_tempo',
  'tugas-mutu': 'tugas_jatuh_tempo',
  'bukti-kompetensi': 'bukti_jatuh_tempo',
  kalibrasi: 'kalibrasi_jatuh_tempo',
  'catatan-petugas': 'petugas_jatuh_tempo',
  'syarat-saya': 'syarat_saya',
  aturan: 'aturan_jatuh_tempo',
  'perubahan-aturan': 'perubahan_aturan',
  'penilaian-dampak': 'dampak_menunggu',
  'kecerdasan-buatan': 'pernyataan_menunggu',
}

describe.each(Object.keys(LATE_KINDS) as LateKind[])('work of the kind %s', (kind) => {
  const queue = async () => {
    const { antrean } = (await owner.browser.get('/admin-api/meja')).body
    return antrean.find(({ key }: { key: string }) => key === QUEUES[kind])
  }
  const letters = async () => {
    await site.deadlines()
    return (await site.deliverMails()).filter(({ subject }) => subject.startsWith('Lewat batas'))
  }

  test('stands on the desk on its day without a letter, and the day after with one that leads to it', async () => {
    await MAKERS[kind](TODAY)
    expect(await queue()).toMatchObject({ jumlah: 1, terlambat: 0, hari_ini: 1 })
    expect(await letters()).toEqual([])
    const id = await MAKERS[kind](YESTERDAY)
    expect(await queue()).toMatchObject({ jumlah: 2, terlambat: 1 })
    expect((await owner.browser.get(`/admin-api/${kind}?jatuh_tempo=true`)).body.total).toBe(2)
    const [letter, ...more] = await letters()
    expect([letter?.to, more]).toEqual([owner.account.email, []])
    expect(letter?.text).toContain(officeTo.show(kind, id))
    expect(letter?.text).toContain('19 November 2026')
    expect(await letters()).toEqual([])
  })
})

test('who is suspended gets no letter, and the work stays on the desk of the others', async () => {
  const gone = await staffIn(site, ['mutu'])
  const id = await actedFinding(site.db, gone.account.id)
  await site.db.updateTable('findings').set({ batas: YESTERDAY }).where('id', '=', id).execute()
  await site.db.updateTable('users').set({ suspended_at: NOW }).where('id', '=', gone.account.id).execute()
  await site.deadlines()
  expect((await site.deliverMails()).filter(({ to }) => to === gone.account.email)).toEqual([])
  const { data } = (await owner.browser.get('/admin-api/temuan?jatuh_tempo=true')).body
  expect(data.map((one: { id: number }) => one.id)).toContain(id)
  const names = (await owner.browser.get('/admin-api/mutu/petugas')).body.map((one: { id: number }) => one.id)
  expect(names).toEqual([owner.account.id])
})
