import { longMoment } from '../../../../lib/day.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import type { AppealProgress } from '../contract.ts'

const STATES: Record<AppealProgress['status'], { tone: Tone; words: string }> = {
  diajukan: { tone: 'info', words: 'Sedang diperiksa' },
  diterima: { tone: 'success', words: 'Banding Anda dikabulkan' },
  ditolak: { tone: 'error', words: 'Banding ditolak' },
}

/** Shows how the person's own appeal stands, whether it is against a decision or a sanction. */
export function FiledAppeal({
  filed: { nomor, status, alasan, submitted_at, decided_at, putusan },
}: {
  filed: AppealProgress
}) {
  return (
    <>
      <Chip tone={STATES[status].tone}>{STATES[status].words}</Chip>
      <div className="mt-4">
        <Facts
          items={[
            { label: 'Nomor banding', value: nomor },
            { label: 'Diajukan', value: longMoment(new Date(submitted_at)) },
            { label: 'Diputus', value: decided_at ? longMoment(new Date(decided_at)) : 'Menunggu putusan panel' },
            { label: 'Alasan Anda', value: <Words>{alasan}</Words> },
            ...(putusan ? [{ label: 'Putusan panel', value: <Words>{putusan}</Words> }] : []),
          ]}
        />
      </div>
    </>
  )
}

const Words = ({ children }: { children: string }) => (
  <span className="block max-w-[50em] whitespace-pre-line font-normal">{children}</span>
)
