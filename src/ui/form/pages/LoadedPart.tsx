import type { ReactNode } from 'react'
import { ActionButton } from '../../feedback/ActionButton.tsx'
import { Spinner } from '../../feedback/Spinner.tsx'
import { useAction } from '../../feedback/use-action.ts'
import { FormErrors } from '../FormErrors.tsx'
import type { Loading } from './use-loaded.ts'

interface LoadedPartProps<T> {
  /** Shown while it loads: 'Memuat sesi…' */
  label: string
  loading: Loading<T>
  children: (value: T) => ReactNode
}

/** A part of a page that loads by itself: until it is there, it says so, or why it failed. */
export function LoadedPart<T>({ label, loading: { loaded, reload }, children }: LoadedPartProps<T>) {
  const { running, run } = useAction()
  switch (loaded.state) {
    case 'loading':
      return <Spinner label={label} />
    case 'failed':
      return (
        <>
          <FormErrors message={loaded.message} />
          <div className="mt-4">
            <ActionButton busy={running !== undefined} onClick={() => run('reload', reload)}>
              Coba lagi
            </ActionButton>
          </div>
        </>
      )
    case 'ready':
      return children(loaded.value)
  }
}
