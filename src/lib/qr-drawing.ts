import encodeQR from 'qr'

/** The quiet zone that readers need around a code, in modules. */
const BORDER = 4

/** A QR code as the path of an SVG: a bar for each run of dark modules in a row. `side` is its width in modules. */
export function qrDrawing(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
  return { side: rows.length, path: rows.map(barsOf).join('') }
}

function barsOf(row: boolean[], y: number): string {
  let bars = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    bars += `M${start} ${y}H${x + 1}V${y + 1}H${start}Z`
  }
  return bars
}
