import { Download } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { withReturn } from '../../../../app/session/destination.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { resumeNext, useResumed } from '../../accounts/parts/use-resumed.ts'

const NAME = 'download-own-data'

/** Takes one's data along, once the password was confirmed; `section` is where the page goes on afterwards. */
export function OwnDataDownload({ section }: { section: string }) {
  const { running, failure, run } = useAction()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const download = useResumed(run, NAME, section, async () => {
    const { confirmed } = await client.confirmedPasswordStatus({})
    if (confirmed) return window.location.assign(own.ownData)
    resumeNext(NAME)
    await navigate(withReturn(to.confirmPassword, pathname + search))
  })
  return (
    <>
      <ActionButton busy={running !== undefined} onClick={download}>
        <Download aria-hidden className="size-4" />
        Unduh data saya
      </ActionButton>
      <FormErrors message={failure} className="mt-3" />
    </>
  )
}
