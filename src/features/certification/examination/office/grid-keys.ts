import type { KeyboardEvent } from 'react'

export interface Place {
  row: number
  column: number
}

const CELL = '[data-row][data-column]'

/** Returns the cell in which an element is; undefined outside of the cells. */
export function gridPlaceOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(CELL) : null
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
}

const controlIn = (cell: Element | null): HTMLElement | null =>
  cell?.querySelector<HTMLElement>('input') ??
  cell?.querySelector<HTMLElement>('[aria-pressed=true]') ??
  cell?.querySelector<HTMLElement>('button') ??
  null

function focusOn(control: HTMLElement | null | undefined): boolean {
  control?.focus()
  if (control instanceof HTMLInputElement) control.select()
  return Boolean(control)
}

/** Tells whether an arrow leaves the text field: from its edge, or when the whole text is selected. */
function leavesWords({ value, selectionStart, selectionEnd }: HTMLInputElement, sideways: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (sideways < 0 ? 0 : value.length)
}

const ROWS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
const COLUMNS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Returns by how many rows a key moves; Enter moves only from a text field, since it presses a button. */
function rowsOf({ key, shiftKey, target }: KeyboardEvent): number | undefined {
  if (key !== 'Enter') return ROWS[key]
  return target instanceof HTMLInputElement ? (shiftKey ? -1 : 1) : undefined
}

/** Moves the focus from cell to cell as in a spreadsheet, by arrows and Enter; Tab works as on any page. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: grid, target, key, ctrlKey, metaKey, altKey } = event
  const at = gridPlaceOf(target)
  if (!at || ctrlKey || metaKey || altKey) return
  const down = rowsOf(event)
  const sideways = COLUMNS[key]
  if (down !== undefined) {
    focusOn(controlIn(nextCell(grid, at, { row: down, column: 0 })))
    event.preventDefault()
  } else if (sideways !== undefined) {
    if (target instanceof HTMLInputElement && !leavesWords(target, sideways)) return
    const moved =
      focusOn(besideButton(target, sideways)) || focusOn(controlIn(nextCell(grid, at, { row: 0, column: sideways })))
    if (moved) event.preventDefault()
  }
}

/** Returns the next cell in a direction, past places where a unit is not examined by a method. */
function nextCell(grid: HTMLElement, from: Place, step: Place): Element | null {
  const places = [...grid.querySelectorAll<HTMLElement>(CELL)].map((cell) => ({ cell, place: gridPlaceOf(cell) }))
  const [isDown, sign] = step.row === 0 ? [false, step.column] : [true, step.row]
  const distance = (place: Place) => (isDown ? place.row - from.row : place.column - from.column) * sign
  const inLine = places.flatMap(({ cell, place }) => {
    const isInLine = place && (isDown ? place.column === from.column : place.row === from.row) && distance(place) > 0
    return isInLine ? [{ cell, far: distance(place) }] : []
  })
  return inLine.toSorted((one, other) => one.far - other.far)[0]?.cell ?? null
}

/** The other button of the same cell. */
function besideButton(target: EventTarget, sideways: number): HTMLElement | null {
  if (!(target instanceof HTMLButtonElement)) return null
  const beside = sideways < 0 ? target.previousElementSibling : target.nextElementSibling
  return beside instanceof HTMLButtonElement ? beside : null
}
