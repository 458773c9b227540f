import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, lineWords, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import type { Day } from '../../../../lib/day.ts'
import { printedNumber } from '../../../../lib/identifiers/number.ts'
import { ministryCalls } from '../ministry-contract.ts'

export const holderOfficeCalls = {
  ...ministryCalls,
  ...calls({
    correctEarlierHolder: {
      method: 'POST',
      path: '/admin-api/sertifikat/{id}/koreksi',
      access: 'office:verifikasi',
      summary: 'Koreksi nama, nomor, atau masa berlaku sertifikat dari daftar lama, dengan alasan',
      payload: z
        .object({
          id: recordId,
          version: seenVersion,
          nama: lineWords('Nama', 250),
          no_sertifikasi: words('Nomor', 80).overwrite(printedNumber).min(3, 'Nomor paling pendek 3 huruf.'),
          valid_from: dayOf('Berlaku mulai').transform((day) => day as Day),
          valid_until: dayOf('Berlaku sampai').transform((day) => day as Day),
          alasan: words('Alasan', 2000).min(20, 'Tulis alasan yang dapat dipahami pemegang, paling sedikit 20 huruf.'),
        })
        .refine(({ valid_from, valid_until }) => valid_from < valid_until, {
          path: ['valid_until'],
          error: 'Berlaku sampai harus sesudah berlaku mulai.',
          ...ruleOf('valid_from', 'valid_until'),
        }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND', 'STALE', 'CERTIFICATE_STATUS', 'CERTIFICATE_PRINTED'],
    },
  }),
}
