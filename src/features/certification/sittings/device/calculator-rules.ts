/** A calculator of four operations that works from left to right, as those on a desk do. */
export interface Calculator {
  /** The digits on its display, with a decimal comma. */
  tampil: string
  /** What was entered before the operation, and the operation; null for none. */
  left: number | null
  operation: Operation | null
  /** True where the next digit begins a new number. */
  isDone: boolean
}

export const OPERATIONS = ['+', '−', '×', '÷'] as const
export type Operation = (typeof OPERATIONS)[number]
export type CalculatorKey = Operation | '=' | ',' | 'C' | '⌫' | '±' | `${number}`

export const NEW_CALCULATOR: Calculator = { tampil: '0', left: null, operation: null, isDone: true }

/** The word on the display where there is no result. */
const NO_RESULT = 'Tidak terdefinisi'
const MOST_DIGITS = 12

/** Reads a display. */
const numberOf = (tampil: string): number => Number(tampil.replace(',', '.').replace('−', '-'))

/** Writes a number with at most twelve digits and a decimal comma. */
function displayOf(value: number): string {
  if (!Number.isFinite(value)) return NO_RESULT
  const rounded = Number(value.toPrecision(MOST_DIGITS))
  return String(rounded).replace('.', ',').replace('-', '−')
}

function calculate(left: number, operation: Operation, right: number): number {
  switch (operation) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    case '÷':
      return right === 0 ? Number.NaN : left / right
    default:
      return operation satisfies never
  }
}

const isOperation = (key: CalculatorKey): key is Operation => (OPERATIONS as readonly string[]).includes(key)

/** Returns the result of what waits; the display itself where nothing does. */
const resultOf = ({ tampil, left, operation }: Calculator): number =>
  left === null || operation === null ? numberOf(tampil) : calculate(left, operation, numberOf(tampil))

function pressDigit(calculator: Calculator, digit: string): Calculator {
  const { tampil, isDone } = calculator
  if (isDone || tampil === '0') return { ...calculator, tampil: digit, isDone: false }
  if (tampil.replaceAll(/\D/g, '').length >= MOST_DIGITS) return calculator
  return { ...calculator, tampil: tampil + digit }
}

function pressComma(calculator: Calculator): Calculator {
  if (calculator.isDone) return { ...calculator, tampil: '0,', isDone: false }
  return calculator.tampil.includes(',') ? calculator : { ...calculator, tampil: `${calculator.tampil},` }
}

/** Returns the calculator after a key. */
export function pressCalculator(calculator: Calculator, key: CalculatorKey): Calculator {
  if (key === 'C' || calculator.tampil === NO_RESULT)
    return key === 'C' ? NEW_CALCULATOR : pressCalculator(NEW_CALCULATOR, key)
  if (isOperation(key)) {
    // An operation pressed after another one takes its place.
    const value = calculator.isDone && calculator.operation !== null ? calculator.left : resultOf(calculator)
    const tampil = displayOf(value ?? 0)
    return tampil === NO_RESULT
      ? { ...NEW_CALCULATOR, tampil }
      : { tampil, left: numberOf(tampil), operation: key, isDone: true }
  }
  if (key === '=') return { ...NEW_CALCULATOR, tampil: displayOf(resultOf(calculator)) }
  if (key === ',') return pressComma(calculator)
  if (key === '±') return { ...calculator, tampil: displayOf(-numberOf(calculator.tampil)) }
  if (key === '⌫') {
    const shorter = calculator.tampil.slice(0, -1)
    return { ...calculator, tampil: calculator.isDone || ['', '−'].includes(shorter) ? '0' : shorter }
  }
  return pressDigit(calculator, key)
}

const KEYBOARD = new Map<string, CalculatorKey>([
  ...OPERATIONS.map((operation) => [operation, operation] as const),
  ...([
    ['-', '−'],
    ['*', '×'],
    ['x', '×'],
    ['/', '÷'],
    [':', '÷'],
    [',', ','],
    ['.', ','],
    ['=', '='],
    ['Backspace', '⌫'],
    ['Delete', 'C'],
  ] as const),
])

/** Returns the key of the calculator for one of the keyboard; undefined for any other. */
export const calculatorKey = (key: string): CalculatorKey | undefined =>
  /^\d$/.test(key) ? (key as CalculatorKey) : KEYBOARD.get(key)
