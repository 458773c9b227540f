import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { numberRefusal, readWrittenNumber, writeNumber } from '../../../../lib/written-number.ts'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { NEAR_REASONS } from '../../items/mark-rules.ts'
import { BankGate } from '../../items/office/parts/BankGate.tsx'

type NearFit = Answer<'listNearFits'>['jawaban'][number]

/** Answers near the key of a form, by code: a person of the bank says what each is worth. */
export const NearFits = ({ form, onDone }: { form: number; onDone: () => void }) => (
  <BankGate>
    <Waiting call="listNearFits" payload={{ id: form }}>
      {({ naskah_kode, jawaban }, again) => (
        <>
          <Typography variant="h2" sx={{ mb: 1 }}>
            Naskah {naskah_kode}: {jawaban.length} jawaban hampir sesuai kunci
          </Typography>
          {jawaban.length === 0 ? <Alert severity="success">Semua jawaban sudah dilihat.</Alert> : null}
          {jawaban.map((one) => (
            <Judgement key={one.id} one={one} again={again} />
          ))}
          <Button onClick={onDone} sx={{ mt: 2 }}>
            Kembali ke daftar
          </Button>
        </>
      )}
    </Waiting>
  </BankGate>
)

const MOST_DECIMALS = 4

function Judgement({ one, again }: { one: NearFit; again: () => void }) {
  const [text, setText] = useState(writeNumber(one.saran))
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const wrong = numberRefusal(text, { least: 0, most: one.poin_penuh, decimals: MOST_DECIMALS })
  const poin = readWrittenNumber(text, MOST_DECIMALS)

  async function judge(points: number): Promise<void> {
    setBusy(true)
    try {
      await office.judgeNearFit({ id: one.id, poin: points })
      notify('Poin disimpan.', { type: 'success' })
      again()
    } catch (error) {
      setRefusal((error as HttpError).message)
      setBusy(false)
    }
  }

  return (
    <Box
      component="section"
      aria-label={`Lembar ${one.kode}, nomor ${one.nomor}`}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mb: 2 }}
    >
      <Typography variant="body2" color="text.secondary">
        Lembar {one.kode}, nomor {one.nomor}. {NEAR_REASONS[one.sebab]}
      </Typography>
      <Typography sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{one.soal}</Typography>
      <FactList
        items={[
          ['Jawaban', <strong key="jawaban">{one.jawaban}</strong>],
          [
            'Kunci',
            <span key="kunci" style={{ whiteSpace: 'pre-line' }}>
              {one.kunci}
            </span>,
          ],
          ['Poin', `paling banyak ${writeNumber(one.poin_penuh)}, saran ${writeNumber(one.saran)}`],
        ]}
      />
      {refusal ? (
        <Alert severity="error" sx={{ mt: 1 }} action={<Button onClick={again}>Muat ulang</Button>}>
          {refusal}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, alignItems: 'flex-start' }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void judge(one.poin_penuh)}>
          Benar ({writeNumber(one.poin_penuh)})
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void judge(0)}>
          Salah (0)
        </Button>
        <TextField
          size="small"
          margin="none"
          label="Poin lain"
          value={text}
          error={wrong !== undefined}
          helperText={wrong}
          onChange={({ target }) => setText(target.value)}
          sx={{ width: '9rem' }}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        <Button
          disabled={isBusy || wrong !== undefined || poin === undefined}
          onClick={() => void judge(poin ?? 0)}
          sx={{ minHeight: 40 }}
        >
          Beri poin
        </Button>
      </Box>
    </Box>
  )
}
