import { FormControlLabel, Stack, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { office, type Payload } from '../../../../office/client.ts'
import { inputOf, itemOf } from '../../../../office/fields.ts'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { mayWrite } from '../../../../office/me.ts'
import { useMe } from '../../../../office/me-context.ts'
import type { PageProps } from './Setup.tsx'
import { AfterBody, SetupForm } from './SetupForm.tsx'

const input = inputOf<'updateSiteContent'>()
const account = itemOf<NonNullable<Payload<'updateSiteContent'>['rekening']>[number]>()

/** Where invoices are paid to, or the decision to do without for now. */
export const AccountsPage = ({ readiness, again }: PageProps) => (
  <Stack spacing={3}>
    <Without decided={readiness.tanpa_rekening} again={again} />
    <AfterBody readiness={readiness}>
      <SetupForm page="rekening" record="isi-situs">
        <Rows source={input('rekening')}>
          <Text source={account('bank')} />
          <Text source={account('nomor')} />
          <Text source={account('atas_nama')} />
        </Rows>
      </SetupForm>
    </AfterBody>
  </Stack>
)

function Without({ decided, again }: { decided: boolean; again: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const mayDecide = mayWrite(useMe(), { permission: 'konten' })

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
