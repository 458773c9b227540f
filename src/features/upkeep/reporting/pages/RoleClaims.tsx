import { useRef, useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { RadioField } from '../../../../ui/form/fields/RadioField.tsx'
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useStateForm } from '../../../../ui/form/use-state-form.ts'
import { ROLE_LABELS } from '../../../certification/applications/rules.ts'
import type { RoleClaim } from '../contract.ts'
import { CLAIMABLE_ROLES, type ClaimableRole, rolesIn } from '../rules.ts'

const LABELS: Record<string, string> = { ...ROLE_LABELS, 'tidak terlibat': 'Tidak terlibat' }
/** 'ketua tim dan anggota tim', in running text. */
const inWords = (roles: string): string =>
  rolesIn(roles)
    .map((role) => (LABELS[role] ?? role).toLowerCase())
    .join(' dan ')

/** One's roles as colleagues report them; each is answered once. */
export function RoleClaims({ claims: listed }: { claims: RoleClaim[] }) {
  const [claims, setClaims] = useState(listed)
  const open = claims.filter(({ jawaban }) => jawaban === null)
  const answered = claims.filter(({ jawaban }) => jawaban !== null)
  const heading = useRef<HTMLHeadingElement>(null)
  const note = (claim: RoleClaim) => {
    setClaims((now) => now.map((other) => (other.id === claim.id ? claim : other)))
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="konfirmasi" className="panel p-5 sm:p-6">
      <h2 id="konfirmasi" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Konfirmasi peran
      </h2>
      <p role="status" className="mt-1 max-w-[47em] text-muted">
        {open.length > 0
          ? `${open.length} dokumen dilaporkan rekan dengan nama Anda. Pastikan perannya benar.`
          : 'Semua sudah Anda jawab. Terima kasih.'}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {open.map((claim) => (
          <li key={claim.id} className="py-5 first:pt-0 last:pb-0">
            <Claim claim={claim} onAnswered={note} />
          </li>
        ))}
      </ul>
      {answered.length > 0 && <AnsweredClaims claims={answered} />}
    </section>
  )
}

const AnsweredClaims = ({ claims }: { claims: RoleClaim[] }) => (
  <Fold title={`Sudah dijawab (${claims.length})`} className="mt-4">
    <ul className="mt-2 divide-y divide-line">
      {claims.map(({ id, judul_dokumen, tahun, peran, peran_menurut }) => (
        <li key={id} className="py-3">
          <p className="font-semibold">{judul_dokumen}</p>
          <div className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
            {tahun}, disebut {inWords(peran)}
            {peran_menurut === null ? (
              <Chip tone="success">Benar</Chip>
            ) : (
              <Chip tone="warning">{`Menurut Anda: ${inWords(peran_menurut)}`}</Chip>
            )}
          </div>
        </li>
      ))}
    </ul>
  </Fold>
)

interface Answer {
  jawaban: string
  peran: string
  catatan: string
}

function Claim({ claim, onAnswered }: { claim: RoleClaim; onAnswered: (claim: RoleClaim) => void }) {
  const { id, judul_dokumen, tahun, pemrakarsa, peran } = claim
  const form = useStateForm<Answer>(
    { jawaban: '', peran: '', catatan: '' },
    async (given) => {
      const isOther = given.jawaban === 'berbeda'
      const answer = {
        jawaban: given.jawaban as 'benar' | 'berbeda',
        peran: isOther && given.peran !== '' ? (given.peran as ClaimableRole) : null,
        catatan: isOther ? given.catatan : '',
      }
      onAnswered(await client.answerRoleClaim({ id, ...answer }))
    },
    `peran:${id}`,
  )
  const { field } = fieldsOf(form.values, form.change, form)
  const roles = CLAIMABLE_ROLES.filter((role) => role !== peran)
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={judul_dokumen} className="grid max-w-2xl gap-4">
      <div>
        <p className="font-semibold">{judul_dokumen}</p>
        <p className="text-muted text-sm">
          {tahun} · {pemrakarsa}
        </p>
        <p className="mt-2">
          Anda disebut sebagai <strong>{inWords(peran)}</strong>.
        </p>
      </div>
      <RadioField
        label="Apakah peran itu benar?"
        options={[
          ['benar', 'Benar'],
          ['berbeda', 'Berbeda'],
        ]}
        bind={field('jawaban')}
      />
      {form.values.jawaban === 'berbeda' && (
        <>
          <SelectField
            label="Peran Anda yang sebenarnya"
            options={roles.map((role) => [role, LABELS[role] ?? role] as const)}
            bind={field('peran')}
          />
          <TextareaField label="Catatan" optional maxLength={500} bind={field('catatan')} />
        </>
      )}
      <FormErrors {...form.summary} />
      <div>
        <SubmitButton busy={form.busy}>Kirim jawaban</SubmitButton>
      </div>
    </form>
  )
}
