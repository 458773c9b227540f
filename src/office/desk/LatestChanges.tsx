import { List, ListItem, ListItemText } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { Desk } from '../../features/desk/office-contract.ts'
import { actionText } from '../history/revision.ts'
import { momentText } from '../moment.ts'

/** The newest entries of the audit log. */
export function LatestChanges({ changes }: { changes: Desk['audit'] }) {
  const translate = useTranslate()
  return (
    <List dense disablePadding>
      {changes.map(({ id, at, who, action, noun, label }) => (
        <ListItem key={id} disableGutters>
          <ListItemText
            primary={
              <>
                <Link to={`/audit/${id}/show`}>{label}</Link> {actionText(action)} (
                {translate(`resources.${noun}.name`, { _: noun })})
              </>
            }
            secondary={`${who}, ${momentText(at)}`}
          />
        </ListItem>
      ))}
    </List>
  )
}
