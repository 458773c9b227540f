import { useState } from 'react'
import { longDay, longMoment } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import type { Evaluation } from '../contract.ts'
import { type EvaluationResult, FOLLOW_UPS, type FollowUp, RESULTS } from '../rules.ts'
import { AskReview } from './AskReview.tsx'

const TONES: Record<EvaluationResult, Tone> = {
  memenuhi: 'success',
  perlu_pembinaan: 'warning',
  tidak_memenuhi: 'error',
}

/** The pages on which holders take care of a follow-up themselves. */
const NEXT: Record<FollowUp, { label: string; to: string } | null> = {
  tidak_ada: null,
  pemeliharaan_tambahan: { label: 'Lihat kegiatan pemeliharaan', to: to.maintenance },
  uji_ulang: { label: 'Lihat jadwal uji', to: to.certificationSchedules },
  usul_sanksi: null,
}

/** The result, its follow-up and its review; nothing before there is a result. */
export function ReviewResult({ evaluation }: { evaluation: Evaluation }) {
  const { hasil, catatan, tindak_lanjut, reviewed_at } = evaluation
  if (!hasil || !tindak_lanjut || !reviewed_at) return null
  const next = NEXT[tindak_lanjut]
  return (
    <Part title="Hasil">
      <Chip tone={TONES[hasil]}>{RESULTS[hasil]}</Chip>
      <div className="mt-4">
        <Facts
          items={[
            { label: 'Dinilai', value: longMoment(new Date(reviewed_at)) },
            { label: 'Catatan', value: <Words>{catatan ?? '-'}</Words> },
            { label: 'Tindak lanjut', value: FOLLOW_UPS[tindak_lanjut] },
            ...(tindak_lanjut === 'usul_sanksi' ? [{ label: 'Yang terjadi berikutnya', value: <ProposalNote /> }] : []),
          ]}
        />
      </div>
      {next && (
        <ButtonLink to={next.to} variant="outline" className="mt-5">
          {next.label}
        </ButtonLink>
      )}
      <SecondLook key={evaluation.id} evaluation={evaluation} />
    </Part>
  )
}

const ProposalNote = () => (
  <Words>Petugas lain memutuskan apakah sanksi dijatuhkan. Sebelum itu Anda diberi tahu dan dapat menjawab.</Words>
)

function SecondLook({ evaluation }: { evaluation: Evaluation }) {
  const { boleh, sampai, alasan, objected_at, jawaban, reconsidered_at } = evaluation.tinjau
  const [opened] = useState(objected_at)
  const isNews = objected_at !== opened
  if (objected_at) {
    return (
      <section className="mt-6 border-line border-t pt-5">
        <h3 ref={isNews ? focusNow : undefined} tabIndex={-1} className="mb-3 text-lg outline-none">
          Tinjauan
        </h3>
        <Facts
          items={[
            { label: `Diminta ${longMoment(new Date(objected_at))}`, value: <Words>{alasan ?? ''}</Words> },
            reconsidered_at
              ? { label: `Dijawab ${longMoment(new Date(reconsidered_at))}`, value: <Words>{jawaban ?? ''}</Words> }
              : { label: 'Jawaban', value: 'Menunggu jawaban petugas lain' },
          ]}
        />
      </section>
    )
  }
  if (!sampai) return null
  if (!boleh) return <p className="mt-5 text-muted text-sm">Waktu meminta tinjauan berakhir {longDay(sampai)}.</p>
  return <AskReview evaluation={evaluation} until={sampai} />
}

const Words = ({ children }: { children: string }) => (
  <span className="block max-w-[50em] whitespace-pre-line font-normal">{children}</span>
)
