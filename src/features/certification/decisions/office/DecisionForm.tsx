import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import { Alert, Box, Button, Checkbox, FormControl, FormControlLabel, FormHelperText, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActionBar } from '../../../../office/actions/ActionBar.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useNext } from '../../../../office/queue/queue-context.ts'
import { ConfirmDialog } from '../../../../office/screens/ConfirmDialog.tsx'
import { type ComparedUnit, groundsOf } from '../comparison-rules.ts'
import { OUTCOME_LABELS, outcomeOf } from '../rules.ts'
import { DecisionMatrix } from './DecisionMatrix.tsx'
import { useDecision } from './use-decision.ts'

const LEADS_TO = {
  kompeten: 'Sertifikat langsung terbit, dan peserta diberi tahu. Keputusan tidak dapat diubah.',
  belum_kompeten: 'Peserta menerima hasil tiap unit, cara uji ulang, dan batas banding. Keputusan tidak dapat diubah.',
}

interface Props {
  decision: Answer<'getDecision'>
  units: ComparedUnit[]
}

/** Decides unit by unit beside what was found, beginning with what the rule makes of it; the whole follows. */
export function DecisionForm({ decision, units: compared }: Props) {
  const { metode, penguji } = decision
  const { unit: units, change, changeUnit, alasan, tidak_terlibat, errors, check, decide } = useDecision(decision)
  const form = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const next = useNext(true)
  const outcome = outcomeOf(units)

  function ask(): void {
    // The sentences stand beside their fields before one of them is gone to.
    let isReady = false
    flushSync(() => {
      isReady = check()
    })
    setOpen(isReady)
    if (!isReady) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  return (
    <Box ref={form}>
      <DecisionMatrix units={compared} metode={metode} penguji={penguji} decided={units} onChange={changeUnit} />
      {errors['unit'] ? <Alert severity="error">{errors['unit']}</Alert> : null}
      <TextField
        label="Dasar keputusan"
        value={alasan}
        onChange={({ target }) => change({ alasan: target.value })}
        required
        multiline
        minRows={3}
        fullWidth
        error={errors['alasan'] !== undefined}
        helperText={errors['alasan'] ?? 'Tampil kepada peserta.'}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        sx={{ mt: 3 }}
      />
      {alasan === '' ? (
        <Button
          size="small"
          startIcon={<AutoFixHighIcon />}
          onClick={() => change({ alasan: groundsOf(units, { metode, examiners: penguji.length }) })}
        >
          Susun dari temuan
        </Button>
      ) : null}
      <Uninvolved
        isSo={tidak_terlibat}
        onChange={(isSo) => change({ tidak_terlibat: isSo })}
        error={errors['tidak_terlibat']}
      />
      {errors['semua'] ? (
        <Alert severity="error" sx={{ my: 1 }}>
          {errors['semua']}
        </Alert>
      ) : null}
      <ActionBar
        note={
          <span role="status">
            <strong>Hasil keseluruhan: {OUTCOME_LABELS[outcome]}.</strong> {LEADS_TO[outcome]}
          </span>
        }
      >
        <Button variant="contained" startIcon={<GavelIcon />} onClick={ask}>
          Putuskan
        </Button>
      </ActionBar>
      <ConfirmDialog
        open={open}
        title={`Putuskan: ${OUTCOME_LABELS[outcome]}`}
        question={LEADS_TO[outcome]}
        label="Putuskan"
        next={next && { label: 'Putuskan dan berikutnya', goOn: next }}
        onAgree={(goOn) => {
          setOpen(false)
          void decide(goOn)
        }}
        onClose={() => setOpen(false)}
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
      control={
        <Checkbox
          checked={isSo}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { 'aria-invalid': error !== undefined } }}
        />
      }
      label="Saya tidak menguji, melatih, atau berhubungan dengan peserta ini."
    />
    <FormHelperText>{error}</FormHelperText>
  </FormControl>
)
