import DrawIcon from '@mui/icons-material/DrawOutlined'
import { Alert, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { OFFICE_PROBLEMS } from '../../../../../office-problems.ts'
import type { GateState } from '../../secrecy-rules.ts'

interface Props {
  gate: { keadaan: GateState; tahun: number; pernyataan: string }
  /** What opens by it: 'Bank soal'. */
  opens: string
  sign: () => Promise<unknown>
  again: () => void
}

/** Says why the bank is closed to a person: they trained somebody, or have not signed the statement of the year yet. */
export function SecrecyStatement({ gate: { keadaan, tahun, pernyataan }, opens, sign, again }: Props) {
  const [agrees, setAgrees] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await sign()
      again()
    } catch (error) {
      setRefusal(String((error as Error).message))
      setBusy(false)
    }
  }

  if (keadaan === 'pernah_melatih') return <Alert severity="warning">{OFFICE_PROBLEMS.ITEMS_TRAINER.message}</Alert>
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {opens} terbuka sesudah Anda menandatangani pernyataan kerahasiaan tahun {tahun}. Nama dan waktunya disimpan.
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
      <Button variant="contained" startIcon={<DrawIcon />} disabled={!agrees || busy} onClick={() => void send()}>
        Tandatangani
      </Button>
    </>
  )
}
