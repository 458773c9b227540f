import { useRevalidator } from 'react-router'
import { client } from '../../../../../app/calls/browser-client.ts'
import { own } from '../../../../../own-paths.ts'
import { to } from '../../../../../paths.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import type { TrainingDetail } from '../../../../catalogue/schedules/contract.ts'
import type { OpenTraining } from '../../contract.ts'
import { renewedWords } from '../renewed-words.ts'
import { Preparation } from './Preparation.tsx'
import { ScheduleSummary } from './ScheduleSummary.tsx'

/** Before the first page: what the schedule is, what will be asked, and whether one may apply. */
export function Start({ schedule, asked }: { schedule: OpenTraining; asked: TrainingDetail }) {
  const revalidator = useRevalidator()
  const { running, failure, run } = useAction()
  const begin = () =>
    run('begin', async () => {
      await client.startApplication({ id: schedule.id })
      await revalidator.revalidate()
    })
  const elsewhere = schedule.user_training_id
  const renewed = renewedWords(schedule)
  return (
    <div className="wrap py-8 lg:py-12">
      <p className="text-muted">{schedule.category.name}</p>
      <h1 className="mt-1 text-3xl">{schedule.name}</h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start">
        <section className="panel p-5 sm:p-6">
          <h2 className="text-xl">Yang akan Anda isi</h2>
          <Preparation {...asked} units={asked.unit_kompetensi.length} />
          <p className="mt-4 text-muted">Setiap langkah tersimpan, jadi Anda dapat melanjutkannya kapan saja.</p>
          {schedule.status_jadwal === 'penuh' && (
            <div className="mt-5">
              <Alert tone="info">
                Kuota jadwal ini penuh. Mulai permohonan, lalu masuk daftar tunggu; begitu ada kursi, Anda diberi tahu.
              </Alert>
            </div>
          )}
          {renewed && (
            <div className="mt-5">
              <Alert tone={schedule.memperpanjang?.keadaan === 'tenggang' ? 'warning' : 'info'}>
                {renewed} Laporan yang diterima, asesmen, dan berkas Anda terisi otomatis.
              </Alert>
            </div>
          )}
          {!schedule.memenuhi && (
            <div className="mt-5">
              <Alert tone="warning">
                <p className="font-semibold">Anda belum dapat mendaftar:</p>
                <ul className="mt-1 list-disc pl-5">
                  {schedule.kurang.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </Alert>
            </div>
          )}
          <FormErrors message={failure} className="mt-5" />
          <div className="mt-6 flex flex-wrap gap-2">
            {elsewhere !== null ? (
              <ButtonLink to={own.certification(elsewhere)} variant="primary">
                Lihat permohonan Anda
              </ButtonLink>
            ) : (
              schedule.memenuhi && (
                <ActionButton variant="primary" busy={running !== undefined} onClick={begin}>
                  Mulai permohonan
                </ActionButton>
              )
            )}
            <ButtonLink to={to.certificationSchedules} variant="outline">
              Pilih jadwal lain
            </ButtonLink>
          </div>
        </section>
        <section aria-label="Jadwal" className="panel p-5 sm:p-6">
          <ScheduleSummary schedule={schedule} />
        </section>
      </div>
    </div>
  )
}
