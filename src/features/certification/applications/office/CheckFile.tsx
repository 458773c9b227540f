import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Form, type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/client.ts'
import { inputOf } from '../../../../office/fields.ts'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'

const input = inputOf<'checkRequirement'>()

interface CheckFileProps {
  application: Answer<'getOfficeApplication'>
  requirement: Answer<'getOfficeApplication'>['persyaratan'][number]
  /** The next document may be shown. */
  onChecked: () => void
}

/** Says of a document whether it meets its requirement. */
export function CheckFile({ application, requirement, onChecked }: CheckFileProps) {
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const file_id = requirement.berkas?.id
  if (application.tahap !== 'diajukan' || file_id === undefined) return null

  const mark = async (status: Payload<'checkRequirement'>['status'], catatan: string | null): Promise<unknown> => {
    try {
      const { id, tahap } = application
      await office.checkRequirement({ id, tahap, persyaratan: requirement.nama, file_id, status, catatan })
    } catch (error) {
      const { message, body } = error as HttpError
      notify(message, { type: 'error' })
      return body?.errors
    }
    setIsAsking(false)
    refresh()
    onChecked()
    return undefined
  }

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ my: 2, flexWrap: 'wrap' }}>
        <Button
          variant={requirement.status === 'sesuai' ? 'contained' : 'outlined'}
          color="success"
          onClick={() => void mark('sesuai', null)}
        >
          Sesuai
        </Button>
        <Button
          variant={requirement.status === 'perlu_perbaikan' ? 'contained' : 'outlined'}
          color="warning"
          aria-expanded={isAsking}
          onClick={() => setIsAsking((was) => !was)}
        >
          Perlu perbaikan
        </Button>
      </Stack>
      {isAsking ? (
        <Form noValidate onSubmit={({ catatan = '' }: { catatan?: string }) => mark('perlu_perbaikan', catatan)}>
          <ReasonInput kind="perbaikan" source={input('catatan')} />
          <Button type="submit" variant="contained" sx={{ mb: 2 }}>
            Simpan catatan
          </Button>
        </Form>
      ) : null}
    </>
  )
}
