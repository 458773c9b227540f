import { Alert, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Link, useNotify } from 'react-admin'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { mayWrite } from '../../../../office/session/me.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import { accountsInWords } from '../../bank-accounts/rules.ts'
import type { PageProps } from './page-props.ts'

/** Where invoices are paid to, or the decision to do without for now. */
export const AccountsPage = ({ readiness, again }: PageProps) => {
  const mayPropose = mayWrite(useMe(), { permission: 'keuangan' })
  return (
    <Stack spacing={3}>
      <Without decided={readiness.tanpa_rekening} again={again} />
      <Current />
      {mayPropose ? (
        <Button component={Link} to="/rekening/create" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Tetapkan rekening
        </Button>
      ) : (
        <Alert severity="info">Bagian ini diisi petugas dengan izin keuangan.</Alert>
      )}
    </Stack>
  )
}

/** The accounts in force. */
function Current() {
  const { asked, again } = useAsked('accounts in force', () =>
    office.listAccountList({ status: 'berlaku', perPage: 1, sort: 'id', order: 'desc' }),
  )
  return (
    <AnswerState asked={asked} again={again}>
      {({ data: [current] }) => <Typography>{`Sekarang: ${accountsInWords(current?.rekening ?? [])}.`}</Typography>}
    </AnswerState>
  )
}

function Without({ decided, again }: { decided: boolean; again: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const mayDecide = mayWrite(useMe(), { permission: 'keuangan' })

  async function decide(tanpa_rekening: boolean): Promise<void> {
    setBusy(true)
    try {
      await office.decideAccounts({ tanpa_rekening })
      again()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
    setBusy(false)
  }

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={decided}
            disabled={isBusy || !mayDecide}
            onChange={(_event, checked) => void decide(checked)}
          />
        }
        label="Tanpa rekening dahulu"
      />
      <Typography variant="body2" color="text.secondary">
        Selama tidak ada rekening, invoice tidak menyebut ke mana harus dibayar. Cocok bila semua skema tanpa biaya.
      </Typography>
    </div>
  )
}
