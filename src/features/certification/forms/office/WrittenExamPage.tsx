import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, Show, useNotify, useRefresh } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { BankGate } from '../../items/office/parts/BankGate.tsx'
import { FORM_STATES } from '../state-rules.ts'
import { examPlace } from './form-words.ts'

type Exam = Answer<'getWrittenExam'>

/** An exam in writing: its forms, and the codes of its papers without the names. */
export const WrittenExamPage = () => (
  <BankGate>
    <Show actions={false}>
      <Matter />
    </Show>
  </BankGate>
)

function Matter() {
  const exam = useWhole<'getWrittenExam'>('kode')
  if (!exam) return null
  return (
    <RecordPage title={`${exam.skema}, ${dayRange(exam.start_date, exam.end_date)}`} editable={false}>
      <FactList
        items={[
          ['Skema', `${exam.skema}, versi ${exam.skema_versi}`],
          ['Tempat', examPlace(exam)],
          ['Jam', `${exam.jam_mulai}–${exam.jam_selesai} ${exam.zona_waktu}`],
          ['Peserta', String(exam.peserta)],
          ['Lembar', String(exam.lembar)],
        ]}
      />
      <Part>Naskah</Part>
      {exam.naskah.length === 0 ? <Typography>Belum ada naskah pada ujian ini.</Typography> : null}
      {exam.naskah.map(({ form_id, kode, status, lembar }) => (
        <Typography key={form_id}>
          <Link to={`/naskah/${form_id}/show`}>{kode}</Link>, {FORM_STATES[status].toLowerCase()}: {lembar} lembar
        </Typography>
      ))}
      {exam.dapat_diubah ? <Choice key={exam.naskah.map(({ kode }) => kode).join(' ')} exam={exam} /> : null}
      <Part>Kode lembar</Part>
      <Typography sx={{ mb: 1 }}>
        Setiap peserta mendapat satu lembar dengan kode yang tidak menunjukkan orangnya. Siapa mendapat kode mana
        dilihat petugas verifikasi dan penguji ujian ini pada daftar pembagian.
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          pl: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        }}
      >
        {exam.kode.map(({ kode, naskah_kode }) => (
          <Typography key={kode} component="li" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {kode} ({naskah_kode})
          </Typography>
        ))}
      </Box>
    </RecordPage>
  )
}

/** Chooses parallel forms of one series; papers follow at once. */
function Choice({ exam }: { exam: Exam }) {
  const set = exam.naskah.map(({ form_id }) => form_id)
  const [chosen, setChosen] = useState<number[]>(set)
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()

  async function save(): Promise<void> {
    setBusy(true)
    setRefusal(undefined)
    try {
      await office.setExamForms({ id: exam.id, form_ids: chosen, sebelumnya: set })
      notify('Naskah dipasang, lembar peserta dibuat.', { type: 'info' })
      refresh()
    } catch (error) {
      setRefusal(String((error as Error).message))
    } finally {
      setBusy(false)
    }
  }

  if (exam.pilihan.length === 0)
    return (
      <Alert severity="info" sx={{ my: 1 }}>
        Belum ada naskah yang dirilis untuk versi skema ini.{' '}
        <Link to="/naskah/create">Susun naskah dari kisi-kisi</Link>.
      </Alert>
    )
  const isSame = chosen.length === set.length && chosen.every((one) => set.includes(one))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, my: 1 }}>
      <Typography component="legend">Pilih naskah paralel dari satu seri; bergiliran di antara peserta.</Typography>
      {exam.pilihan.map(({ form_id, kode }) => (
        <FormControlLabel
          key={form_id}
          label={kode}
          control={
            <Checkbox
              checked={chosen.includes(form_id)}
              onChange={(_event, now) =>
                setChosen(now ? [...chosen, form_id] : chosen.filter((one) => one !== form_id))
              }
            />
          }
        />
      ))}
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      <Box>
        <Button variant="contained" disabled={busy || isSame} onClick={() => void save()}>
          Pasang naskah
        </Button>
      </Box>
    </Box>
  )
}
