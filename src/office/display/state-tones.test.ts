import { expect, test } from 'vitest'
import { INVOICE_STATES, type InvoiceState, isOpenInvoice } from '../../features/certification/invoices/state-rules.ts'
import { stateTone } from './state-tones.ts'

test('what is not paid is never green, and what waits for the office stands out', () => {
  const states = Object.keys(INVOICE_STATES) as InvoiceState[]
  expect(states.filter((state) => stateTone(state) === 'success')).toEqual(['lunas'])
  expect(states.filter(isOpenInvoice).map(stateTone)).toEqual(['info', 'warning', 'info'])
  expect(['diajukan', 'diusulkan', 'menunggu'].map(stateTone)).toEqual(['warning', 'warning', 'warning'])
  expect(['dibatalkan', 'kedaluwarsa', 'apa saja'].map(stateTone)).toEqual(['default', 'default', 'default'])
})
