import { OctagonX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Posted } from '../app/routing/page.ts'
import { Sentence } from './Sentence.tsx'
import { t } from './text.ts'

interface Labelled {
  name: string
  label: string
  hint?: string
  optional?: true
  posted: Posted | null
}

/** Returns the server's sentences on a field; each of several files may have its own. */
function mistakesOf(name: string, posted: Posted | null): string[] {
  const errors = Object.entries(posted?.refusal?.errors ?? {})
  const own = errors.filter(([field]) => field === name || field.startsWith(`${name}.`))
  return [...new Set(own.flatMap(([, sentences]) => sentences))]
}

/** Returns the attributes that tie a control to its label, hint and error. */
function tie({ name, hint, posted }: Pick<Labelled, 'name' | 'hint' | 'posted'>) {
  const isWrong = mistakesOf(name, posted).length > 0
  const described = [isWrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return { id: name, name, 'aria-invalid': isWrong || undefined, 'aria-describedby': described || undefined }
}

/** Hint, and why the field was refused. */
const Words = ({ name, hint, posted }: Pick<Labelled, 'name' | 'hint' | 'posted'>) => (
  <>
    {hint && (
      <p id={`${name}-hint`} className="mt-1.5 text-muted text-sm">
        {hint}
      </p>
    )}
    {mistakesOf(name, posted).length > 0 && (
      <p id={`${name}-error`} className="form-error mt-1.5 flex gap-1.5 text-sm">
        <OctagonX aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {mistakesOf(name, posted).map((sentence) => (
            <Sentence key={sentence}>{sentence}</Sentence>
          ))}
        </span>
      </p>
    )}
  </>
)

/** Label above, control, words below. */
const Framed = ({ children, ...field }: Labelled & { children: ReactNode }) => (
  <div className="min-w-0">
    <label htmlFor={field.name} className="font-semibold">
      {field.label}
      {field.optional && <span className="font-normal text-muted"> {t('form.optional')}</span>}
    </label>
    <div className="mt-1.5">{children}</div>
    <Words {...field} />
  </div>
)

/** The field as it was sent; a PIN and files have to be given again. */
const sentValue = ({ posted, name }: Pick<Labelled, 'posted' | 'name'>): string => posted?.given[name] ?? ''

type TextProps = Labelled &
  Pick<
    ComponentProps<'input'>,
    'type' | 'required' | 'maxLength' | 'autoComplete' | 'inputMode' | 'max' | 'defaultValue'
  >

export function TextField({ label, hint, optional, posted, ...input }: TextProps) {
  const field = { label, posted, name: input.name, ...(hint ? { hint } : {}), ...(optional ? { optional } : {}) }
  return (
    <Framed {...field}>
      <input defaultValue={sentValue(field)} {...input} {...tie(field)} className="input w-full" />
    </Framed>
  )
}

export const LongField = ({ rows, maxLength, ...field }: Labelled & { rows: number; maxLength: number }) => (
  <Framed {...field}>
    <textarea
      {...tie(field)}
      required
      rows={rows}
      maxLength={maxLength}
      defaultValue={sentValue(field)}
      className="textarea w-full"
    />
  </Framed>
)

export const ChoiceField = ({ choices, ...field }: Labelled & { choices: (readonly [string, string])[] }) => (
  <Framed {...field}>
    <select {...tie(field)} required defaultValue={sentValue(field)} className="select w-full">
      <option value="">{t('form.choose')}</option>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </Framed>
)

export const TickField = (field: Omit<Labelled, 'optional'>) => (
  <div className="flex gap-3">
    <input
      {...tie(field)}
      type="checkbox"
      defaultChecked={sentValue(field) === 'on'}
      className="checkbox checkbox-primary mt-0.5 shrink-0"
    />
    <div className="min-w-0">
      <label htmlFor={field.name} className="cursor-pointer">
        {field.label}
      </label>
      <Words {...field} />
    </div>
  </div>
)

export const FilesField = ({ accept, ...field }: Labelled & { accept: string }) => (
  <Framed {...field}>
    <input {...tie(field)} type="file" multiple accept={accept} className="input h-auto w-full overflow-hidden py-2" />
    {isRefused(field) && <p className="mt-1.5 font-semibold text-sm">{t('form.filesAgain')}</p>}
  </Framed>
)

const isRefused = (field: Labelled): boolean => field.posted?.refusal !== undefined

interface FormProps {
  /** The call it makes. */
  call: string
  action: string
  button: string
  posted: Posted | null
  /** Hidden fields. */
  hidden?: Record<string, string>
  children: ReactNode
}

/** A form that its own page answers. */
export const PostForm = ({ call, action, button, posted: sent, hidden = {}, children }: FormProps) => (
  <form noValidate method="post" action={action} encType="multipart/form-data" className="grid gap-5">
    {Object.entries({ aksi: call, ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {sent?.refusal && (
      <p role="alert" className="form-error flex gap-2">
        <OctagonX aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>{sent.refusal.status === 429 ? t('tooMany.text') : <Sentence>{sent.refusal.message}</Sentence>}</span>
      </p>
    )}
    {children}
    <button type="submit" className="btn btn-primary justify-self-start">
      {button}
    </button>
  </form>
)
