import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../../app/calls/browser-client.ts'
import { longDay } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Checkbox } from '../../../../../ui/form/fields/Checkbox.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import type { EmployerSchedule, Registered } from '../../contract.ts'
import type { Employer } from '../../employer-contract.ts'
import { OutcomeTable } from './OutcomeTable.tsx'

const scheduleWords = ({ skema, kategori, tanggal_uji, kota, kuota, terisi }: EmployerSchedule): string =>
  [
    `${kategori}: ${skema}`,
    tanggal_uji ? longDay(tanggal_uji) : 'tanggal menyusul',
    ...(kota ? [kota] : []),
    `${kuota - terisi} kursi`,
  ].join(', ')

/** Begins drafts for several members on one date; each completes and sends their own. */
export function Registration({ employer, schedules }: { employer: Employer; schedules: EmployerSchedule[] }) {
  const select = useId()
  const revalidator = useRevalidator()
  const [schedule, setSchedule] = useState('')
  const [chosen, setChosen] = useState<number[]>([])
  const [outcome, setOutcome] = useState<Registered>()
  const { running, failure, run } = useAction()
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const register = () =>
    run('register', async () => {
      setOutcome(undefined)
      const given = { id: employer.id, schedule_id: Number(schedule), anggota: chosen }
      setOutcome(await client.registerEmployerMembers(given))
      setChosen([])
      await revalidator.revalidate()
    })
  return (
    <div className="panel p-5 sm:p-6">
      <h2 className="text-xl">Daftarkan anggota</h2>
      <p className="mt-2 max-w-[45em] text-muted">
        Setiap anggota mendapat draf permohonannya sendiri dan diberi tahu; ia melengkapi dan mengirimnya. Kursi baru
        disimpan sesudah itu.
      </p>
      {schedules.length === 0 ? (
        <p className="mt-4">Belum ada jadwal yang dibuka dan masih punya kursi.</p>
      ) : (
        <div className="mt-4 grid gap-4">
          <div className="grid gap-1.5">
            <label htmlFor={select} className="font-semibold">
              Jadwal
            </label>
            <select
              id={select}
              className="select w-full"
              value={schedule}
              onChange={({ target }) => setSchedule(target.value)}
            >
              <option value="">Pilih…</option>
              {schedules.map((one) => (
                <option key={one.id} value={one.id}>
                  {scheduleWords(one)}
                </option>
              ))}
            </select>
          </div>
          <fieldset className="grid gap-1">
            <legend className="font-semibold">Anggota</legend>
            {employer.anggota.map(({ id, nama, diri_sendiri }) => (
              <Checkbox
                key={id}
                label={diri_sendiri ? `${nama} (Anda)` : nama}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </fieldset>
          {employer.anggota.length === 1 && (
            <p className="text-muted">
              Belum ada anggota lain.{' '}
              <Link to={own.employer(employer.id)} className="text-link">
                Undang anggota
              </Link>
            </p>
          )}
          <FormErrors message={failure} />
          <div>
            <ActionButton variant="primary" busy={running !== undefined} onClick={register}>
              Daftarkan
            </ActionButton>
          </div>
        </div>
      )}
      {outcome && <Outcome outcome={outcome} />}
    </div>
  )
}

/** Shows who was registered, and who was not and why. */
const Outcome = ({ outcome: { terdaftar, ditolak } }: { outcome: Registered }) => (
  <OutcomeTable
    caption="Hasil pendaftaran"
    head="Nama"
    rows={[
      ...terdaftar.map(({ id, nama }) => ({ key: id, name: nama, words: 'Terdaftar', isDone: true })),
      ...ditolak.map(({ id, nama, alasan }) => ({
        ...{ key: id, name: nama || '(tanpa nama)', words: alasan, isDone: false },
      })),
    ]}
  />
)
