import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Form, type HttpError, useNotify, useRefresh } from 'react-admin'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { officeCall, type Values } from '../../../../office/office-call.ts'
import type { OfficeApplication } from '../office-contract.ts'

interface CheckFileProps {
  application: OfficeApplication
  requirement: OfficeApplication['persyaratan'][number]
  /** The next document may be shown. */
  onChecked: () => void
}

/** Says of a document whether it meets its requirement. */
export function CheckFile({ application, requirement, onChecked }: CheckFileProps) {
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  if (application.tahap !== 'diajukan') return null

  async function mark(status: 'sesuai' | 'perlu_perbaikan', catatan: string | null): Promise<unknown> {
    try {
      await officeCall('PUT', `permohonan/${application.id}/persyaratan`, {
        tahap: application.tahap,
        persyaratan: requirement.nama,
        file_id: requirement.berkas?.id,
        status,
        catatan,
      })
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
        <Form onSubmit={(values: Values) => mark('perlu_perbaikan', String(values['catatan'] ?? ''))}>
          <ReasonInput kind="perbaikan" source="catatan" />
          <Button type="submit" variant="contained" sx={{ mb: 2 }}>
            Simpan catatan
          </Button>
        </Form>
      ) : null}
    </>
  )
}
