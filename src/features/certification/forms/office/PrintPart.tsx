import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { longDay } from '../../../../lib/day.ts'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { type Answer, office, officeUrl } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { PRINT_PARTS, type PrintPart as PrintName } from '../print/print-rules.ts'

type Exam = Answer<'getFormPrint'>['jadwal'][number]

/** Prints the parts of a form; each print is recorded, and says on every page who printed it and when. */
export function PrintPart({ id }: { id: number }) {
  const { asked, again } = useAsked(`cetak naskah ${id}`, () => office.getFormPrint({ id }))
  return (
    <Box>
      <Part>Cetak</Part>
      <Typography sx={{ mb: 1 }}>
        Setiap cetakan dicatat. Nama Anda dan waktunya tertulis di kaki setiap halaman. Jangan simpan berkasnya; cetak,
        lalu hapus.
      </Typography>
      {(['buku', 'kunci', 'rubrik'] as const).map((bagian) => (
        <Sizes key={bagian} id={id} bagian={bagian} />
      ))}
      <AnswerState asked={asked} again={again}>
        {({ jadwal }) => (
          <>
            {jadwal.map((exam) => (
              <Sheets key={exam.schedule_id} id={id} exam={exam} />
            ))}
            {jadwal.length === 0 ? (
              <Typography>
                Naskah ini belum ditetapkan untuk jadwal. Lembar jawaban kosong sudah dapat dicetak.
              </Typography>
            ) : null}
          </>
        )}
      </AnswerState>
      <Sizes id={id} bagian="lembar_jawaban" label="Lembar jawaban kosong" />
    </Box>
  )
}

interface SizesProps {
  id: number
  bagian: PrintName
  label?: string
}

const Sizes = ({ id, bagian, label = PRINT_PARTS[bagian] }: SizesProps) => (
  <Row label={label}>
    <PrintButton href={officeUrl('printForm', { id, bagian })} of={label}>
      Huruf biasa
    </PrintButton>
    <PrintButton href={officeUrl('printForm', { id, bagian, huruf: 'besar' })} of={label}>
      Huruf besar
    </PrintButton>
  </Row>
)

/** The answer sheets of an exam: those of candidates who get large type apart from the others. */
function Sheets({ id, exam: { schedule_id, skema, start_date, jumlah, huruf_besar } }: { id: number; exam: Exam }) {
  const label = `Lembar jawaban ${skema}${start_date ? `, ${longDay(start_date)}` : ''}`
  const ordinary = jumlah - huruf_besar
  const asked = { id, bagian: 'lembar_jawaban', schedule_id } as const
  return (
    <Row label={label}>
      {jumlah === 0 ? <Typography variant="body2">Belum ada peserta dengan kode.</Typography> : null}
      {ordinary > 0 ? (
        <PrintButton href={officeUrl('printForm', asked)} of={label}>
          Huruf biasa ({ordinary})
        </PrintButton>
      ) : null}
      {huruf_besar > 0 ? (
        <PrintButton href={officeUrl('printForm', { ...asked, huruf: 'besar' })} of={label}>
          Huruf besar ({huruf_besar})
        </PrintButton>
      ) : null}
    </Row>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    spacing={1}
    useFlexGap
    sx={{ alignItems: { sm: 'center' }, flexWrap: 'wrap', mb: 1 }}
  >
    <Typography sx={{ minWidth: '16rem', overflowWrap: 'anywhere' }}>{label}</Typography>
    {children}
  </Stack>
)

interface PrintButtonProps {
  href: string
  /** Says what is printed to those who hear the button alone. */
  of: string
  children: ReactNode
}

const PrintButton = ({ href, of, children }: PrintButtonProps) => (
  <Button
    size="small"
    variant="outlined"
    startIcon={<PrintIcon />}
    component="a"
    href={href}
    target="_blank"
    rel="noopener"
    aria-label={`${of}: ${[children].flat().join('')}`}
  >
    {children}
  </Button>
)
