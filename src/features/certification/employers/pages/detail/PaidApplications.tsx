import { useRevalidator } from 'react-router'
import { client } from '../../../../../app/calls/browser-client.ts'
import { longDay } from '../../../../../lib/day.ts'
import { DataTable } from '../../../../../ui/DataTable.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import type { PaidApplication } from '../../contract.ts'

/** The applications that the employer pays for, as far as it sees them. */
export function PaidApplications({ applications }: { applications: PaidApplication[] }) {
  const revalidator = useRevalidator()
  const { running, failure, run } = useAction()
  const release = (id: number) =>
    run(String(id), async () => {
      await client.releaseEmployerApplication({ id })
      await revalidator.revalidate()
    })
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-xl">Permohonan yang dibayar perusahaan</h2>
      <FormErrors message={failure} />
      <DataTable
        caption="Permohonan yang dibayar perusahaan"
        rows={applications}
        rowKey={({ id }) => id}
        empty={<p className="panel p-5 text-muted">Belum ada permohonan yang dibayar perusahaan.</p>}
        columns={[
          { header: 'Nama', cell: ({ nama }) => nama },
          { header: 'Skema', cell: ({ skema }) => skema },
          { header: 'Tanggal uji', cell: ({ tanggal_uji }) => (tanggal_uji ? longDay(tanggal_uji) : 'Menyusul') },
          { header: 'Tahap', cell: ({ tahap_label }) => tahap_label },
          {
            header: 'Tindakan',
            cell: ({ id, nama, boleh_dilepas }) =>
              boleh_dilepas ? (
                <ActionButton small busy={running === String(id)} onClick={() => release(id)}>
                  Tidak membayar<span className="sr-only"> permohonan {nama}</span>
                </ActionButton>
              ) : (
                '-'
              ),
          },
        ]}
      />
    </div>
  )
}
