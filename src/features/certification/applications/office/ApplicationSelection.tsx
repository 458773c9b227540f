import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import { office } from '../../../../office/calls/client.ts'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { AssignSelection } from './AssignSelection.tsx'

/** Shows the actions on many applications at once. */
export function ApplicationSelection() {
  const { permissions } = useMe()
  if (!permissions.includes('verifikasi')) return null
  return (
    <>
      <AssignSelection />
      <SelectionButton
        label="Ingatkan pemohon"
        icon={<AlarmIcon />}
        verb="diingatkan"
        question="Pemohon yang ditunggu menerima pengingat melalui email; yang sudah diingatkan dalam 24 jam terakhir dilewati."
        act={(ids) => office.remindApplicants({ ids })}
      />
    </>
  )
}
