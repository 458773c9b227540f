/**
 * Records of a CSV text as RFC 4180 says, and as banks bend it: any delimiter of one sign, any line end, a byte order
 * mark. A blank line is a record of one empty cell. An unclosed quote ends with the text.
 */
export function readCsv(text: string, delimiter: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter)
    record.push(cell.value)
    at = cell.end
    if (text[at] === delimiter) {
      at += 1
      if (at < text.length) continue
      record.push('')
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    records.push(record)
    record = []
  }
  return records
}

interface Cell {
  value: string
  /** The position of the delimiter or line end that follows. */
  end: number
}

function plainCell(text: string, from: number, delimiter: string): Cell {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end).trim(), end }
}

function quotedCell(text: string, from: number, delimiter: string): Cell {
  let value = ''
  let at = from + 1
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { value: (value + text.slice(at)).trim(), end: text.length }
    value += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    value += '"'
    at += 1
  }
  // What follows the closing quote belongs to the cell too: '"a" b' is 'a b'.
  const rest = plainCell(text, at, delimiter)
  return { value: [value.trim(), rest.value].filter(Boolean).join(' '), end: rest.end }
}
