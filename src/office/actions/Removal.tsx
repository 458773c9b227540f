import {
  BulkDeleteWithConfirmButton,
  DeleteWithConfirmButton,
  useListContext,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { typedOnPage } from '../forms/typed-work.ts'
import { removalRefusal } from './removal.ts'

const LONG_MS = 12_000

/** Says why something was not removed, long enough to be read. */
function useRefusalNotice() {
  const notify = useNotify()
  return (error: unknown) =>
    notify(removalRefusal(error), { type: 'error', multiLine: true, autoHideDuration: LONG_MS })
}

/** Asks, removes the record, and says so only once the server has. */
export function RemoveRecord() {
  const say = useRefusalNotice()
  const resource = useResourceContext()
  const notify = useNotify()
  const redirect = useRedirect()

  /** What was typed over a record that is gone goes with it. */
  function leave(): void {
    typedOnPage.discard()
    notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
    redirect('list', resource)
  }

  return <DeleteWithConfirmButton mutationMode="pessimistic" mutationOptions={{ onError: say, onSuccess: leave }} />
}

/** Asks with how many there are, removes the selection one by one, and says what could not be removed. */
export function RemoveSelection() {
  const say = useRefusalNotice()
  const { onUnselectItems } = useListContext()
  const refresh = useRefresh()
  const onError = (error: unknown) => {
    say(error)
    onUnselectItems()
    refresh()
  }
  return <BulkDeleteWithConfirmButton mutationMode="pessimistic" mutationOptions={{ onError }} />
}
