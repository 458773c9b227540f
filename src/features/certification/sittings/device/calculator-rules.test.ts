import { expect, test } from 'vitest'
import { type CalculatorKey, calculatorKey, NEW_CALCULATOR, pressCalculator } from './calculator-rules.ts'

const after = (keys: string) =>
  [...keys].reduce((calculator, key) => pressCalculator(calculator, key as CalculatorKey), NEW_CALCULATOR).tampil

test.each([
  ['12,5+7,5=', '20'],
  ['0,1+0,2=', '0,3'],
  ['2+3×4=', '20'],
  ['7−9=', '−2'],
  ['5±×3=', '−15'],
  ['1÷3=', '0,333333333333'],
  ['8+×2=', '16'],
  ['4=', '4'],
  ['12⌫', '1'],
  ['9⌫⌫', '0'],
  ['1,2,5', '1,25'],
  [',5', '0,5'],
  ['1234567890123', '123456789012'],
  ['5÷0=', 'Tidak terdefinisi'],
  ['5÷0=7', '7'],
  ['5÷0+', 'Tidak terdefinisi'],
  ['3+4C', '0'],
  ['007', '7'],
  ['5+3=2', '2'],
])('%s shows %s', (keys, shown) => {
  expect(after(keys)).toBe(shown)
})

test('the keyboard presses the same keys, with a point for a comma; other keys press none', () => {
  expect(['7', '*', '/', '.', '-', 'Backspace', 'Escape', 'a', 'toString'].map(calculatorKey)).toEqual([
    ...['7', '×', '÷', ',', '−', '⌫'],
    ...[undefined, undefined, undefined],
  ])
})
