import { useState } from 'react'
import {
  type CalculatorKey,
  calculatorKey,
  NEW_CALCULATOR,
  OPERATIONS,
  pressCalculator,
} from '../../device/calculator-rules.ts'

const KEYS: CalculatorKey[] = [
  ...(['C', '⌫', '±', '÷'] as const),
  ...(['7', '8', '9', '×'] as const),
  ...(['4', '5', '6', '−'] as const),
  ...(['1', '2', '3', '+'] as const),
  ...(['0', ',', '='] as const),
]

const WORDS: Partial<Record<CalculatorKey, string>> = {
  ...{ C: 'Hapus semua', '⌫': 'Hapus satu angka', '±': 'Ganti tanda', ',': 'Koma' },
  ...{ '+': 'Tambah', '−': 'Kurang', '×': 'Kali', '÷': 'Bagi', '=': 'Sama dengan' },
}

/** A calculator of four operations, by its buttons or by the keyboard while one of them has the focus. */
export function CalculatorPanel() {
  const [calculator, setCalculator] = useState(NEW_CALCULATOR)
  const press = (key: CalculatorKey) => setCalculator((now) => pressCalculator(now, key))
  const type = (event: React.KeyboardEvent) => {
    const key = calculatorKey(event.key)
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    press(key)
  }
  return (
    <section aria-label="Kalkulator" className="panel w-full max-w-72 p-4" onKeyDown={type}>
      <output className="mb-3 block overflow-x-auto rounded-box bg-base-200 px-3 py-2 text-right font-semibold text-xl tabular-nums">
        {calculator.tampil}
      </output>
      <div className="grid grid-cols-4 gap-2">
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            aria-label={WORDS[key]}
            onClick={() => press(key)}
            className={`btn px-0 ${(OPERATIONS as readonly string[]).includes(key) || key === '=' ? 'btn-primary' : 'btn-outline'} ${key === '=' ? 'col-span-2' : ''}`}
          >
            {key}
          </button>
        ))}
      </div>
    </section>
  )
}
