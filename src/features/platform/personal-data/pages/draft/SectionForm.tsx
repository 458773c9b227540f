import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { ErrorSummary } from '../../../../../ui/form/ErrorSummary.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import type { PersonalDraft } from '../../contract.ts'
import type { Section } from '../../rules.ts'
import { ContactFields } from '../fields/ContactFields.tsx'
import { EducationFields } from '../fields/EducationFields.tsx'
import { FileFields } from '../fields/FileFields.tsx'
import type { FieldSet } from '../fields/field-set.ts'
import { IdentityFields } from '../fields/IdentityFields.tsx'
import { WorkFields } from '../fields/WorkFields.tsx'
import { DraftPageHeading } from './DraftPageHeading.tsx'
import { draftPageTitle, pageAfter, pageBefore, sentencesOf } from './draft-pages.ts'
import { useDraftPath } from './use-draft-path.ts'
import { useFocusAfter } from './use-focus-after.ts'
import type { PersonalForm } from './use-personal-draft.ts'

interface SectionFormProps {
  section: Section
  form: PersonalForm
  isJudged: boolean
  onJudged: () => void
  /** Stands above the fields. */
  children?: ReactNode
}

/** One short page; it leads on once the server has nothing against its fields. */
export function SectionForm({ section, form, isJudged, onJudged, children }: SectionFormProps) {
  const { draft, state, newer } = form
  const navigate = useNavigate()
  const pathOf = useDraftPath()
  const { running, failure, run } = useAction()
  const [attempts, setAttempts] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  useFocusAfter(attempts, summary)
  const errors = isJudged ? sentencesOf(section, state.kesalahan) : {}
  const before = pageBefore(section)

  const goOn = (event: SyntheticEvent) => {
    event.preventDefault()
    void run('go-on', async () => {
      const { kesalahan } = await form.save()
      onJudged()
      if (Object.keys(sentencesOf(section, kesalahan)).length > 0) setAttempts((count) => count + 1)
      else await navigate(pathOf(pageAfter(section)))
    })
  }
  return (
    <section aria-labelledby="langkah">
      <DraftPageHeading title={draftPageTitle(section)} form={form} />
      {children}
      <ErrorSummary ref={summary} errors={errors} />
      <form noValidate onSubmit={goOn} className="panel grid gap-6 p-5 sm:p-7">
        {fieldsFor(section, form, {
          values: draft.values,
          change: draft.change,
          said: { errors, warnings: state.peringatan },
        })}
        <FormErrors message={newer ? undefined : failure} />
        <div className="flex flex-wrap gap-3 border-line border-t pt-6">
          <SubmitButton busy={running === 'go-on'}>Simpan dan lanjut</SubmitButton>
          {before && (
            <ButtonLink to={pathOf(before)} variant="outline">
              Sebelumnya
            </ButtonLink>
          )}
        </div>
      </form>
    </section>
  )
}

function fieldsFor(section: Section, { files, addFile }: PersonalForm, fields: FieldSet<PersonalDraft>): ReactNode {
  switch (section) {
    case 'identitas':
      return <IdentityFields {...fields} />
    case 'alamat':
      return <ContactFields {...fields} />
    case 'pendidikan':
      return <EducationFields {...fields} />
    case 'pekerjaan':
      return <WorkFields {...fields} />
    case 'berkas':
      return <FileFields {...fields} files={files} onUploaded={addFile} />
  }
}
