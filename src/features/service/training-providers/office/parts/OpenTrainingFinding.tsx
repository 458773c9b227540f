import FlagIcon from '@mui/icons-material/FlagOutlined'
import { Button, Link } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { type Answer, office } from '../../../../../office/calls/client.ts'

type Comparison = Answer<'compareTrainings'>['perbandingan'][number]

/** Opens a finding from a difference of pass rates by one press, or leads to the one that was opened. */
export function OpenTrainingFinding({ one: { scheme_id, tahun, skema, finding_id } }: { one: Comparison }) {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()

  async function open(): Promise<void> {
    setBusy(true)
    try {
      const { id } = await office.openTrainingFinding({ scheme_id, tahun })
      notify('Temuan dibuka.', { type: 'success' })
      redirect('show', 'temuan', id)
    } catch (error) {
      setBusy(false)
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  if (finding_id !== null) {
    return (
      <Link component={RouterLink} to={`/temuan/${finding_id}/show`}>
        Lihat temuannya
      </Link>
    )
  }
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FlagIcon />}
      disabled={isBusy}
      onClick={() => void open()}
      aria-label={`Buka temuan dari kelulusan ${skema} tahun ${tahun}`}
    >
      Buka temuan
    </Button>
  )
}
