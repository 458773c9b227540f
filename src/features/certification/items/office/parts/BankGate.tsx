import DrawIcon from '@mui/icons-material/DrawOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Title } from 'react-admin'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { OFFICE_PROBLEMS } from '../../../../../office-problems.ts'

type Gate = Answer<'getItemGate'>

/** Shows a screen of the bank to those for whom it is open; to the others why it is closed, and how it opens. */
export function BankGate({ children }: { children: ReactNode }) {
  const { asked, again } = useAsked('bank-soal', () => office.getItemGate())
  return (
    <AnswerState asked={asked} again={again}>
      {(gate) => (gate.keadaan === 'terbuka' ? children : <Closed gate={gate} again={again} />)}
    </AnswerState>
  )
}

const Closed = ({ gate, again }: { gate: Gate; again: () => void }) => (
  <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '48rem' }}>
    <Title title="Bank soal" />
    <Typography variant="h2" sx={{ mb: 2 }}>
      Bank soal tertutup
    </Typography>
    {gate.keadaan === 'pernah_melatih' ? (
      <Alert severity="warning">{OFFICE_PROBLEMS.ITEMS_TRAINER.message}</Alert>
    ) : (
      <Statement gate={gate} again={again} />
    )}
  </Box>
)

/** The statement of the year, which whoever works on the bank signs once. */
function Statement({ gate: { tahun, pernyataan }, again }: { gate: Gate; again: () => void }) {
  const [agrees, setAgrees] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function sign(): Promise<void> {
    setBusy(true)
    try {
      await office.signItemSecrecy({ tahun, setuju: true })
      again()
    } catch (error) {
      setRefusal(String((error as Error).message))
      setBusy(false)
    }
  }

  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Bank soal terbuka sesudah Anda menandatangani pernyataan kerahasiaan tahun {tahun}. Nama dan waktunya disimpan.
      </Typography>
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        {pernyataan}
      </Alert>
      <FormControlLabel
        control={<Checkbox checked={agrees} onChange={(_event, now) => setAgrees(now)} />}
        label="Saya sudah membaca pernyataan ini dan menyetujuinya."
        sx={{ display: 'flex', mb: 2 }}
      />
      {refusal ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      ) : null}
      <Button variant="contained" startIcon={<DrawIcon />} disabled={!agrees || busy} onClick={() => void sign()}>
        Tandatangani
      </Button>
    </>
  )
}
