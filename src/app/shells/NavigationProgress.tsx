import { useNavigation } from 'react-router'
import { Spinner } from '../../ui/feedback/Spinner.tsx'

/** Says that the next page is on its way, by a line on top and, if it takes longer, a spinner. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return (
    <>
      <div aria-hidden className="progress-line" />
      <div className="progress-spinner panel px-4 py-2.5 shadow-lg">
        <Spinner label="Memuat halaman…" />
      </div>
    </>
  )
}
