import { Image, Text, View } from '@react-pdf/renderer'
import { BodyLogo } from '../sheet/BodyLogo.tsx'
import { ContourField } from '../sheet/ContourField.tsx'
import { QrCode } from '../sheet/QrCode.tsx'
import { figure } from '../sheet/roles.ts'
import { houseStyles, usePaper } from '../sheet/style.ts'
import type { CertificateFacts } from './facts.ts'

interface BandProps {
  facts: Pick<CertificateFacts, 'nama_lembaga' | 'foto' | 'tautan_periksa'>
  width: number
  height: number
}

/** The certifying body, the holder’s portrait and the code to verify the certificate, over the house motif. */
export function CertificateBand({ facts: { nama_lembaga, foto, tautan_periksa }, width, height }: BandProps) {
  const styles = useStyles()
  const { dasar_hukum } = usePaper()
  return (
    <View style={[styles.band, { width, height }]}>
      <View style={styles.contours}>
        <ContourField ground="green" terrain={{ width, height, cell: 9, levels: 13, seed: 34 }} />
      </View>
      <View>
        <BodyLogo width={154} height={54} />
        <Text style={styles.body}>{nama_lembaga}</Text>
        <Text style={styles.what}>Lembaga Sertifikasi Kompetensi</Text>
        <Text style={styles.whatEnglish}>Certification Body for Persons</Text>
        {dasar_hukum !== '' && <Text style={styles.basis}>{dasar_hukum}</Text>}
      </View>
      {foto && (
        <View style={styles.frame}>
          <Image {...figure('Pas foto')} src={{ data: foto, format: 'jpg' }} style={styles.photo} />
        </View>
      )}
      <View style={styles.check}>
        <View style={styles.code}>
          <QrCode text={tautan_periksa} size={CODE} />
        </View>
        <Text style={styles.checkText}>Pindai untuk memeriksa keaslian dan status</Text>
        <Text style={styles.whatEnglish}>Scan to verify</Text>
      </View>
    </View>
  )
}

const CODE = 92

const useStyles = houseStyles(({ colour }) => ({
  band: { backgroundColor: colour.primary, padding: 30, paddingTop: 40, justifyContent: 'space-between' },
  contours: { position: 'absolute', top: 0, left: 0 },
  body: {
    fontSize: 14,
    fontWeight: 700,
    lineHeight: 1.3,
    color: colour.white,
    maxLines: 4,
    textOverflow: 'ellipsis',
    marginTop: 10,
    marginBottom: 6,
  },
  what: { fontSize: 8.5, lineHeight: 1.4, color: colour.primaryPale },
  whatEnglish: { fontSize: 7, lineHeight: 1.4, color: colour.primaryPale },
  basis: {
    fontSize: 6.5,
    lineHeight: 1.35,
    color: colour.primaryPale,
    maxLines: 7,
    textOverflow: 'ellipsis',
    marginTop: 6,
  },
  frame: { width: 118, padding: 3, backgroundColor: colour.white, borderRadius: 4 },
  photo: { width: 112, height: 149, objectFit: 'cover', borderRadius: 2 },
  check: {},
  code: { width: CODE + 4, padding: 2, backgroundColor: colour.white, borderRadius: 4, marginBottom: 7 },
  checkText: { fontSize: 8, fontWeight: 500, lineHeight: 1.4, color: colour.white },
}))
