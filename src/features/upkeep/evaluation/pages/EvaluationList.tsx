import { longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { type Column, DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { EvaluationRow } from '../contract.ts'
import { QUESTIONNAIRE_KINDS, RESULTS } from '../rules.ts'
import { EvaluationChip, isFillable } from './EvaluationChip.tsx'

const COLUMNS: Column<EvaluationRow>[] = [
  {
    header: 'Evaluasi',
    cell: ({ judul, jenis, perihal }) => (
      <>
        <span className="font-semibold">{judul}</span>
        <span className="block text-muted text-sm">
          {QUESTIONNAIRE_KINDS[jenis]}, {perihal}
        </span>
      </>
    ),
  },
  { header: 'Batas waktu', cell: ({ batas_waktu }) => longDay(batas_waktu) },
  { header: 'Status', cell: ({ status }) => <EvaluationChip status={status} /> },
  { header: 'Hasil', cell: ({ hasil }) => (hasil ? RESULTS[hasil] : '-') },
  {
    header: 'Aksi',
    cell: ({ id, status, judul }) => (
      <ButtonLink to={own.evaluationOne(id)} variant={isFillable(status) ? 'primary' : 'outline'} className="btn-sm">
        {isFillable(status) ? (status === 'berlangsung' ? 'Lanjutkan' : 'Isi') : 'Lihat'}
        <span className="sr-only"> {judul}</span>
      </ButtonLink>
    ),
  },
]

/** All of one's evaluations; those to be filled in first. */
export function EvaluationList({ all }: { all: EvaluationRow[] }) {
  const open = all.filter(({ status }) => isFillable(status))
  const done = all.filter(({ status }) => !isFillable(status))
  return (
    <div className="wrap space-y-8 py-8 lg:py-12">
      <div>
        <h1 className="text-3xl">Evaluasi</h1>
        <p className="mt-3 max-w-[47em] text-muted">
          Evaluasi surveilan adalah bagian dari pengawasan pemegang sertifikat. Evaluasi layanan membantu kami
          memperbaiki layanan; jawabannya disimpan tanpa nama.
        </p>
      </div>
      {all.length === 0 && (
        <EmptyState title="Belum ada evaluasi">
          <p>Evaluasi yang dikirimkan kepada Anda tampil di sini, dan Anda diberi tahu melalui email.</p>
        </EmptyState>
      )}
      {open.length > 0 && <EvaluationTable title="Perlu diisi" rows={open} />}
      {done.length > 0 && <EvaluationTable title="Selesai" rows={done} />}
    </div>
  )
}

const EvaluationTable = ({ title, rows }: { title: string; rows: EvaluationRow[] }) => (
  <section>
    <h2 className="mb-3 text-xl">{title}</h2>
    <DataTable caption={title} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} empty={null} />
  </section>
)
