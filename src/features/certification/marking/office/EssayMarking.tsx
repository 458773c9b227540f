import SaveIcon from '@mui/icons-material/SaveOutlined'
import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Title, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router'
import { numberRefusal, readWrittenNumber, writeNumber } from '../../../../lib/written-number.ts'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { SecrecyStatement } from '../../items/office/parts/SecrecyStatement.tsx'

/** The essays that wait for a marker: by code, one question over all papers. */
export const EssayMarking = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
    <Title title="Penilaian esai" />
    <Waiting call="getMarkerGate" payload={{}}>
      {(gate, again) =>
        gate.keadaan === 'terbuka' ? (
          <Open />
        ) : (
          <SecrecyStatement
            gate={gate}
            opens="Esai"
            sign={() => office.signMarkerSecrecy({ tahun: gate.tahun, setuju: true })}
            again={again}
          />
        )
      }
    </Waiting>
  </Box>
)

function Open() {
  const [params, setParams] = useSearchParams()
  const form = Number(params.get('naskah') ?? 0)
  if (form > 0) return <Questions key={form} form={form} onBack={() => setParams({})} />
  return (
    <Waiting call="listEssayForms" payload={{}}>
      {(forms) =>
        forms.length === 0 ? (
          <Alert severity="success">Tidak ada esai yang menunggu nilai Anda.</Alert>
        ) : (
          <Box component="ul" aria-label="Naskah dengan esai" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {forms.map(({ form_id, kode, menunggu }) => (
              <Box component="li" key={form_id} sx={LINE}>
                <Typography sx={{ flex: '1 1 12rem' }}>
                  Naskah <strong>{kode}</strong>: {menunggu} esai menunggu nilai Anda
                </Typography>
                <Button variant="outlined" onClick={() => setParams({ naskah: String(form_id) })}>
                  Nilai
                </Button>
              </Box>
            ))}
          </Box>
        )
      }
    </Waiting>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}

const Questions = ({ form, onBack }: { form: number; onBack: () => void }) => (
  <Waiting call="listEssays" payload={{ id: form }}>
    {({ naskah_kode, soal }, again) => {
      const [question] = soal
      const [paper] = question?.lembar ?? []
      const left = soal.reduce((sum, one) => sum + one.lembar.length, 0)
      return (
        <>
          <Typography variant="h2" sx={{ mb: 1 }}>
            Esai naskah {naskah_kode}
          </Typography>
          {question && paper ? (
            <>
              <Typography variant="body2" color="text.secondary" aria-live="polite">
                Soal nomor {question.nomor}: {question.lembar.length} lembar lagi. Seluruhnya {left} esai.
              </Typography>
              <LinearProgress
                variant="determinate"
                value={100 / (left + 1)}
                aria-label={`${left} esai belum dinilai`}
                sx={{ my: 1, maxWidth: '24rem' }}
              />
              <Essay key={paper.mark_id} question={question} paper={paper} again={left === 1 ? onBack : again} />
            </>
          ) : (
            <Alert severity="success">Semua esai naskah ini sudah Anda nilai.</Alert>
          )}
          <Button onClick={onBack} sx={{ mt: 2 }}>
            Kembali ke daftar
          </Button>
        </>
      )
    }}
  </Waiting>
)

type Question = Answer<'listEssays'>['soal'][number]

interface EssayProps {
  question: Question
  paper: Question['lembar'][number]
  again: () => void
}

const DECIMALS = 2

function Essay({ question, paper, again }: EssayProps) {
  const [texts, setTexts] = useState<Record<number, string>>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const wrongAt = (at: number, most: number) => numberRefusal(texts[at] ?? '', { least: 0, most, decimals: DECIMALS })
  const points = question.rubrik.map((_one, at) => readWrittenNumber(texts[at] ?? '', DECIMALS))
  const isWhole = question.rubrik.every(({ poin }, at) => points[at] !== undefined && !wrongAt(at, poin))
  const total = points.reduce<number>((sum, one) => sum + (one ?? 0), 0)

  async function mark(): Promise<void> {
    setBusy(true)
    try {
      const rincian = points.map((one) => one ?? 0)
      await office.markEssay({ id: paper.mark_id, rincian })
      notify('Nilai disimpan.', { type: 'success' })
      again()
    } catch (error) {
      setRefusal((error as HttpError).message)
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && !isBusy) void mark()
      }}
    >
      <Typography sx={{ my: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{question.soal}</Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mb: 2 }}>
        <Typography variant="body2" color="text.secondary">
          Lembar {paper.kode}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {paper.teks ?? 'Jawabannya tidak diketik. Baca pada lembar kertas dengan kode ini.'}
        </Typography>
      </Box>
      {question.rubrik.map(({ kriteria, poin }, at) => (
        <Box key={kriteria} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 1 }}>
          <Typography sx={{ flex: '1 1 14rem', pt: 1, overflowWrap: 'anywhere' }}>{kriteria}</Typography>
          <TextField
            size="small"
            margin="none"
            autoFocus={at === 0}
            label={`0–${poin}`}
            value={texts[at] ?? ''}
            error={wrongAt(at, poin) !== undefined}
            helperText={wrongAt(at, poin)}
            onChange={({ target }) => setTexts({ ...texts, [at]: target.value })}
            sx={{ width: '7rem' }}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-label': `Poin: ${kriteria}` } }}
          />
        </Box>
      ))}
      {refusal ? (
        <Alert severity="error" sx={{ mb: 1 }} action={<Button onClick={again}>Muat ulang</Button>}>
          {refusal}
        </Alert>
      ) : null}
      <Button type="submit" variant="contained" startIcon={<SaveIcon />} disabled={!isWhole || isBusy} sx={{ mt: 1 }}>
        Simpan {writeNumber(Math.round(total * 100) / 100)} poin, lanjut
      </Button>
    </Box>
  )
}
