import { useNavigate } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { own } from '../../../../own-paths.ts'
import { AskFirst } from './AskFirst.tsx'

/** Takes a draft away for good. */
export function RemoveDraft({ id }: { id: number }) {
  const navigate = useNavigate()
  const remove = async () => {
    await client.removeOutsideActivity({ id })
    await navigate(own.activities)
  }
  return <AskFirst label="Hapus draf" title="Hapus draf?" text="Isian draf ini dihapus." act={remove} />
}
