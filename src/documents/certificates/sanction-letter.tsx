import { StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Letter } from '../../letters.ts'
import { bodyZone, dayIn, longDay } from '../../lib/day.ts'
import type { LetterBody } from '../mail/letter.ts'
import { renderPaper } from '../render-paper.tsx'
import { BillFacts, BillHead, BillPart } from '../sheet/bill-parts.tsx'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'

export interface SanctionOnPaper {
  penerbit: { nama_lembaga: string; alamat: string }
  /** The case's number. */
  perkara: string
  at: Date
  letter: Letter
  /** The text of the letter, in the words in force. */
  body: LetterBody
  appUrl: string
}

/** Draws the letter on a sanction on paper, for a holder without an account, who gets no mail. */
export const sanctionLetterPdf = (sanction: SanctionOnPaper, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<SanctionLetterSheet {...sanction} />, branding)

function SanctionLetterSheet({ penerbit, perkara, at, letter, body, appUrl }: SanctionOnPaper) {
  const { type } = usePaper()
  const { subject, paragraphs, notes = [] } = body
  const day = longDay(dayIn(bodyZone(), at))
  return (
    <SheetDocument title={`Surat ${perkara}`} author={penerbit.nama_lembaga} subject={subject} at={at}>
      <FramedPage headLeft={penerbit.nama_lembaga} headRight={perkara} foot={`Surat ${perkara} · ${day}`}>
        <BillHead kind="Surat" number={perkara} mark={day} good={false} issuer={penerbit} />
        <BillFacts
          facts={[
            { label: 'Kepada', value: letter.name },
            { label: 'Perihal', value: subject },
          ]}
        />
        <View style={styles.words}>
          {[...paragraphs, ...notes].map((text) => (
            <Text key={text} style={[type.text, styles.paragraph]}>
              {text}
            </Text>
          ))}
        </View>
        {letter.letter === 'sanctionSpared' ? null : <HowToAnswer perkara={perkara} appUrl={appUrl} />}
      </FramedPage>
    </SheetDocument>
  )
}

function HowToAnswer({ perkara, appUrl }: Pick<SanctionOnPaper, 'perkara' | 'appUrl'>) {
  const { type } = usePaper()
  return (
    <BillPart title="Cara menjawab atau mengajukan banding">
      <Text style={type.text}>
        {`Tulislah kepada kami di alamat di atas, dengan menyebut nomor ${perkara}. Atau buat akun di ${appUrl}/register dan isi data diri dengan NIK Anda: sertifikat dan perkara ini lalu tersambung ke akun itu, dan dapat dijawab di sana.`}
      </Text>
    </BillPart>
  )
}

const styles = StyleSheet.create({
  words: { marginTop: 18 },
  paragraph: { marginBottom: 8 },
})
