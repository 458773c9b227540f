import { Suspense } from 'react'
import type { Posted } from '../../../../app/routing/page.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { note, t } from '../../../../ui/words.tsx'
import type { FollowedComplaint } from '../contract.ts'
import { bindingOf } from '../parts/binding.ts'
import { PostForm } from '../parts/PostForm.tsx'
import { usePosting } from '../parts/use-posting.ts'
import { trackHref } from './address.ts'
import { caseView } from './case-piece.ts'

interface Props {
  ticket: string
  posted: Posted | null
  followed: FollowedComplaint | null
}

/** Following a complaint by ticket and PIN. */
export function TrackPart({ ticket, posted: first, followed }: Props) {
  const posting = usePosting(first, first?.answer ?? followed)
  const { posted, answer } = posting
  if (answer) {
    const complaint = answer as FollowedComplaint
    const CaseView = caseView.component()
    return (
      <Suspense fallback={<Spinner label="Membuka pengaduan" />}>
        {/* Made anew with each answer, whose title takes the focus. */}
        <CaseView key={complaint.riwayat.length} complaint={complaint} posting={posting} />
      </Suspense>
    )
  }
  return (
    <section id="lacak" aria-labelledby="judul-lacak" className="panel scroll-mt-24 p-5 sm:p-7">
      <h2 id="judul-lacak" className="mb-5 text-xl">
        {t('Lacak pengaduan')}
      </h2>
      <PostForm
        call="trackComplaint"
        action={`${trackHref()}#lacak`}
        posting={posting}
        button={note('track.button') ?? 'Lacak'}
      >
        <Field
          label={t('Nomor tiket')}
          hint={t('Misalnya ADU-2026-0007.')}
          required
          maxLength={20}
          autoComplete="off"
          bind={bindingOf('no_tiket', posted)}
          defaultValue={posted?.given['no_tiket'] ?? ticket}
        />
        <Field
          label="PIN"
          hint={t('Delapan angka dari email tanda terima.')}
          required
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          bind={bindingOf('pin', posted)}
        />
      </PostForm>
    </section>
  )
}
