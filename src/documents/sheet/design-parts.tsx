import { Image, Text, View } from '@react-pdf/renderer'
import type { DesignedKind, DocumentDesign } from '../../features/platform/document-designs/rules.ts'
import { as, figure } from './roles.ts'
import { houseStyles } from './style.ts'

interface BackgroundProps {
  picture: Uint8Array | null
  width: number
  height: number
}

/** The office’s picture behind a page, cut to its shape; put it first, so that everything else lies above. */
export function Background({ picture, width, height }: BackgroundProps) {
  const styles = useStyles()
  if (!picture) return null
  return (
    <View fixed style={[styles.background, { width, height }]}>
      <Image src={pictureSource(picture)} style={{ width, height, objectFit: 'cover' }} />
    </View>
  )
}

/** A picture of a design as the library reads it. */
export const pictureSource = (picture: Uint8Array) => ({ data: Buffer.from(picture), format: 'png' }) as const

/** Says across the page that it is no document; put it last, so that nothing covers it. */
export function ExampleMark({ shown, width, height }: { shown: boolean; width: number; height: number }) {
  const styles = useStyles()
  if (!shown) return null
  return (
    <View fixed {...as('Sect')} style={[styles.example, { width, height }]}>
      <Text style={styles.exampleText}>CONTOH</Text>
    </View>
  )
}

interface ClosingProps {
  /** The office's closing words; may be empty. */
  text: string
  design: Pick<DocumentDesign<DesignedKind>, 'penandatangan' | 'jabatan' | 'tanda_tangan' | 'stempel'>
}

/** The last words and, beside them, who signs below signature and stamp; each only where the design has it. */
export function Closing({ text, design }: ClosingProps) {
  const styles = useStyles()
  return (
    <View wrap={false} style={styles.closing}>
      <View style={styles.words}>{text !== '' && <Text style={styles.text}>{text}</Text>}</View>
      <Signatory design={design} />
    </View>
  )
}

function Signatory({ design: { penandatangan, jabatan, tanda_tangan, stempel } }: Pick<ClosingProps, 'design'>) {
  const styles = useStyles()
  if (penandatangan === '' && !stempel) return null
  return (
    <View style={styles.signatory}>
      <View style={styles.signing}>
        {tanda_tangan && (
          <Image {...figure('Tanda tangan')} src={pictureSource(tanda_tangan)} style={styles.signature} />
        )}
        {stempel && <Image {...figure('Stempel')} src={pictureSource(stempel)} style={styles.stamp} />}
      </View>
      {penandatangan !== '' && <Text style={styles.name}>{penandatangan}</Text>}
      {jabatan !== '' && <Text style={styles.title}>{jabatan}</Text>}
    </View>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  background: { position: 'absolute', top: 0, left: 0 },
  example: { position: 'absolute', top: 0, left: 0, justifyContent: 'center', alignItems: 'center' },
  exampleText: {
    fontSize: 110,
    fontWeight: 800,
    letterSpacing: 8,
    color: colour.quiet,
    opacity: 0.22,
    transform: 'rotate(-28deg)',
  },
  closing: { flexDirection: 'row', columnGap: 44, marginTop: 5 },
  words: { flex: 1 },
  text: { fontSize: 9, lineHeight: 1.5, color: colour.quiet, marginTop: 7 },
  signatory: { width: 200 },
  signing: { height: 42, justifyContent: 'flex-end' },
  signature: { height: 40, width: 170, marginLeft: 16, objectFit: 'contain', objectPosition: 'left' },
  stamp: { position: 'absolute', left: -32, top: -8, width: 62, height: 62, objectFit: 'contain' },
  name: { fontSize: 10, fontWeight: 700, lineHeight: 1.3, maxLines: 2, textOverflow: 'ellipsis' },
  title: { fontSize: 8.5, lineHeight: 1.4, color: colour.quiet, maxLines: 2, textOverflow: 'ellipsis' },
}))
