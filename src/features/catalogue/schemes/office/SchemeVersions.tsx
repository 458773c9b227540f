import { List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link, useRecordContext } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'

/** The versions of a scheme, each leading to its own screen. */
export function SchemeVersions() {
  const versions = useRecordContext<Answer<'getScheme'>>()?.versi ?? []
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3 }}>
        Versi
      </Typography>
      <List dense>
        {versions.map(({ id, versi, name, published_at }) => (
          <ListItem key={id} disableGutters>
            <ListItemText
              primary={
                <Link to={`/versi-skema/${id}/show`}>
                  Versi {versi}: {name}
                </Link>
              }
              secondary={published_at ? `Terbit ${momentText(published_at)}` : 'Draf'}
            />
          </ListItem>
        ))}
      </List>
    </>
  )
}
