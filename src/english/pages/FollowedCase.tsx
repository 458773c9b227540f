import type { Posted } from '../../app/routing/page.ts'
import { fileRequirements } from '../../features/platform/files/rules.ts'
import type { FollowedComplaint } from '../../features/service/complaints/contract.ts'
import { DESCRIPTION, MOST_FILES } from '../../features/service/complaints/rules.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { FilesField, LongField, PostForm } from '../form.tsx'
import { englishDay, englishMoment, t } from '../text.ts'
import { englishCaseHref } from './case-href.ts'

interface Props {
  complaint: FollowedComplaint
  posted: Posted | null
}

/** A complaint as its reporter follows it: where it stands, what was written, and what can be done. */
export function FollowedCase({ complaint, posted }: Props) {
  const { no_tiket, jenis_pengaduan, status, created_at, target_jawab, closed_at, putusan } = complaint
  return (
    <section id="track" className="scroll-mt-24 space-y-6">
      <div className="panel space-y-4 p-5 sm:p-7">
        <h2 className="flex flex-wrap items-center gap-3 text-xl">
          {no_tiket} <Chip tone={closed_at ? 'success' : 'info'}>{t(`case.${status}`)}</Chip>
        </h2>
        <Facts
          beside
          items={[
            { label: t('complaint.kind'), value: t(`kind.${jenis_pengaduan}`) },
            { label: t('case.received'), value: englishMoment(created_at) },
            closed_at
              ? { label: t('case.closed'), value: englishMoment(closed_at) }
              : { label: t('case.answerBy'), value: englishDay(target_jawab) },
            ...(putusan === null ? [] : [{ label: t('case.outcome'), value: <Written>{putusan}</Written> }]),
          ]}
        />
        <p className="text-muted text-sm">{t('case.written')}</p>
      </div>
      <Talk complaint={complaint} />
      <ReplyForm complaint={complaint} posted={posted} />
    </section>
  )
}

/** A text that staff wrote in Indonesian. */
const Written = ({ children }: { children: string }) => (
  <span lang="id" className="whitespace-pre-line font-normal [overflow-wrap:anywhere]">
    {children}
  </span>
)

type Entry = FollowedComplaint['riwayat'][number]

const titleOf = ({ jenis, ke, dari_pelapor }: Entry): string => {
  if (ke) return t(`case.${ke}`)
  if (jenis === 'tindakan') return t('case.action')
  return t(dari_pelapor ? 'case.yourMessage' : 'case.staffMessage')
}

function Talk({ complaint: { riwayat, uraian, berkas } }: { complaint: FollowedComplaint }) {
  // The first entry is the complaint itself.
  const [first, ...later] = riwayat
  const entries = first ? [{ ...first, isi: uraian, berkas }, ...later] : later
  return (
    <ol aria-label={t('case.history')} className="panel px-5 py-4 sm:px-7">
      {entries.map((entry) => (
        <li key={entry.id} className="relative border-line border-l-2 py-2.5 pl-6">
          <p className="font-semibold">{titleOf(entry)}</p>
          <p className="text-muted text-sm">
            <time dateTime={entry.at}>{englishMoment(entry.at)}</time>
          </p>
          {entry.isi && (
            <span
              lang={entry.dari_pelapor ? undefined : 'id'}
              className="whitespace-pre-line font-normal [overflow-wrap:anywhere]"
            >
              {entry.isi}
            </span>
          )}
          {entry.berkas.length > 0 && (
            <p className="text-muted text-sm">{t('case.files', { names: entry.berkas.join(', ') })}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The form to reply while the case is open, or to open it again for a while afterwards. */
function ReplyForm({ complaint, posted }: Props) {
  const { no_tiket, boleh_dibalas, reopen_until, status } = complaint
  const hidden = { no_tiket, pin: posted?.given['pin'] ?? '' }
  const refused = posted?.refusal ? posted : null
  const form = { action: `${englishCaseHref()}#track`, posted: refused, hidden }
  const words = { name: 'isi', posted: refused, rows: 5, maxLength: DESCRIPTION.most }
  if (boleh_dibalas) {
    return (
      <div className="panel p-5 sm:p-7">
        <PostForm {...form} call="replyToComplaint" button={t('case.sendReply')}>
          <LongField {...words} label={t(status === 'menunggu_pelapor' ? 'case.yourAnswer' : 'case.message')} />
          <FilesField
            name="lampiran"
            posted={refused}
            label={t('complaint.files')}
            hint={t('complaint.filesHint', { count: MOST_FILES })}
            optional
            accept={fileRequirements('lampiran_pengaduan').types.join(',')}
          />
        </PostForm>
      </div>
    )
  }
  if (reopen_until === null) return null
  return (
    <div className="panel p-5 sm:p-7">
      <PostForm {...form} call="reopenComplaint" button={t('case.reopen')}>
        <LongField
          {...words}
          label={t('case.reopenWhy')}
          hint={t('case.reopenHint', { day: englishDay(reopen_until) })}
        />
      </PostForm>
    </div>
  )
}
