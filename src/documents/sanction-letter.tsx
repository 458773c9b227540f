import { renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { SanctionLetter } from '../features/upkeep/sanctions/letters.ts'
import { letterBody } from '../letters.ts'
import { dayIn, longDay } from '../lib/day.ts'
import { BillFacts, BillHead, BillPart } from './bill.tsx'
import { FramedPage, SheetDocument, type } from './sheet.tsx'

export interface PrintedSanction {
  penerbit: { nama: string; alamat: string }
  /** The case's number. */
  perkara: string
  at: Date
  letter: SanctionLetter
  appUrl: string
}

/** What a mail would say of a sanction, on paper: for a holder without an account. */
export const sanctionLetterPdf = (printed: PrintedSanction): Promise<Buffer> =>
  renderToBuffer(<PrintedLetter {...printed} />)

function PrintedLetter({ penerbit, perkara, at, letter, appUrl }: PrintedSanction) {
  const { subject, paragraphs, notes = [] } = letterBody(letter, { appUrl })
  const day = longDay(dayIn('WIB', at))
  return (
    <SheetDocument title={`Surat ${perkara}`} author={penerbit.nama} subject={subject} day={dayIn('WIB', at)}>
      <FramedPage headLeft={penerbit.nama} headRight={perkara} foot={`Surat ${perkara} · ${day}`}>
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

const HowToAnswer = ({ perkara, appUrl }: Pick<PrintedSanction, 'perkara' | 'appUrl'>) => (
  <BillPart title="Cara menjawab atau mengajukan banding">
    <Text style={type.text}>
      {`Tulislah kepada kami di alamat di atas, dengan menyebut nomor ${perkara}. Atau buat akun di ${appUrl}/register dan isi data diri dengan NIK Anda: sertifikat dan perkara ini lalu tersambung ke akun itu, dan dapat dijawab di sana.`}
    </Text>
  </BillPart>
)

const styles = StyleSheet.create({
  words: { marginTop: 18 },
  paragraph: { marginBottom: 8 },
})
