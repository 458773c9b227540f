import { Alert, Box, Chip, Typography } from '@mui/material'
import { Link, Show } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { FormStatistics } from '../../item-statistics/office/parts/FormStatistics.tsx'
import { BankGate } from '../../items/office/parts/BankGate.tsx'
import { OpeningList } from '../../items/office/parts/OpeningList.tsx'
import { FORM_STATES } from '../state-rules.ts'
import { CellTable } from './CellTable.tsx'
import { CutScore } from './CutScore.tsx'
import { FormActions } from './FormActions.tsx'
import { FormItems } from './FormItems.tsx'
import { examPlace, FORM_QUEUE, formTone } from './form-words.ts'
import { PrintPart } from './PrintPart.tsx'

type Form = Answer<'getExamForm'>

/** A form: its cells against the blueprint, its items while it is open, its cut score, its exams, and who did what. */
export const FormPage = () => (
  <BankGate>
    <Show actions={false}>
      <Matter />
    </Show>
  </BankGate>
)

function Matter() {
  const form = useWhole<'getExamForm'>('pembukaan')
  if (!form) return null
  const { id, status, soal } = form
  return (
    <QueueProvider queue={FORM_QUEUE} id={id} waits={form.langkah.includes('rilis')}>
      <RecordPage
        title={`Naskah ${form.kode}`}
        marks={<Chip size="small" color={formTone(status)} label={FORM_STATES[status]} />}
        editable={false}
        actions={<FormActions form={form} />}
      >
        <QueuePlace />
        <FactList
          items={[
            ['Skema', `${form.skema}, versi ${form.skema_versi}`],
            ['Butir dan poin', `${form.butir} butir, ${form.poin} poin`],
            ['Waktu', form.menit === null ? '' : `${form.menit} menit`],
            ['Penyusun', form.penyusun],
            ['Sejak', momentText(form.status_since)],
          ]}
        />
        <Faults faults={form.kekurangan} />
        <Siblings form={form} />
        <Part>Sel terhadap kisi-kisi</Part>
        <CellTable
          caption="Sel terhadap kisi-kisi"
          beside="Ada"
          cells={form.sel.map((cell) => ({ ...cell, beside: cell.ada, isShort: cell.ada !== cell.butir }))}
        />
        <Part>Soal</Part>
        {soal ? <FormItems form={form} items={soal} /> : <Sealed opens={form.dibuka_pada} />}
        {soal ? <PrintPart id={id} /> : null}
        <CutScore form={form} />
        <FormStatistics id={id} />
        <Exams form={form} />
        <Approvals form={form} />
        <Reasons form={form} />
        <OpeningList
          recorded="Setiap kali naskah ini dibuka atau dicetak"
          openings={form.pembukaan}
          lineOf={({ nama, at, cara }) => `${nama}, ${momentText(at)}: ${WAYS[cara]}`}
        />
      </RecordPage>
    </QueueProvider>
  )
}

const Faults = ({ faults }: { faults: string[] }) =>
  faults.length === 0 ? null : (
    <Alert severity="warning" sx={{ mt: 2 }}>
      Naskah ini belum dapat diajukan atau dirilis:
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </Box>
    </Alert>
  )

const Sealed = ({ opens }: { opens: string | null }) => (
  <Alert severity="info">
    Tersegel. {opens === null ? 'Naskah ini belum dipasang pada ujian.' : `Terbuka sejak ${momentText(opens)}.`} Sampai
    saat itu tidak seorang pun melihat soal mana yang ada di dalamnya, penyusunnya pun tidak.
  </Alert>
)

function Siblings({ form: { paralel } }: { form: Form }) {
  if (paralel.length === 0) return null
  return (
    <>
      <Part>Naskah paralel</Part>
      {paralel.map(({ id, kode, status, jangkar, tumpang_tindih }) => (
        <Typography key={id}>
          <Link to={`/naskah/${id}/show`}>{kode}</Link>, {FORM_STATES[status].toLowerCase()}: {jangkar} jangkar bersama
          {tumpang_tindih > 0 ? `, ${tumpang_tindih} soal lain juga sama karena bank terlalu kecil` : ''}
        </Typography>
      ))}
    </>
  )
}

function Exams({ form }: { form: Form }) {
  const set = form.ujian.filter(({ dipasang }) => dipasang)
  const open = form.ujian.filter(({ dipasang, dibatalkan }) => !(dipasang || dibatalkan))
  return (
    <>
      <Part>Ujian</Part>
      {set.length === 0 ? <Typography>Belum dipasang pada ujian.</Typography> : null}
      {set.map((exam) => (
        <ExamLine key={exam.id} exam={exam} />
      ))}
      {form.status === 'dirilis' && open.length > 0 ? (
        <>
          <Typography sx={{ mt: 1 }}>Dapat dipasang pada:</Typography>
          {open.map((exam) => (
            <ExamLine key={exam.id} exam={exam} />
          ))}
        </>
      ) : null}
    </>
  )
}

const ExamLine = ({ exam }: { exam: Form['ujian'][number] }) => (
  <Typography>
    <Link to={`/naskah-jadwal/${exam.id}/show`}>
      {dayRange(exam.start_date, exam.end_date)}, {examPlace(exam)}
    </Link>
    : {exam.peserta} peserta, {exam.lembar} lembar{exam.dibatalkan ? ', dibatalkan' : ''}
  </Typography>
)

const Approvals = ({ form: { persetujuan } }: { form: Form }) => (
  <>
    <Part>Persetujuan</Part>
    {persetujuan.length === 0 ? <Typography>Belum ada. Penyusunnya tidak dapat menyetujui.</Typography> : null}
    {persetujuan.map(({ user_id, nama, at }) => (
      <Typography key={user_id}>
        Disetujui untuk rilis oleh {nama}, {momentText(at)}
      </Typography>
    ))}
  </>
)

function Reasons({ form: { komentar } }: { form: Form }) {
  if (komentar.length === 0) return null
  return (
    <>
      <Part>Alasan</Part>
      {komentar.map(({ id, nama, at, isi }) => (
        <Box key={id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {nama}, {momentText(at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{isi}</Typography>
        </Box>
      ))}
    </>
  )
}

const WAYS: Record<Form['pembukaan'][number]['cara'], string> = {
  layar: 'dibuka di layar',
  buku: 'buku soal dicetak',
  lembar_jawaban: 'lembar jawaban dicetak',
  kunci: 'kunci dicetak',
  rubrik: 'rubrik dicetak',
}
