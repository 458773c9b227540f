import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { activityOn, holder, registerForActivity } from '../../../../tests/activities.ts'
import { applicant, examOn, makeSubmittedApplication, markAllRight } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Problem } from '../../../problems.ts'
import { takeApplicationTransition } from '../../../processes/applications/take-application-transition.ts'
import { settleInvoice } from '../../../processes/money/settle-invoice.ts'
import { takeActivityTransition } from '../../../processes/upkeep/take-activity-transition.ts'
import { requireActivity } from '../../upkeep/maintenance/service.ts'
import { ACTIVITY_TRANSITIONS, type ActivityTransition } from '../../upkeep/maintenance/transition-rules.ts'
import { applicationRow } from '../applications/application-queries.ts'
import { APPLICATION_TRANSITIONS, type ApplicationTransition } from '../applications/transitions/rules.ts'
import { selisihOf } from './payments/settlement-service.ts'
import { type InvoiceRow, lockStandingInvoice } from './queries.ts'
import type { Billed } from './rules.ts'
import { type InvoiceState, shortfallOf } from './state-rules.ts'

let site: TestApp
let staff: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = await makeAccount(site.db, { role: 'administrator', permissions: ['verifikasi', 'keuangan'] })
})

type Leads = (before: InvoiceRow) => InvoiceState

/** Where something came in, it goes back: everything ends long before its schedule. */
const ended: Leads = ({ diterima }) => (diterima > 0 ? 'pengembalian_diajukan' : 'dibatalkan')
const lapsed: Leads = ({ diterima }) => (diterima > 0 ? 'pengembalian_diajukan' : 'kedaluwarsa')

/** The state to which each transition leads the invoice, written by hand from domain 2.9. */
const PAYMENTS = {
  pay: 'menunggu_konfirmasi',
  confirm: 'lunas',
  refuseProof: 'bukti_ditolak',
  askShortfall: 'belum_dibayar',
  askAgain: 'belum_dibayar',
  review: 'menunggu_konfirmasi',
  endReview: 'belum_dibayar',
} as const
const APPLICATIONS = { ...PAYMENTS, approve: 'belum_dibayar', withdraw: ended, cancel: ended, lapsePayment: lapsed }
const ACTIVITIES = { ...PAYMENTS, bill: 'belum_dibayar', lapse: lapsed, cancel: ended, callOff: ended }

/** A billed thing, and how it is moved. */
interface Thing {
  billed: Billed
  now: () => Promise<{ stage: string; due_at: Date | null }>
  take: (transition: string, by: 'owner' | 'staff') => Promise<unknown>
}

const by = (who: 'owner' | 'staff', owner: Parameters<typeof contextOf>[1]) =>
  contextOf(site, who === 'owner' ? owner : { ...staff, permissions: ['verifikasi', 'keuangan'] })

/** An application that was approved, and so billed. */
async function newApplication(): Promise<Thing> {
  const { browser, account } = await applicant(site)
  const { id } = await makeSubmittedApplication(site, { browser, account }, await examOn(site))
  await markAllRight(site, id)
  const take: Thing['take'] = (transition, who) =>
    takeApplicationTransition(site.db, by(who, account), {
      id,
      transition: transition as ApplicationTransition,
      note: 'Sesuai permintaan',
    })
  await take('approve', 'staff')
  return {
    billed: { untuk: 'permohonan', untuk_id: id },
    now: async () => {
      const row = await applicationRow(site.db, id)
      return { stage: row?.tahap ?? '', due_at: row?.due_at ?? null }
    },
    take,
  }
}

/** A seat at an activity, which is billed at once. */
async function newActivity(): Promise<Thing> {
  const who = await holder(site)
  const { id } = await registerForActivity(who, await activityOn(site, {}, { registration_fee: 500_000 }))
  return {
    billed: { untuk: 'kegiatan', untuk_id: id },
    now: async () => {
      const { status, due_at } = await requireActivity(site.db, id)
      return { stage: status, due_at }
    },
    take: (transition, actor) =>
      takeActivityTransition(site.db, by(actor, who.account), {
        id,
        transition: transition as ActivityTransition,
        note: 'Sesuai permintaan',
      }),
  }
}

