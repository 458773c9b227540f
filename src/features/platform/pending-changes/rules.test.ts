import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weighProvider } from '../../certification/charges/providers/settings-rules.ts'
import { weighPhoneWallet } from '../../certification/wallets/phone-wallet-rules.ts'
import { weighScopes } from '../api-keys/rules.ts'
import { weighPlan } from '../backups/plan-rules.ts'
import { weighChannel } from '../channels/settings-rules.ts'
import { weighSigningPlan } from '../signing/settings-rules.ts'
import {
  differencesInWords,
  isPending,
  nextPendingState,
  PENDING_STATE_NAMES,
  PENDING_TRANSITIONS,
  type PendingState,
} from './rules.ts'

describe('a pending change', () => {
  test('never counts without a second person, and never changes once it has ended', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PENDING_TRANSITIONS)), (transitions) => {
        let state: PendingState = 'diusulkan'
        let isApproved = false
        for (const transition of transitions) {
          const next = nextPendingState(transition, state)
          if (!isPending(state)) expect(next).toBeUndefined()
          if (next === undefined) continue
          if (transition === 'setujui') isApproved = true
          if (next === 'berlaku') expect(isApproved).toBe(true)
          state = next
        }
      }),
    )
  })

  test('is open in exactly the states from which something leads on', () => {
    const open = PENDING_STATE_NAMES.filter(isPending)
    expect(open).toEqual(['diusulkan', 'disetujui'])
    for (const state of PENDING_STATE_NAMES) {
      const leads = PENDING_TRANSITIONS.some((transition) => nextPendingState(transition, state) !== undefined)
      expect([state, leads]).toEqual([state, isPending(state)])
    }
  })

  test('says in words what differs, and nothing else', () => {
    const labels = { a: 'Alamat', b: 'Menyala', c: 'Cara' }
    expect(differencesInWords({ a: '', b: true, c: ['x'] }, { a: 'z', b: false, c: ['x'] }, labels)).toEqual([
      'Alamat: (kosong) → z',
      'Menyala: ya → tidak',
    ])
  })
})

const text = fc.constantFrom('', 'a', 'b')
const channel = fc.record({
  ...{ aktif: fc.boolean(), uji_coba: fc.boolean(), penyedia: text, alamat: text },
  ...{ akun: text, pengirim: text, templat: text, kunci: text },
})
const provider = fc.record({
  ...{ aktif: fc.boolean(), metode: fc.subarray(['qris', 'bca']), alamat: text, kunci: text, token_notifikasi: text },
  has_charges: fc.boolean(),
})
const plan = fc.record({
  ...{ aktif: fc.boolean(), jam: fc.nat(23), tujuan: fc.constantFrom('folder' as const, 's3' as const), folder: text },
  ...{ endpoint: text, region: text, bucket: text, prefix: text, access_key: text },
  ...{ harian: fc.nat(9), mingguan: fc.nat(9), bulanan: fc.nat(9) },
})
const wallet = fc.record({ aktif: fc.boolean(), penerbit: text, akun: text, rantai: text, kunci: text })
const signing = fc.record({
  tingkat: fc.constantFrom('B-B' as const, 'B-T' as const, 'B-LT' as const),
  alamat_tsa: text,
  sertifikat_tsa: text,
})
const scopes = fc.subarray(['status' as const, 'nama' as const])

describe('a change takes two people', () => {
  test('for a channel that serves members afterwards, however little of it changes', () => {
    fc.assert(
      fc.property(channel, channel, (before, after) => {
        const { kunci, ...columns } = after
        const { kunci: _kunci, ...had } = before
        const isChanged = kunci !== '' || JSON.stringify(columns) !== JSON.stringify(had)
        const serves = after.aktif && !after.uji_coba
        expect(weighChannel(before, after).weight === 'waits').toBe(serves && isChanged)
      }),
    )
  })

  test('for another key, token or address of an account that takes or took payments, and to turn one on', () => {
    fc.assert(
      fc.property(provider, provider, (before, after) => {
        const isElsewhere = after.kunci + after.token_notifikasi !== '' || after.alamat !== before.alamat
        const isUsed = before.aktif || after.aktif || before.has_charges
        const waits = (isElsewhere && isUsed) || (after.aktif && !before.aktif)
        expect(weighProvider(before, after).weight === 'waits').toBe(waits)
      }),
    )
  })

  test('for another bucket or other keys to it, and for no folder', () => {
    fc.assert(
      fc.property(plan, plan, (before, after) => {
        const place = ({ tujuan, endpoint, region, bucket, prefix }: typeof before) =>
          [tujuan, endpoint, region, bucket, prefix].join()
        const waits = after.tujuan === 's3' && (place(before) !== place(after) || after.access_key !== '')
        expect(weighPlan(before, after).weight === 'waits').toBe(waits)
      }),
    )
  })

  test('for passes that are signed with another account or key, for another stamper, and for names', () => {
    fc.assert(
      fc.property(wallet, wallet, (before, after) => {
        const { kunci, ...columns } = after
        const { kunci: _kunci, ...had } = before
        const isChanged = kunci !== '' || JSON.stringify(columns) !== JSON.stringify(had)
        expect(weighPhoneWallet(before, after).weight === 'waits').toBe(after.aktif && isChanged)
      }),
    )
    fc.assert(
      fc.property(signing, signing, (before, after) => {
        const asks = ({ tingkat }: typeof before) => tingkat !== 'B-B'
        const isOther = (a: typeof before, b: typeof before) =>
          a.alamat_tsa !== b.alamat_tsa || a.sertifikat_tsa !== b.sertifikat_tsa
        const waits = asks(after) && (!asks(before) || isOther(before, after))
        expect(weighSigningPlan(before, after).weight === 'waits').toBe(waits)
      }),
    )
    fc.assert(
      fc.property(scopes, scopes, (before, after) => {
        const key = { nama_instansi: 'A', awalan: 'lsk_', cakupan: before }
        expect(weighScopes(key, after).weight === 'waits').toBe(after.includes('nama') && !before.includes('nama'))
      }),
    )
  })

  test('and always says what changes', () => {
    fc.assert(
      fc.property(channel, channel, (before, after) => {
        const { weight, perubahan } = weighChannel(before, after)
        if (weight === 'waits') expect(perubahan.length).toBeGreaterThan(0)
      }),
    )
  })
})
