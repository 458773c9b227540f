import { Path, Svg } from '@react-pdf/renderer'
import encodeQR from 'qr'
import { colour } from './sheet.tsx'

/** The quiet zone that readers need around a code, in modules. */
const BORDER = 4

/** A QR code as a drawing: sharp at any size. */
export function QrCode({ text, size }: { text: string; size: number }) {
  const rows = encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <Path d={rows.map(barsOf).join('')} fill={colour.ink} />
    </Svg>
  )
}

/** A bar for each run of dark modules in a row. */
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
