import { Search } from 'lucide-react'
import { useId } from 'react'
import { AskForm } from './AskForm.tsx'

/** The most letters of a search; the server cuts off more. */
const MOST_LETTERS = 100

interface SearchFormProps {
  /** Address that answers the search. */
  action: string
  name: string
  label: string
  button: string
  hint?: string
  placeholder?: string
  /** The words of the search before. */
  typed?: string | undefined
  variant?: 'primary' | 'outline'
}

/** One field and a button that lead to an answer by GET, with or without JavaScript. */
export function SearchForm({
  action,
  name,
  label,
  button,
  hint,
  placeholder,
  typed,
  variant = 'primary',
}: SearchFormProps) {
  const id = useId()
  return (
    <AskForm action={action}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          name={name}
          required
          maxLength={MOST_LETTERS}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          defaultValue={typed}
          key={typed}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="input min-w-0 flex-[1_1_14rem]"
        />
        <button
          type="submit"
          className={`btn flex-auto sm:flex-none ${variant === 'primary' ? 'btn-primary' : 'btn-outline'}`}
        >
          <Search aria-hidden className="size-4" />
          {button}
        </button>
      </div>
    </AskForm>
  )
}
