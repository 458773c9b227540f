import { useState } from 'react'
import type { Sentences } from '../../../../lib/calls/sentences.ts'
import type { FieldBinding } from '../../../../ui/form/binding.ts'
import { FieldGroup } from '../../../../ui/form/fields/FieldGroup.tsx'
import { RadioField } from '../../../../ui/form/fields/RadioField.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import { PrivateFileField } from '../../../platform/files/parts/PrivateFileField.tsx'
import { type Answers, LONGEST_ESSAY, type Question, SCALE, SCALE_HINT } from '../rules.ts'

interface QuestionFieldsProps {
  questions: readonly Question[]
  answers: Answers
  change: (patch: Record<string, string>) => void
  errors: Sentences
  /** The files among the answers. */
  files?: readonly PrivateFile[]
}

/** Every question with its answer, in their order. */
export function QuestionFields({ questions, answers, change, errors, files = [] }: QuestionFieldsProps) {
  const [sent, setSent] = useState<PrivateFile[]>([])
  const known = [...sent, ...files]
  const values = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? '']))
  const fields = fieldsOf<Record<string, string>>(values, (patch) => change(patch as Record<string, string>), {
    errors,
  })
  const give = (id: string, file: PrivateFile | undefined) => {
    if (file) setSent((now) => [file, ...now])
    change({ [id]: file?.id ?? '' })
  }
  return questions.map((question, at) => (
    <QuestionField
      key={question.id}
      question={question}
      label={`${at + 1}. ${question.teks}`}
      bind={fields.field(question.id)}
      file={known.find((file) => file.id === answers[question.id])}
      give={(file) => give(question.id, file)}
    />
  ))
}

interface QuestionFieldProps {
  question: Question
  label: string
  bind: FieldBinding
  /** The file given as its answer. */
  file: PrivateFile | undefined
  give: (file: PrivateFile | undefined) => void
}

function QuestionField({ question: { jenis, pilihan, wajib }, label, bind, file, give }: QuestionFieldProps) {
  const shared = { label, optional: !wajib }
  switch (jenis) {
    case 'pilihan':
      return <RadioField {...shared} options={pilihan} bind={bind} />
    case 'skala':
      return <ScaleField {...shared} bind={bind} />
    case 'esai':
      return <TextareaField {...shared} rows={5} maxLength={LONGEST_ESSAY} bind={bind} />
    case 'unggah': {
      const { name, error } = bind
      const hint = 'PDF atau gambar, paling besar 2 MB.'
      return (
        <PrivateFileField
          {...shared}
          hint={hint}
          bind={{ name, error }}
          value={file}
          onChange={give}
          jenis="bukti_evaluasi"
        />
      )
    }
  }
}

interface ScaleFieldProps {
  label: string
  optional: boolean
  bind: FieldBinding
}

/** One of five, side by side on every screen. */
function ScaleField({ label, optional, bind }: ScaleFieldProps) {
  const { name, value, onChange, ...said } = bind
  return (
    <FieldGroup label={label} hint={SCALE_HINT} optional={optional} said={said}>
      <div className="grid max-w-md grid-cols-5 gap-1">
        {SCALE.map((each) => (
          <label key={each} className="grid min-h-14 cursor-pointer justify-items-center gap-1 py-1 tabular-nums">
            <input
              {...{ name, onChange }}
              type="radio"
              value={each}
              checked={value === each}
              className="radio radio-primary radio-sm"
            />
            {each}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
