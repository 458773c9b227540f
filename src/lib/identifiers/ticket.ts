import { readPin } from './digits.ts'
import { readNumber } from './number.ts'

const TICKET = /^ADU\W*([\dOIL]{4})\W*([\dOIL]{4,9})$/

/** The number of a complaint as it is printed, 'ADU-2026-0007', of whatever people make of it: 'no. tiket adu 2026 OOO7'. */
export function readTicket(text: string): string {
  const read = readNumber(text).toUpperCase()
  const [, year, number] = TICKET.exec(read) ?? []
  return year === undefined || number === undefined ? read : `ADU-${readPin(year)}-${readPin(number)}`
}
