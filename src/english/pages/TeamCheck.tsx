import { CircleCheck, OctagonX } from 'lucide-react'
import { englishTo } from '../../english-paths.ts'
import type { TeamVerdict } from '../../features/certification/holders/contract.ts'
import { TEAM_TEXT } from '../../features/certification/holders/rules.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { EnglishSite } from '../english-page.ts'
import { Sentence } from '../Sentence.tsx'
import { qualification } from '../scheme-words.tsx'
import { englishDay, t } from '../text.ts'
import { Proof } from './Proof.tsx'

export interface TeamData {
  given: { nomor: string; tanggal: string | undefined }
  /** The mistake in the numbers, in the words of the Indonesian page. */
  mistake: string
  verdict: TeamVerdict | null
  address: string
}

/** The check that a team has one leader and two members with valid certificates on a day. */
export const TeamCheck = ({ data: { given, mistake, verdict, address } }: { data: TeamData; site: EnglishSite }) => (
  <>
    {verdict && <TeamProof verdict={verdict} address={address} />}
    <TeamForm given={given} mistake={mistake} />
  </>
)

function TeamProof({ verdict, address }: { verdict: TeamVerdict; address: string }) {
  const { memenuhi, kurang, tanggal } = verdict
  const day = englishDay(tanggal)
  return (
    <Proof
      tone={memenuhi ? 'success' : 'error'}
      icon={memenuhi ? CircleCheck : OctagonX}
      word={t(memenuhi ? 'team.complete' : 'team.incomplete')}
      sentence={
        memenuhi ? (
          t('team.completeSentence', { day })
        ) : (
          <>
            {t('team.onDay', { day })}{' '}
            {kurang.map((sentence) => (
              <Sentence key={sentence}>{sentence}</Sentence>
            ))}
          </>
        )
      }
      at={verdict.checked_at}
      address={address}
    >
      <DataTable
        caption={t('team.caption', { day })}
        columns={columns}
        rows={verdict.anggota}
        rowKey={(member) => `${member.no_sertifikasi} ${member.keterangan}`}
        empty={null}
      />
    </Proof>
  )
}

type Member = TeamVerdict['anggota'][number]

const columns = [
  {
    header: t('team.number'),
    cell: (member: Member) => <span className="tabular-nums wrap-break-word">{member.no_sertifikasi}</span>,
  },
  { header: t('holders.name'), cell: (member: Member) => <span lang="id">{member.nama ?? '–'}</span> },
  {
    header: t('holders.qualification'),
    cell: (member: Member) => (member.kualifikasi === null ? '–' : qualification(member.kualifikasi)),
  },
  {
    header: t('team.result'),
    cell: (member: Member) => (
      <>
        <Chip tone={member.berlaku ? 'success' : 'error'}>{t(member.berlaku ? 'team.valid' : 'team.notCounted')}</Chip>
        <span className="mt-1 block text-muted text-sm">
          <Sentence>{member.keterangan}</Sentence>
        </span>
      </>
    ),
  },
]

const TeamForm = ({ given, mistake }: Pick<TeamData, 'given' | 'mistake'>) => (
  <form noValidate action={englishTo.holders} className="panel no-print space-y-4 p-5 sm:p-6">
    <input type="hidden" name="bagian" value="tim" />
    <div className="flex flex-col gap-1.5">
      <label htmlFor="team-numbers" className="font-semibold">
        {t('team.numbers')}
      </label>
      <p id="team-numbers-hint" className="text-muted text-sm">
        {t('team.numbersHint')}
      </p>
      <textarea
        id="team-numbers"
        name="nomor"
        required
        rows={5}
        maxLength={TEAM_TEXT}
        spellCheck={false}
        defaultValue={given.nomor}
        aria-describedby={mistake ? 'team-numbers-mistake team-numbers-hint' : 'team-numbers-hint'}
        aria-invalid={mistake ? true : undefined}
        className="textarea w-full"
      />
      {mistake && (
        <p id="team-numbers-mistake" role="alert" className="font-medium text-error text-sm">
          <Sentence>{mistake}</Sentence>
        </p>
      )}
    </div>
    <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
      <label className="flex min-w-0 flex-col gap-1.5">
        <span className="font-semibold">{t('team.day')}</span>
        <span className="text-muted text-sm">{t('team.dayHint')}</span>
        <input type="date" name="tanggal" defaultValue={given.tanggal} className="input" />
      </label>
      <button type="submit" className="btn btn-primary">
        {t('team.check')}
      </button>
    </div>
  </form>
)
