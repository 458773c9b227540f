import { digest } from '../signing/secret.ts'
import type { BankLine } from './line.ts'

type Content = Pick<BankLine, 'tanggal' | 'keterangan' | 'jumlah'>

/** Identifies what a line says, in any file; `keterangan` as plainWords gives it. */
export const contentPrintOf = ({ tanggal, keterangan, jumlah }: Content): string =>
  digest(`${tanggal}\n${keterangan}\n${jumlah}`)

/**
 * Identifies a line, however often its file is read: by what it says, its account, and its place among equal ones. The
 * first of an unknown account is known by what it says alone, as all lines were before.
 */
export function fingerprintOf(line: Content & Pick<BankLine, 'rekening'> & { urutan: number }): string {
  const content = contentPrintOf(line)
  const { rekening, urutan } = line
  return rekening === null && urutan === 1
    ? content
    : digest(`${content}\n${rekening?.replace(/^0+/, '') ?? ''}\n${urutan}`)
}
