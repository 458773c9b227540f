import { z } from 'zod'
import { anyWords, yesNo } from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { OpenChange } from '../../../platform/pending-changes/office/contract.ts'
import { PHONE_WALLETS } from '../phone-pass-rules.ts'

const shown = z.object({
  aktif: yesNo,
  penerbit: anyWords('Penerbit', 100),
  akun: anyWords('Akun', 200),
  rantai: anyWords('Sertifikat', 20_000),
})

/** The accounts by which passes for phones are made; the key goes in and never comes out. */
export const phoneWalletResource = resource({
  noun: 'PhoneWallet',
  name: 'dompet-ponsel',
  title: 'dompet ponsel',
  access: 'office:pengguna',
  form: shown.extend({
    /** The new key; empty keeps the stored one. */
    kunci: anyWords('Kunci', 10_000),
  }),
  row: shown.extend({ dompet: z.enum(PHONE_WALLETS), has_key: z.boolean() }),
  record: shown.extend({ dompet: z.enum(PHONE_WALLETS), has_key: z.boolean(), tertunda: OpenChange }),
  sort: ['id'],
  verbs: ['list', 'get', 'history', 'update'],
})

const { updatePhoneWallet, ...reads } = resourceCalls(phoneWalletResource)

export const walletOfficeCalls = {
  ...reads,
  updatePhoneWallet: {
    ...updatePhoneWallet,
    problems: [...updatePhoneWallet.problems, 'CONFIRM_PASSWORD', 'CHANGE_PENDING'] as const,
  },
}
