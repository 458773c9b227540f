import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../../app/calls/browser-client.ts'
import { Refusal } from '../../../../../lib/calls/refusal.ts'
import { longDay } from '../../../../../lib/day.ts'
import { Spinner } from '../../../../../ui/feedback/Spinner.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { RadioField } from '../../../../../ui/form/fields/RadioField.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import type { Application } from '../../contract.ts'

type Targets = Awaited<ReturnType<typeof client.listRescheduleTargets>>

/** Another date of the same scheme, chosen among those with a seat. */
export function Reschedule({ application, onClose }: { application: Application; onClose: () => void }) {
  const { targets, failure } = useTargets(application.id)
  if (failure) return <FormErrors message={failure} className="mt-4" />
  if (!targets) return <Spinner label="Memuat jadwal" />
  if (targets.length === 0) return <p className="mt-3">Belum ada jadwal lain dari skema ini yang masih punya kursi.</p>
  return <Choice application={application} targets={targets} onClose={onClose} />
}

function useTargets(id: number) {
  const [targets, setTargets] = useState<Targets>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    client.listRescheduleTargets({ id }).then(setTargets, (error: unknown) => {
      setFailure(error instanceof Refusal ? error.message : 'Jadwal belum dapat dimuat. Coba lagi sebentar lagi.')
    })
  }, [id])
  return { targets, failure }
}

function Choice({
  application,
  targets,
  onClose,
}: {
  application: Application
  targets: Targets
  onClose: () => void
}) {
  const revalidator = useRevalidator()
  const form = useServerForm({ schedule_id: '' }, async ({ schedule_id }) => {
    await client.rescheduleApplication({
      id: application.id,
      tahap: application.tahap,
      schedule_id: Number(schedule_id),
    })
    onClose()
    await revalidator.revalidate()
  })
  const options = targets.map(({ id, start_date, jam_mulai, zona_waktu, tuk, kuota, terisi }) => {
    const when = start_date ? `${longDay(start_date)}, ${jam_mulai} ${zona_waktu}` : 'Tanggal menyusul'
    return [String(id), `${when}${tuk ? `, ${tuk.kota}` : ''} (sisa ${kuota - terisi} kursi)`] as const
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-3 grid gap-4">
      <p className="text-muted text-sm">
        {application.jadwal.status_jadwal === 'dibatalkan'
          ? 'Jadwal Anda dibatalkan lembaga, jadi perpindahan ini tanpa biaya dan tidak dihitung.'
          : 'Jadwal hanya dapat dipindah satu kali. Tempat Anda di jadwal yang lama dilepas.'}
      </p>
      <RadioField label="Jadwal baru" options={options} bind={form.field('schedule_id')} />
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          Kembali
        </button>
        <SubmitButton busy={form.busy}>Pindah jadwal</SubmitButton>
      </div>
    </form>
  )
}
