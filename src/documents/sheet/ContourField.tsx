import { Path, Svg } from '@react-pdf/renderer'
import { contourLines, type Terrain } from '../../lib/graphics/contours.ts'
import { usePaper } from './style.ts'

interface ContourFieldProps {
  terrain: Terrain
  ground: 'green' | 'white'
}

/** The house motif, as a drawing of the terrain's size. */
export function ContourField({ terrain, ground }: ContourFieldProps) {
  const { colour } = usePaper()
  const [line, indexLine] =
    ground === 'green' ? [colour.primaryLine, colour.primaryIndexLine] : [colour.mistLine, colour.mistIndexLine]
  return (
    <Svg width={terrain.width} height={terrain.height} viewBox={`0 0 ${terrain.width} ${terrain.height}`}>
      {contourLines(terrain).map(({ level, d, index }) => (
        <Path key={level} d={d} fill="none" stroke={index ? indexLine : line} strokeWidth={index ? 1.1 : 0.6} />
      ))}
    </Svg>
  )
}
