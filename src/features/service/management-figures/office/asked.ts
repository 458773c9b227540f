import { useSearchParams } from 'react-router'
import { addMonths, bodyZone, type Day, dayIn, isDay } from '../../../../lib/day.ts'
import { CHAPTER_NAMES, type Chapter, NARROWINGS, type Narrowing } from '../rules.ts'

/** The state of the screen, all of it in the address. */
export interface ReportAddress {
  bab: Chapter
  asked: { dari: Day; sampai: Day; scheme_id?: number; venue_id?: number; provinsi?: string }
  params: URLSearchParams
  /** Changes some of it; an empty value takes its name out. */
  change: (values: Record<string, string>) => void
  /** The search part of an address in which some of it differs. */
  with: (values: Record<string, string>) => string
}

const MONTHS = 12
const NARROWING_NAMES = Object.keys(NARROWINGS) as Narrowing[]

const dayOr = (text: string | null, otherwise: Day): Day => (text !== null && isDay(text) ? text : otherwise)

function paramsWith(params: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) value === '' ? next.delete(name) : next.set(name, value)
  return next
}

/** Twelve months up to today, and the first chapter, where the address says nothing else. */
export function useReportAddress(): ReportAddress {
  const [params, setParams] = useSearchParams()
  const today = dayIn(bodyZone(), new Date())
  const narrowed = NARROWING_NAMES.flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, name === 'provinsi' ? value : Number(value)]]
  })
  return {
    bab: CHAPTER_NAMES.find((name) => name === params.get('bab')) ?? 'permohonan',
    asked: {
      dari: dayOr(params.get('dari'), addMonths(today, -MONTHS)),
      sampai: dayOr(params.get('sampai'), today),
      ...Object.fromEntries(narrowed),
    },
    params,
    change: (values) => setParams(paramsWith(params, values)),
    with: (values) => `?${paramsWith(params, values)}`,
  }
}
