import type { ApiClient, Opened, Posted } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import type { ComplaintReceipt, ComplaintTerms, FollowedComplaint } from '../../features/service/complaints/contract.ts'
import { to } from '../../paths.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { LinkTabs } from '../../ui/navigation/LinkTabs.tsx'
import { Part } from '../../ui/Part.tsx'
import { englishPage } from '../english-page.ts'
import { PostForm, TextField } from '../form.tsx'
import { EnglishHeader, IndonesianLink } from '../parts.tsx'
import { rich, t } from '../text.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { englishCaseHref } from './case-href.ts'
import { FollowedCase } from './FollowedCase.tsx'

interface Data {
  terms: ComplaintTerms
  /** The outcome of a form of this page. */
  posted: Posted | null
  /** The case again, when a reply to it was refused. */
  followed: FollowedComplaint | null
}

const TICKET_LENGTH = 20
const ON_A_CASE = ['replyToComplaint', 'reopenComplaint']

async function load(client: ApiClient, { posted = undefined }: Opened): Promise<Data> {
  const terms = await client.getComplaintTerms()
  const { no_tiket = '', pin = '' } = posted?.given ?? {}
  const isOnCase = posted?.refusal !== undefined && ON_A_CASE.includes(posted.call)
  const followed = isOnCase ? await client.trackComplaint({ no_tiket, pin }).catch(() => null) : null
  return { terms, posted: posted ?? null, followed }
}

/** Filing a complaint and following it, both by forms that the page itself answers. */
export const complaintPage = englishPage<Data>({
  path: englishTo.complaints,
  indonesian: to.complaints,
  fresh: true,
  load,
  head: ({ at }) => ({
    title: t('complaint.title'),
    description: t('complaint.description'),
    noindex: at.url.search !== '',
  }),
  View: ({ data, at }) => {
    const query = at.url.searchParams
    const ticket = (query.get('tiket') ?? '').slice(0, TICKET_LENGTH)
    const isFiling = data.posted?.call === 'fileComplaint'
    const isTracking = !isFiling && (query.get('tab') === 'lacak' || ticket !== '')
    return (
      <>
        <EnglishHeader
          title={t('complaint.title')}
          intro={t('complaint.intro')}
          crumbs={[{ label: t('complaint.title') }]}
        />
        <div className="wrap space-y-6 py-8 lg:py-12">
          <LinkTabs
            label={t('shell.parts')}
            items={[
              { label: t('complaint.file'), to: englishTo.complaints, current: !isTracking },
              { label: t('complaint.track'), to: englishCaseHref(), current: isTracking },
            ]}
          />
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
            {isTracking ? <TrackPart ticket={ticket} data={data} /> : <FilePart data={data} isFiling={isFiling} />}
            <Process terms={data.terms} />
          </div>
        </div>
      </>
    )
  },
})

function FilePart({ data: { posted, terms }, isFiling }: { data: Data; isFiling: boolean }) {
  if (isFiling && posted?.answer) return <Receipt receipt={posted.answer as ComplaintReceipt} />
  return <ComplaintForm posted={isFiling ? posted : null} today={terms.hari_ini} />
}

/** Ticket and PIN, shown this once. */
const Receipt = ({ receipt: { no_tiket, pin, email } }: { receipt: ComplaintReceipt }) => (
  <section id="form" className="panel scroll-mt-24 space-y-5 p-5 sm:p-7">
    <h2 className="text-xl">{t('receipt.title')}</h2>
    <Facts
      beside
      items={[
        { label: t('receipt.ticket'), value: no_tiket },
        { label: t('receipt.pin'), value: pin },
      ]}
    />
    <Alert tone="warning">
      {rich('receipt.keep', {
        email: (
          <span key="email" className="[overflow-wrap:anywhere]">
            {email}
          </span>
        ),
      })}
    </Alert>
    <p>
      <a href={englishCaseHref(no_tiket)} className="text-link">
        {t('receipt.track')}
      </a>
    </p>
  </section>
)

function TrackPart({ ticket, data: { posted, followed } }: { ticket: string; data: Data }) {
  const complaint = (posted?.answer as FollowedComplaint | undefined) ?? followed
  if (complaint) return <FollowedCase complaint={complaint} posted={posted} />
  return (
    <section id="track" aria-labelledby="track-title" className="panel scroll-mt-24 p-5 sm:p-7">
      <h2 id="track-title" className="mb-5 text-xl">
        {t('track.title')}
      </h2>
      <PostForm call="trackComplaint" action={`${englishCaseHref()}#track`} posted={posted} button={t('track.button')}>
        <TextField
          name="no_tiket"
          label={t('receipt.ticket')}
          hint={t('track.ticketHint')}
          required
          maxLength={TICKET_LENGTH}
          autoComplete="off"
          posted={posted}
          {...(posted ? {} : { defaultValue: ticket })}
        />
        <TextField
          name="pin"
          label={t('receipt.pin')}
          hint={t('track.pinHint')}
          required
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          defaultValue=""
          posted={posted}
        />
      </PostForm>
    </section>
  )
}

/** How complaints are handled and by when, and what an appeal is instead. */
const Process = ({ terms: { terima, validasi, jawab, buka_kembali, banding } }: { terms: ComplaintTerms }) => (
  <aside className="space-y-6">
    <Part title={t('process.title')}>
      <ol className="list-decimal space-y-2 pl-5">
        <li>{t('process.receive', { days: terima })}</li>
        <li>{t('process.validate', { days: validasi })}</li>
        <li>{t('process.examine')}</li>
        <li>{t('process.answer', { days: jawab })}</li>
        <li>{t('process.reopen', { days: buka_kembali })}</li>
      </ol>
      <p className="mt-4">
        <IndonesianLink href={to.serviceFigures}>{t('about.figures')}</IndonesianLink>
      </p>
    </Part>
    <Part title={t('process.language')}>
      <p>{t('process.languageText')}</p>
    </Part>
    <Part title={t('process.appeal')}>
      <p>{t('process.appealText', { days: banding })}</p>
    </Part>
  </aside>
)
