import { List, ListItem, ListItemText } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { actionText } from '../../../../office/history/revision.ts'

/** The newest entries of the audit log. */
export function LatestChanges({ changes }: { changes: Answer<'getDesk'>['audit'] }) {
  const translate = useTranslate()
  return (
    <List dense disablePadding>
      {changes.map(({ id, at, who, action, noun, label }) => (
        <ListItem key={id} disableGutters>
          <ListItemText
            primary={
              <>
                <Link to={`/audit/${id}/show`}>{label || 'Sebuah data'}</Link> {actionText(action)} (
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
