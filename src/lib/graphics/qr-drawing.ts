import encodeQR from 'qr'

/** The quiet zone that readers need around a code, in modules. */
const BORDER = 4

/** A QR code as the path of an SVG: a bar for each run of dark modules in a row. `side` is its width in modules. */
export function qrDrawing(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
  return { side: rows.length, path: rows.map(barsOf).join('') }
}

/** A QR code as an SVG picture of its own, dark on white. */
export function qrPicture(text: string): string {
  const { side, path } = qrDrawing(text)
  const ground = `<path fill="#fff" d="M0 0H${side}V${side}H0Z"/>`
  const size = `viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}<path d="${path}"/></svg>`
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
