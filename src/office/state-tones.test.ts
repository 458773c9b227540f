import { expect, test } from 'vitest'
import { INVOICE_STATES, type InvoiceState, isOpenInvoice } from '../features/certification/invoices/rules.ts'
import { toneOf } from './state-tones.ts'

test('what is not paid is never green, and what waits for the office stands out', () => {
  const states = Object.keys(INVOICE_STATES) as InvoiceState[]
  expect(states.filter((state) => toneOf(state) === 'success')).toEqual(['lunas'])
  expect(states.filter(isOpenInvoice).map(toneOf)).toEqual(['info', 'warning', 'info'])
  expect(['diajukan', 'diusulkan', 'menunggu'].map(toneOf)).toEqual(['warning', 'warning', 'warning'])
  expect(['dibatalkan', 'kedaluwarsa', 'apa saja'].map(toneOf)).toEqual(['default', 'default', 'default'])
})
