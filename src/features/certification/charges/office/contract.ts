import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, recordId, seenVersion, words, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { OpenChange } from '../../../platform/pending-changes/office/contract.ts'
import { CHARGE_CASE_NAMES } from '../case-rules.ts'
import { DIFFERENCE_NAMES, DIFFERENCE_STATE_NAMES } from '../differences/rules.ts'
import { CHARGE_STATE_NAMES, ENVIRONMENTS, METHODS, PROVIDERS } from '../rules.ts'

const shown = z.object({
  aktif: yesNo,
  metode: z.array(z.enum(METHODS, 'Pilih cara membayar.')).max(METHODS.length),
  alamat: anyWords('Alamat', 300),
})

const provider = shown.extend({
  penyedia: z.enum(PROVIDERS),
  lingkungan: z.enum(ENVIRONMENTS),
  has_key: z.boolean(),
  has_token: z.boolean(),
  noticed_at: Moment.nullable(),
  /** Where the provider sends its notices. */
  alamat_notifikasi: z.string(),
})

/** Each provider's two accounts; keys go in and never come out. */
export const paymentProviderResource = resource({
  noun: 'PaymentProvider',
  name: 'penyedia-pembayaran',
  title: 'penyedia pembayaran',
  access: 'office:keuangan',
  form: shown.extend({
    /** Empty: the ones that are kept already. */
    kunci: anyWords('Kunci', 300),
    token_notifikasi: anyWords('Token notifikasi', 300),
  }),
  row: provider,
  record: provider.extend({ tertunda: OpenChange }),
  sort: ['id'],
  verbs: ['list', 'get', 'history', 'update'],
})

/** Every number that was ever given out, the newest first. */
export const chargeResource = resource({
  noun: 'Charge',
  name: 'tagihan-daring',
  title: 'tagihan daring',
  access: 'office:keuangan',
  form: z.object({}),
  row: z.object({
    created_at: Moment,
    invoice_id: z.number(),
    nomor: z.string(),
    penyedia: z.enum(PROVIDERS),
    lingkungan: z.enum(ENVIRONMENTS),
    metode: z.enum(METHODS),
    order_id: z.string(),
    jumlah: z.number(),
    status: z.enum(CHARGE_STATE_NAMES),
    kasus: z.enum(CHARGE_CASE_NAMES),
    expires_at: Moment,
    paid_at: Moment.nullable(),
  }),
  filters: { status: z.enum(CHARGE_STATE_NAMES), penyedia: z.enum(PROVIDERS) },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

const differenceRow = z.object({
  jenis: z.enum(DIFFERENCE_NAMES),
  invoice_id: z.number(),
  nomor: z.string(),
  order_id: z.string().nullable(),
  seharusnya: z.number(),
  ternyata: z.number(),
  found_at: Moment,
  status: z.enum(DIFFERENCE_STATE_NAMES),
  catatan: z.string().nullable(),
  resolved_by_name: z.string().nullable(),
  resolved_at: Moment.nullable(),
})

/** The differences between what providers, bank and invoices say. */
export const paymentDifferenceResource = resource({
  noun: 'PaymentDifference',
  name: 'selisih-pembayaran',
  title: 'selisih pembayaran',
  access: 'office:keuangan',
  form: z.object({}),
  record: differenceRow,
  filters: { status: z.enum(DIFFERENCE_STATE_NAMES) },
  sort: ['found_at', 'id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

const { updatePaymentProvider, ...providerReads } = resourceCalls(paymentProviderResource)

export const chargeOfficeCalls = {
  ...providerReads,
  ...resourceCalls(chargeResource),
  ...resourceCalls(paymentDifferenceResource),
  updatePaymentProvider: {
    ...updatePaymentProvider,
    problems: [...updatePaymentProvider.problems, 'CONFIRM_PASSWORD', 'CHANGE_PENDING'] as const,
  },
  ...calls({
    testPaymentProvider: {
      method: 'POST',
      path: '/admin-api/penyedia-pembayaran/{id}/uji',
      access: 'office:keuangan',
      summary: 'Coba penyedia ini: buat tagihan uji, tanyakan keadaannya, lalu batalkan; tidak ada uang yang berpindah',
      payload: z.object({ id: recordId, metode: z.enum(METHODS, 'Pilih cara membayar.') }),
      answer: z.object({
        langkah: z.array(z.object({ nama: z.string(), berhasil: z.boolean(), keterangan: z.string() })),
      }),
      problems: ['RECORD_NOT_FOUND'],
    },
    resolvePaymentDifference: {
      method: 'POST',
      path: '/admin-api/selisih-pembayaran/{id}/selesai',
      access: 'office:keuangan',
      summary: 'Nyatakan selisih selesai, dengan alasan',
      payload: z.object({
        id: recordId,
        version: seenVersion,
        catatan: words('Alasan', 500).min(10, 'Tulis apa yang ditemukan dan dilakukan.'),
      }),
      answer: recordOf(paymentDifferenceResource),
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
  }),
}
