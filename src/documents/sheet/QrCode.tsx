import { Path, Svg } from '@react-pdf/renderer'
import { qrDrawing } from '../../lib/graphics/qr-drawing.ts'
import { figure } from './roles.ts'
import { usePaper } from './style.ts'

/** A QR code as a drawing: sharp at any size. */
export function QrCode({ text, size }: { text: string; size: number }) {
  const { colour } = usePaper()
  const { side, path } = qrDrawing(text)
  return (
    <Svg {...figure(`Kode QR: ${text}`)} width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
      <Path d={path} fill={colour.ink} />
    </Svg>
  )
}
