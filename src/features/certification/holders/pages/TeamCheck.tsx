import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { AskForm } from '../../../../ui/search/AskForm.tsx'
import { own, t } from '../../../../ui/words.tsx'
import type { TeamVerdict } from '../contract.ts'
import { TEAM_TEXT } from '../rules.ts'
import { partHref } from './address.ts'
import { Proof } from './Proof.tsx'
import { teamLook } from './team.ts'

export interface TeamData {
  given: { nomor: string; tanggal: string | undefined }
  mistake: string
  verdict: TeamVerdict | null
  address: string
}

const ICONS = { success: CircleCheck, warning: TriangleAlert, error: OctagonX } as const

/** Shows whether a team has one leader and two members with valid certificates on a day. */
export const TeamCheck = ({ data: { given, mistake, verdict, address } }: { data: TeamData }) => (
  <>
    {verdict && <TeamProof verdict={verdict} address={address} />}
    <TeamForm given={given} mistake={mistake} />
  </>
)

function TeamProof({ verdict, address }: { verdict: TeamVerdict; address: string }) {
  const on = longDay(verdict.tanggal)
  const look = teamLook(verdict)
  return (
    <Proof
      tone={look.tone}
      icon={ICONS[look.tone]}
      word={t(look.word)}
      sentence={look.sentences.map((sentence) => t(sentence)).join(' ')}
      at={verdict.checked_at}
      address={address}
    >
      <DataTable
        caption={t(`Sertifikat anggota tim pada ${on}`)}
        columns={columns((member, nomor) => correctedHref(verdict, member, nomor))}
        rows={verdict.anggota}
        rowKey={(member) => `${member.no_sertifikasi} ${member.keterangan}`}
        empty={null}
      />
    </Proof>
  )
}

type Member = TeamVerdict['anggota'][number]

/** The same check with another number in the place of one that is not in the register. */
function correctedHref({ anggota, tanggal }: TeamVerdict, member: Member, nomor: string): string {
  const numbers = anggota.map((one) => (one === member ? nomor : one.no_sertifikasi))
  return `${partHref('tim')}&${new URLSearchParams({ nomor: numbers.join('\n'), tanggal })}`
}

const columns = (corrected: (member: Member, nomor: string) => string) => [
  {
    header: t('Nomor'),
    cell: (member: Member) => <span className="tabular-nums wrap-break-word">{member.no_sertifikasi}</span>,
  },
  { header: t('Nama'), cell: (member: Member) => own(member.nama ?? '–') },
  { header: t('Kualifikasi'), cell: (member: Member) => own(member.kualifikasi ?? '–') },
  {
    header: t('Hasil'),
    cell: (member: Member) => (
      <>
        <Chip tone={member.berlaku ? 'success' : member.mirip.length > 0 ? 'warning' : 'error'}>
          {t(member.berlaku ? 'Berlaku' : 'Tidak dihitung')}
        </Chip>
        <span className="mt-1 block text-muted text-sm">{t(member.keterangan)}</span>
        {member.mirip.map((nomor) => (
          <Link
            key={nomor}
            to={corrected(member, nomor)}
            className="mt-1 block text-link text-sm [overflow-wrap:anywhere]"
          >
            {t(`Ganti dengan ${nomor}`)}
          </Link>
        ))}
      </>
    ),
  },
]

function TeamForm({ given, mistake }: Pick<TeamData, 'given' | 'mistake'>) {
  const id = useId()
  return (
    <AskForm
      action={to.holders}
      className="panel no-print space-y-4 p-5 sm:p-6"
      key={`${given.nomor} ${given.tanggal}`}
    >
      <input type="hidden" name="bagian" value="tim" />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-nomor`} className="font-semibold">
          {t('Nomor sertifikat anggota tim')}
        </label>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {t(
            'Satu nomor tiap baris, atau dipisah koma. Tim penyusun Amdal memerlukan paling sedikit satu ketua (KTPA) dan dua anggota (ATPA); ketua kedua tidak dihitung sebagai anggota.',
          )}
        </p>
        <textarea
          id={`${id}-nomor`}
          name="nomor"
          required
          rows={5}
          maxLength={TEAM_TEXT}
          spellCheck={false}
          defaultValue={given.nomor}
          aria-describedby={mistake ? `${id}-mistake ${id}-hint` : `${id}-hint`}
          aria-invalid={mistake ? true : undefined}
          className="textarea w-full"
        />
        {mistake && (
          <p id={`${id}-mistake`} role="alert" className="font-medium text-error text-sm">
            {t(mistake)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <label className="flex min-w-0 flex-col gap-1.5">
          <span className="font-semibold">{t('Tanggal')}</span>
          <span className="text-muted text-sm">{t('Kosongkan untuk hari ini.')}</span>
          <input type="date" name="tanggal" defaultValue={given.tanggal} className="input" />
        </label>
        <button type="submit" className="btn btn-primary">
          {t('Periksa tim')}
        </button>
      </div>
    </AskForm>
  )
}
