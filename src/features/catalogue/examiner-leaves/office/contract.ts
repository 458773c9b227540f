import { z } from 'zod'
import { anyWords, dayOf, recordId, reference } from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

/** When somebody is away, both days included. */
const days = z.object({
  sejak: dayOf('Sejak'),
  sampai: dayOf('Sampai'),
  /** For the office only. */
  keterangan: anyWords('Keterangan', 500),
})

function refuseDisorder(
  { sejak, sampai }: { sejak: string; sampai: string },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['sampai'], message })
  if (sampai < sejak) refuse('Hari terakhir tidak boleh sebelum hari pertama.')
  if (Date.parse(sampai) - Date.parse(sejak) > LONGEST_DAYS * DAY_MS) refuse('Paling lama satu tahun sekaligus.')
}

const whose = { examiner_id: reference('penguji') }
const record = days.extend({ ...whose, penguji: z.string() })

export const leaveResource = resource({
  noun: 'ExaminerLeave',
  name: 'penguji-berhalangan',
  title: 'hari berhalangan penguji',
  access: 'office:verifikasi',
  form: days.extend(whose).superRefine(refuseDisorder, ruleOf('sejak', 'sampai')),
  record,
  filters: { examiner_id: recordId, sejak: dayOf('Sejak'), sampai: dayOf('Sampai') },
  sort: ['sejak', 'sampai', 'penguji', 'id'],
  order: 'desc',
})

/** The leaves of the examiner who is logged in. */
export const ownLeaveResource = resource({
  noun: 'OwnLeave',
  name: 'berhalangan-saya',
  title: 'hari berhalangan sendiri',
  access: 'office:penguji',
  form: days.superRefine(refuseDisorder, ruleOf('sejak', 'sampai')),
  record,
  sort: ['sejak', 'sampai', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'create', 'update', 'remove'],
})

export const leaveOfficeCalls = { ...resourceCalls(leaveResource), ...resourceCalls(ownLeaveResource) }
