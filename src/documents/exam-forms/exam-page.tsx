import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { renderPaper } from '../render-paper.tsx'
import { as } from '../sheet/roles.ts'
import { SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'
import { ExamTypeContext, examTypeOf, useExamType } from './exam-type.ts'
import { EXAM_TYPEFACE } from './exam-typeface.ts'

/** The facts that every print of a form says of itself. */
export interface ExamPrint {
  nama_lembaga: string
  skema: string
  /** The code of the form. */
  kode: string
  besar: boolean
  /** 'Nama, 30 November 2026 pukul 18.33 WIB' */
  dicetak: string
  made_at: Date
}

/** A4 and what is printed on it, in points. */
const SIDE = 52
const TOP = 46
const BOTTOM = 92
export const EXAM_SHEET = { width: 595.28, height: 841.89, side: SIDE, top: TOP, bottom: BOTTOM }
export const EXAM_ROOM = { width: 595.28 - 2 * SIDE, height: 841.89 - TOP - BOTTOM }

interface ExamPart {
  print: ExamPrint
  title: string
  children: ReactNode
}

/** Returns a part of a form as a document, in its size of type. */
export const examPaper = ({ print, title, children }: ExamPart) => (
  <SheetDocument title={title} author={print.nama_lembaga} subject={`Naskah ${print.kode}`} at={print.made_at}>
    <ExamTypeContext value={examTypeOf(print.besar)}>{children}</ExamTypeContext>
  </SheetDocument>
)

export const renderExamPart = (part: ExamPart, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(examPaper(part), branding)

interface ExamPageProps {
  print: ExamPrint
  /** 'Buku soal' */
  part: string
  /** Counts sheets of one paper; left out, the pages of the whole document are counted. */
  sheet?: { number: number; of: number }
  /** One page for all, on which heights are measured. */
  endless?: boolean
  children: ReactNode
}

const ENDLESS = 10_000_000

/** A page whose foot says form, page, who printed it and when; what does not fit goes on to further pages. */
export function ExamPage({ print, part, sheet, endless = false, children }: ExamPageProps) {
  const styles = useStyles()
  const { type } = usePaper()
  const { text, small } = useExamType()
  return (
    <Page
      size={endless ? [EXAM_SHEET.width, ENDLESS] : 'A4'}
      wrap={!endless}
      style={[type.page, styles.page, { fontSize: text, fontFamily: EXAM_TYPEFACE }]}
    >
      {children}
      <View fixed style={styles.foot}>
        <Text style={[styles.footLeft, { fontSize: small }]}>
          {print.besar ? print.kode : `Naskah ${print.kode} · ${part}`}
        </Text>
        {sheet ? (
          <Text style={[styles.number, { fontSize: small }]}>{`Lembar ${sheet.number} dari ${sheet.of}`}</Text>
        ) : (
          <Text
            style={[styles.number, { fontSize: small }]}
            render={({ pageNumber, totalPages }) => `Halaman ${pageNumber} dari ${totalPages}`}
          />
        )}
      </View>
      <Text fixed style={styles.printed}>{`RAHASIA. Dicetak oleh ${print.dicetak}.`}</Text>
    </Page>
  )
}

export function ExamHeading({ children }: { children: string }) {
  const { heading } = useExamType()
  const { colour } = usePaper()
  return (
    <Text
      minPresenceAhead={60}
      {...as('H2')}
      style={{ fontSize: heading, fontWeight: 700, lineHeight: 1.3, color: colour.ink, marginTop: 12, marginBottom: 4 }}
    >
      {children}
    </Text>
  )
}

const cut = { maxLines: 1, textOverflow: 'ellipsis' } as const

const useStyles = houseStyles(({ colour }) => ({
  page: { paddingTop: TOP, paddingBottom: BOTTOM, paddingHorizontal: SIDE, backgroundColor: colour.white },
  foot: {
    position: 'absolute',
    top: 841.89 - BOTTOM + 10,
    height: 40,
    left: SIDE,
    right: SIDE,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingTop: 5,
    borderTopWidth: 0.7,
    borderTopColor: colour.ink,
  },
  footLeft: { width: '58%', fontWeight: 600, ...cut },
  number: { width: '40%', textAlign: 'right', fontWeight: 600 },
  printed: {
    position: 'absolute',
    top: 841.89 - 38,
    height: 24,
    left: SIDE,
    right: SIDE,
    fontSize: 8,
    color: colour.ink,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
}))
