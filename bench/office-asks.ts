import { z } from 'zod'
import { officeApi } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { ROWS } from './office-rows.ts'

type Kind = Record<string, string>

export interface OfficeList {
  path: string
  /** The least rows that the list must have. */
  rows: number
  /** Returns the queries to measure, without the page, given one row of the list. */
  kinds: (row: Record<string, unknown>) => Kind[]
}

/**
 * Lists that stay short: one record or a few, some a year (days, text versions, designs, accounts, rates), one a night,
 * kinds of letter, demonstration files, one examiner's tasks, one person's events, submissions to the ministry, and
 * forms of written exams with the exams that are written by them, and staff with what is their own.
 * kinds of letter, demonstration files, one examiner's tasks, one person's events, submissions to the ministry,
 * readers from outside with what they opened, and forms of written exams with the exams that are written by them.
 */
const NO_LONG_LISTS = [
  ...['listSettings', 'listSiteContent', 'listHoliday', 'listLegalPageVersion', 'listDocumentDesign'],
  ...['listRetentionRun', 'listLetter', 'listKeptMails', 'listScoring', 'listIncident', 'listFigureRows'],
  ...['listAccountList', 'listBackup', 'listBackupPlan', 'listMessageChannel', 'listPhoneWallet'],
  ...['listHonorariumRate', 'listOwnHonorarium', 'listOwnLeave', 'listMinistryColumn', 'listMinistrySubmission'],
  ...['listOwnExamRecord', 'listPersonEvents', 'listMarkedExam'],
  ...['listOwnExamRecord', 'listPersonEvents', 'listExamForm', 'listWrittenExam'],
  ...['listAssessor', 'listMinistryReader', 'listAssessorFolder', 'listAssessorAnswer', 'listMinistrySample'],
  ...['getAssessorOpenings', 'getMinistryReaderOpenings'],
  ...['listSigningCertificate', 'listSigningPlan', 'listPaymentProvider', 'listApiKey', 'listPendingChange'],
  ...['listStaffRecord', 'listOwnCondition', 'listOwnCalibration'],
]

/** Lists that stay shorter than ROWS: of the open duties only the years near their last day are listed. */
const SHORTER: Record<string, number> = { listOpenDuty: ROWS / 5 }

/** Letters that begin a word, letters within words, a word. */
const COMMON = ['pe', 'ing', 'lingkungan']
const RARE = ['a1', 'ab1', 'zqxj']

const day = (daysFromNow: number): string => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)

/** Values for filters that are not columns. */
const FILTERS: Record<string, string[]> = {
  berakhir_sebelum: [day(180)],
  dari: [day(-150)],
  examiner_id: ['1'],
  keahlian: ['limbah'],
  handler_id: ['1'],
  sampai: [day(-150)],
  sejak: [day(-300)],
}

/** Every list of the contract. */
export const officeLists = (): OfficeList[] =>
  Object.entries<Call>(officeApi)
    .filter(([name, call]) => isList(call) && !NO_LONG_LISTS.includes(name))
    .map(([name, call]) => ({ path: call.path, rows: SHORTER[name] ?? ROWS, kinds: (row) => kindsOf(name, call, row) }))

const isList = ({ method, answer }: Call): boolean =>
  method === 'GET' && answer instanceof z.ZodObject && 'data' in answer.shape && 'total' in answer.shape

function kindsOf(name: string, { payload }: Call, row: Record<string, unknown>): Kind[] {
  const { page: _page, perPage: _perPage, order: _order, id: _id, q: _q, sort, ...filters } = payload?.shape ?? {}
  const sorts = valuesOf(sort) ?? []
  const filtered = Object.entries(filters).flatMap(([filter, type]) => {
    // A row may lack what it is filtered by; then some number is asked.
    const values = valuesOf(type) ?? FILTERS[filter] ?? (filter in row ? [String(row[filter] ?? 1)] : undefined)
    if (!values) throw new Error(`${name}: say in bench/office-asks.ts what to ask of the filter ${filter}`)
    return values.map((value) => ({ [filter]: value }))
  })
  const searches = COMMON.flatMap((q) => sorts.map((by) => ({ q, sort: by })))
  return [...sorts.map((by) => ({ sort: by })), ...filtered, ...searches, ...RARE.map((q) => ({ q }))]
}

/** Returns the values of an enumeration or boolean, whatever is wrapped around it. */
function valuesOf(type: unknown): string[] | undefined {
  if (type instanceof z.ZodEnum) return type.options.map(String)
  if (type instanceof z.ZodCodec && type.safeParse('true').data === true) return ['true', 'false']
  const isWrapped = type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodCatch
  return isWrapped ? valuesOf(type.unwrap()) : undefined
}
