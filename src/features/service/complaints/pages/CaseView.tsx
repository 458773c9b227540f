import type { ReactNode } from 'react'
import { longDay, longMoment } from '../../../../lib/day.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { languageOfPage, note, own, t } from '../../../../ui/words.tsx'
import type { FollowedComplaint } from '../contract.ts'
import { bindingOf } from '../parts/binding.ts'
import { FilesField } from '../parts/FilesField.tsx'
import { PostForm } from '../parts/PostForm.tsx'
import type { Posting } from '../parts/use-posting.ts'
import { COMPLAINT_KINDS, DESCRIPTION, MOST_FILES } from '../rules.ts'
import { COMPLAINT_STATES } from '../state-rules.ts'
import { trackHref } from './address.ts'

interface Props {
  complaint: FollowedComplaint
  posting: Posting
}

/** A complaint as its reporter follows it: where it stands, what was written, and what can be done. */
export function CaseView({ complaint, posting }: Props) {
  const { no_tiket, jenis_pengaduan, status, created_at, target_jawab, closed_at, putusan } = complaint
  return (
    <section id="lacak" className="scroll-mt-24 space-y-6">
      <div className="panel space-y-4 p-5 sm:p-7">
        <h2 ref={focusNow} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-xl">
          {no_tiket} <Chip tone={closed_at ? 'success' : 'info'}>{t(COMPLAINT_STATES[status])}</Chip>
        </h2>
        <Facts
          beside
          items={[
            { label: t('Jenis pengaduan'), value: t(COMPLAINT_KINDS[jenis_pengaduan]) },
            { label: t('Diterima'), value: t(longMoment(new Date(created_at))) },
            closed_at
              ? { label: t('Ditutup'), value: t(longMoment(new Date(closed_at))) }
              : { label: t('Dijawab paling lambat'), value: t(longDay(target_jawab)) },
            ...(putusan === null ? [] : [{ label: t('Hasil'), value: <Words>{own(putusan)}</Words> }]),
          ]}
        />
        {languageOfPage() && <p className="text-muted text-sm">{note('case.written')}</p>}
      </div>
      <Talk complaint={complaint} />
      <ReplyForm complaint={complaint} posting={posting} />
    </section>
  )
}

const Words = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-pre-line font-normal [overflow-wrap:anywhere]">{children}</span>
)

type Entry = FollowedComplaint['riwayat'][number]

const titleOf = ({ jenis, ke, dari_pelapor }: Entry): string => {
  if (ke) return t(COMPLAINT_STATES[ke])
  if (jenis === 'tindakan') return t('Tindakan kami')
  return t(dari_pelapor ? 'Pesan Anda' : 'Pesan petugas')
}

function Talk({ complaint: { riwayat, uraian, berkas } }: { complaint: FollowedComplaint }) {
  // The first entry is the complaint itself.
  const [first, ...later] = riwayat
  const entries = first ? [{ ...first, isi: uraian, berkas }, ...later] : later
  return (
    <ol aria-label={t('Riwayat')} className="panel px-5 py-4 sm:px-7">
      {entries.map((entry) => (
        <li key={entry.id} className="relative border-line border-l-2 py-2.5 pl-6">
          <span
            aria-hidden
            className="absolute top-4.5 -left-[0.4375rem] size-3 rounded-full border-2 border-primary bg-base-100"
          />
          <p className="font-semibold">{titleOf(entry)}</p>
          <p className="text-muted text-sm">
            <time dateTime={entry.at}>{t(longMoment(new Date(entry.at)))}</time>
          </p>
          {entry.isi && <Words>{entry.dari_pelapor ? entry.isi : own(entry.isi)}</Words>}
          {entry.berkas.length > 0 && <p className="text-muted text-sm">{t(`Lampiran: ${entry.berkas.join(', ')}`)}</p>}
        </li>
      ))}
    </ol>
  )
}

/** The form to reply while the case is open, or to open it again for a while afterwards. */
function ReplyForm({ complaint, posting }: Props) {
  const { no_tiket, boleh_dibalas, reopen_until, status } = complaint
  const { posted } = posting
  const form = {
    posting,
    action: `${trackHref()}#lacak`,
    hidden: { no_tiket, pin: posted?.given['pin'] ?? '' },
  }
  const words = {
    bind: bindingOf('isi', posted),
    rows: 5,
    required: true,
    maxLength: DESCRIPTION.most,
    defaultValue: posted?.refusal ? (posted.given['isi'] ?? '') : '',
  }
  if (boleh_dibalas) {
    return (
      <div className="panel p-5 sm:p-7">
        <PostForm {...form} call="replyToComplaint" button={t('Kirim balasan')}>
          <TextareaField
            label={t(status === 'menunggu_pelapor' ? 'Jawaban Anda atas pertanyaan petugas' : 'Pesan kepada petugas')}
            {...words}
          />
          <FilesField posting={posting} most={MOST_FILES} />
        </PostForm>
      </div>
    )
  }
  if (reopen_until === null) return null
  return (
    <div className="panel p-5 sm:p-7">
      <PostForm {...form} call="reopenComplaint" button={t('Buka kembali')}>
        <TextareaField
          label={t('Alasan membuka kembali')}
          hint={t(`Satu kali, paling lambat ${longDay(reopen_until)}.`)}
          {...words}
        />
      </PostForm>
    </div>
  )
}
