import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { email } from '../../platform/accounts/contract.ts'
import { Employer, OwnEmployers } from './employer-contract.ts'

const NONE = 'RECORD_NOT_FOUND'
const idOnly = z.object({ id: recordId })

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
    summary: 'Undang seseorang menurut alamat emailnya; jawabannya sama, ada akunnya atau tidak',
    payload: z.object({ id: recordId, email }),
    answer: Employer,
    status: 201,
    problems: [NONE, 'INVITATIONS_FULL', 'TOO_MANY'],
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
