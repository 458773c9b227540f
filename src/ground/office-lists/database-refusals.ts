import { Problem } from '../../problems.ts'
import { refusalByExclusion } from '../database/exclusion-refusals.ts'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'

/** 'Key (slug)=(x) already exists.' → 'slug'. */
const columnIn = (detail: string | undefined): string => /^Key \("?(\w+)/.exec(detail ?? '')?.[1] ?? 'data'

const invalid = (field: string, text: string): Problem => new Problem('INVALID', { errors: { [field]: [text] } })

/**
 * Turns an error of the database (SQLSTATE 22 and 23) into a refusal with a sentence; returns any other error
 * unchanged.
 */
export function refusalByDatabase(error: unknown): unknown {
  if (error instanceof Problem) return error
  const { code = '', detail } = (error ?? {}) as { code?: string; detail?: string }
  if (code === UNIQUE) return invalid(columnIn(detail), 'Sudah dipakai data lain. Isi dengan yang berbeda.')
  if (code === FOREIGN_KEY) {
    if (detail?.includes('still referenced')) return new Problem('IN_USE')
    return invalid(columnIn(detail), 'Pilihan ini tidak ditemukan. Muat ulang, lalu pilih lagi.')
  }
  const excluded = refusalByExclusion(error)
  if (excluded) return excluded
  if (/^2[23]/.test(code)) return invalid('data', 'Isian tidak dapat disimpan. Periksa lagi nilai-nilainya.')
  return error
}
