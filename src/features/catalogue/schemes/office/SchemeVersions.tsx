import { List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link, useRecordContext } from 'react-admin'
import { momentText } from '../../../../office/moment.ts'

interface Version {
  id: number
  versi: number
  name: string
  published_at: string | null
}

/** The versions of a scheme, each leading to its own screen. */
export function SchemeVersions() {
  const versions = (useRecordContext()?.['versi'] ?? []) as Version[]
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
                <Link to={`/versi-skema/${id}`}>
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
