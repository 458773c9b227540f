import {
  BulkDeleteWithConfirmButton,
  DeleteWithConfirmButton,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin'
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
  return <DeleteWithConfirmButton mutationMode="pessimistic" mutationOptions={{ onError: say }} />
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
