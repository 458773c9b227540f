import { Image, View } from '@react-pdf/renderer'
import { figure } from './roles.ts'
import { usePaper } from './style.ts'

interface BodyLogoProps {
  /** The room it may take, in points; it is whole within, whatever its shape. */
  width: number
  height: number
}

/** The body's logo on white; nothing where it has none. */
export function BodyLogo({ width, height }: BodyLogoProps) {
  const { colour, logo } = usePaper()
  if (!logo) return null
  return (
    <View style={{ width, height, padding: 4, backgroundColor: colour.white, borderRadius: 4 }}>
      <Image
        {...figure('Logo lembaga')}
        src={{ data: logo, format: 'png' }}
        style={{ width: width - 8, height: height - 8, objectFit: 'contain' }}
      />
    </View>
  )
}
