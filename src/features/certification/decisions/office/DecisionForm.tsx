import GavelIcon from '@mui/icons-material/GavelOutlined'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/client.ts'
import { OUTCOME_LABELS, outcomeOf } from '../rules.ts'

type Unit = Required<Payload<'decideApplication'>['unit'][number]>

const LEADS_TO = {
  kompeten: 'Sertifikat langsung terbit, dan peserta diberi tahu. Keputusan tidak dapat diubah.',
  belum_kompeten: 'Peserta menerima hasil tiap unit, cara uji ulang, dan batas banding. Keputusan tidak dapat diubah.',
}

/** Decides unit by unit, beginning with what the scores suggest; the whole follows. */
export function DecisionForm({ decision }: { decision: Answer<'getDecision'> }) {
  const [units, setUnits] = useState(() => decision.rekomendasi.map((one): Unit => ({ ...one, catatan: '' })))
  const [alasan, setAlasan] = useState('')
  const [tidak_terlibat, setUninvolved] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [open, setOpen] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const outcome = outcomeOf(units)
  const { id, tahap } = decision

  const change = (unit: string, more: Partial<Unit>) =>
    setUnits((now) => now.map((one) => (one.unit === unit ? { ...one, ...more } : one)))

  async function decide(): Promise<void> {
    setOpen(false)
    try {
      await office.decideApplication({ id, tahap, unit: units, tidak_terlibat, alasan })
      notify('Keputusan dicatat.', { type: 'success' })
      refresh()
    } catch (error) {
      const { message, body } = error as HttpError
      setErrors(body?.errors ?? {})
      notify(message, { type: 'error' })
    }
  }

  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Pilihan di bawah mengikuti rekomendasi dari nilai penguji. Ubah bila bukti menunjukkan lain.
      </Typography>
      {units.map((one) => (
        <UnitDecision key={one.unit} decided={one} onChange={(more) => change(one.unit, more)} />
      ))}
      {errors['unit'] ? <Alert severity="error">{errors['unit']}</Alert> : null}
      <Alert severity={outcome === 'kompeten' ? 'success' : 'warning'} sx={{ my: 2 }}>
        Hasil keseluruhan: {OUTCOME_LABELS[outcome]}. {LEADS_TO[outcome]}
      </Alert>
      <TextField
        label="Dasar keputusan, tampil kepada peserta"
        value={alasan}
        onChange={({ target }) => setAlasan(target.value)}
        required
        multiline
        minRows={3}
        fullWidth
        error={errors['alasan'] !== undefined}
        helperText={errors['alasan']}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Uninvolved isSo={tidak_terlibat} onChange={setUninvolved} error={errors['tidak_terlibat']} />
      <Button variant="contained" startIcon={<GavelIcon />} onClick={() => setOpen(true)} sx={{ mt: 2 }}>
        Putuskan
      </Button>
      <Confirm
        isOpen={open}
        title={`Putuskan: ${OUTCOME_LABELS[outcome]}`}
        content={LEADS_TO[outcome]}
        confirm="Putuskan"
        onConfirm={() => void decide()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function UnitDecision({ decided, onChange }: { decided: Unit; onChange: (more: Partial<Unit>) => void }) {
  const { unit, hasil, catatan } = decided
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {unit}
      </Typography>
      <ToggleButtonGroup
        exclusive
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
        size="small"
        value={hasil}
        onChange={(_event, chosen: Unit['hasil'] | null) => chosen && onChange({ hasil: chosen })}
        aria-label={`Keputusan ${unit}`}
      >
        <ToggleButton value="K" color="success">
          Kompeten
        </ToggleButton>
        <ToggleButton value="BK" color="error">
          Belum kompeten
        </ToggleButton>
      </ToggleButtonGroup>
      <TextField
        label="Catatan untuk peserta"
        value={catatan}
        onChange={({ target }) => onChange({ catatan: target.value })}
        multiline
        fullWidth
        size="small"
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </Box>
  )
}

interface UninvolvedProps {
  isSo: boolean
  onChange: (isSo: boolean) => void
  error: string | undefined
}

/** Only the person knows whether they had a part in a candidate's training (ISO/IEC 17024 clause 6.2). */
const Uninvolved = ({ isSo, onChange, error }: UninvolvedProps) => (
  <FormControl error={error !== undefined} sx={{ display: 'block', mt: 1 }}>
    <FormControlLabel
      control={<Checkbox checked={isSo} onChange={({ target }) => onChange(target.checked)} />}
      label="Saya tidak menguji, melatih, atau berhubungan dengan peserta ini."
    />
    <FormHelperText>{error}</FormHelperText>
  </FormControl>
)
