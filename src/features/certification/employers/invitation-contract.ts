import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { addressesIn } from '../../../lib/identifiers/email-list.ts'
import { employerLimits } from '../../../limits.ts'
import { Employer, OwnEmployers } from './employer-contract.ts'
import { INVITATION_OUTCOME_NAMES } from './invitation-rules.ts'

const NONE = 'RECORD_NOT_FOUND'
const idOnly = z.object({ id: recordId })

const { invitedAtOnce, invitationListMost } = employerLimits
const MISSING = 'Email wajib diisi.'

/** One address or a list of them, as people write and paste it. */
const emailList = z
  .string(MISSING)
  .refine((text) => text.trim() !== '', { error: MISSING, abort: true })
  .max(invitationListMost, {
    error: `Daftar email paling panjang ${invitationListMost} huruf. Undang sebagian dahulu, lalu sisanya.`,
    abort: true,
  })
  .superRefine((text, check) => {
    const list = addressesIn(text)
    const refuse = (message: string) => check.addIssue({ code: 'custom', message })
    if (!list.some(({ email }) => email !== undefined)) refuse('Tulis email yang lengkap, misalnya nama@contoh.co.id.')
    else if (list.length > invitedAtOnce) refuse(`Undang paling banyak ${invitedAtOnce} alamat sekali, lalu sisanya.`)
  })

/** Says what became of each address, and of each line that holds none. */
export const Invited = z.object({
  undangan: z.array(
    z.object({ baris: z.number(), email: z.string(), hasil: z.enum(INVITATION_OUTCOME_NAMES), keterangan: z.string() }),
  ),
  perusahaan: Employer,
})
export type Invited = z.output<typeof Invited>

const invitation = {
  method: 'POST',
  access: 'member',
  payload: idOnly,
} as const

/** The calls by which people are invited to an employer and answer. */
export const employerInvitationCalls = calls({
  inviteToEmployer: {
    method: 'POST',
    path: '/perusahaan/{id}/undangan',
    access: 'member',
    summary: 'Undang pemilik satu atau beberapa alamat email; jawabannya sama, ada akunnya atau tidak',
    payload: z.object({ id: recordId, email: emailList }),
    answer: Invited,
    problems: [NONE, 'TOO_MANY'],
  },
  resendEmployerInvitation: {
    ...invitation,
    path: '/undangan-perusahaan/{id}/kirim-ulang',
    summary: 'Kirim ulang satu undangan perusahaan yang dikelola sendiri',
    answer: Employer,
    problems: [NONE, 'INVITATION_SENT_OFTEN', 'TOO_MANY'],
  },
  withdrawEmployerInvitation: {
    method: 'DELETE',
    path: '/undangan-perusahaan/{id}',
    access: 'member',
    summary: 'Tarik satu undangan perusahaan yang dikelola sendiri',
    payload: idOnly,
    answer: Employer,
    problems: [NONE],
  },
  acceptEmployerInvitation: {
    ...invitation,
    path: '/undangan-perusahaan/{id}/terima',
    summary: 'Terima undangan perusahaan yang dikirim ke alamat email sendiri',
    answer: OwnEmployers,
    problems: [NONE, 'EMPLOYERS_FULL'],
  },
  refuseEmployerInvitation: {
    ...invitation,
    path: '/undangan-perusahaan/{id}/tolak',
    summary: 'Tolak undangan perusahaan yang dikirim ke alamat email sendiri',
    answer: OwnEmployers,
    problems: [NONE],
  },
})