const standing = ({ billed }: Thing) => lockStandingInvoice(site.db, billed)

async function newest({ billed: { untuk, untuk_id } }: Thing): Promise<string | undefined> {
  const column = untuk === 'permohonan' ? 'user_training_id' : 'maintenance_id'
  const row = await site.db
    .selectFrom('invoices')
    .select('status')
    .where(column, '=', untuk_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.status
}

/** Pays all that is wanted or, too little, a part of it. */
async function pay(invoice: InvoiceRow, isFull: boolean): Promise<void> {
  const short = shortfallOf(invoice)
  const jumlah = isFull ? Math.max(1, short) : 1
  // A part that would be all of it is none.
  if (!isFull && short < 400_000) throw new Problem('AMOUNT_DIFFERS')
  const payment = { id: invoice.id, jumlah, selisih: await selisihOf(site.db, { id: invoice.id, jumlah }) }
  await settleInvoice(site.db, by('staff', undefined), payment)
}

async function takeOne(thing: Thing, transition: string, rule: { by: string }, invoice: InvoiceRow | undefined) {
  const { due_at } = await thing.now()
  const now = site.clock.now
  if (rule.by === 'sistem' && due_at && transition.startsWith('lapse')) site.clock.now = due_at
  try {
    if (invoice && (transition === 'confirm' || transition === 'askShortfall')) {
      await pay(invoice, transition === 'confirm')
    } else await thing.take(transition, rule.by === 'pemohon' || rule.by === 'pemegang' ? 'owner' : 'staff')
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return false
  } finally {
    site.clock.now = now
  }
}

const KINDS = [
  {
    kind: 'an application',
    table: APPLICATION_TRANSITIONS,
    leads: APPLICATIONS,
    make: newApplication,
    billing: 'approve',
  },
  { kind: 'an activity', table: ACTIVITY_TRANSITIONS, leads: ACTIVITIES, make: newActivity, billing: 'bill' },
] as const

const MIDDLE = 6

type Rules = Record<string, { from: readonly string[]; by: string; invoice?: string }>

describe.each(KINDS)('the invoice of $kind', ({ table, leads, make, billing }) => {
  const rules: Rules = table
  const expected: Record<string, InvoiceState | Leads> = leads as Record<string, InvoiceState | Leads>

  test('is changed by the transitions that the table names', () => {
    const named = Object.keys(rules).filter((transition) => rules[transition]?.invoice)
    expect(named.toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  test('is in the database what the table says, after any of these transitions', async () => {
    const taken = new Map(Object.keys(expected).map((transition) => [transition, 0]))
    const count = (transition: string) => taken.set(transition, (taken.get(transition) ?? 0) + 1)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1), { minLength: 2 * MIDDLE, maxLength: 2 * MIDDLE }), async (choices) => {
        const thing = await make()
        count(billing)
        assert.deepEqual([billing, await newest(thing)], [billing, expected[billing]])
        for (const [at, choice] of choices.entries()) {
          const { stage } = await thing.now()
          // The least taken transition goes first, so that few walks take all of them.
          const known = [...taken.keys()]
            .filter((transition) => rules[transition]?.from.includes(stage))
            // It ends late, so that much has happened before.
            .filter((transition) => at >= MIDDLE || typeof expected[transition] === 'string')
            .sort((one, other) => (taken.get(one) ?? 0) - (taken.get(other) ?? 0))
          const transition = known[choice % Math.max(1, Math.min(2, known.length))]
          const rule = transition === undefined ? undefined : rules[transition]
          if (transition === undefined || rule === undefined) return
          const before = await standing(thing)
          const wanted = expected[transition]
          const state = typeof wanted === 'function' ? before && wanted(before) : wanted
          const isTaken = await takeOne(thing, transition, rule, before)
          assert.deepEqual([transition, await newest(thing)], [transition, isTaken ? state : before?.status])
          if (isTaken) count(transition)
        }
      }),
      { numRuns: 14, endOnFailure: true },
    )
    expect([...taken].filter(([, times]) => times === 0)).toEqual([])
  }, 180_000)
})
