import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, useCreatePath, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin'
import { PageActions } from '../actions/PageActions.tsx'
import { History } from '../history/History.tsx'

interface Props {
  title: ReactNode
  /** Where it stands: marks beside the title. */
  marks?: ReactNode
  /** What can be done with it besides changing it, each a child of its own; only for those who may change it. */
  actions?: ReactNode
  /** False where nothing of it is changed by hand any more. */
  editable?: boolean
  /** False where no history of it is asked for: the page itself says who did what. */
  history?: boolean
  children: ReactNode
}

/** The page of a record: what it is, what can be done, what belongs to it, its history. Changing it is the second step. */
export function RecordPage({ title, marks, actions, editable = true, history = true, children }: Props) {
  const { hasEdit, options } = useResourceDefinition()
  const mayWrite = (options as { writable?: boolean } | undefined)?.writable === true
  return (
    <>
      <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {marks}
        </Stack>
        {mayWrite ? (
          <PageActions>
            {hasEdit && editable ? <ToEdit /> : null}
            {actions}
          </PageActions>
        ) : null}
        {children}
      </Box>
      {mayWrite && history ? <History /> : null}
    </>
  )
}

function ToEdit() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const pathOf = useCreatePath()
  if (!record) return null
  return (
    <Button
      component={Link}
      to={pathOf({ resource, id: record.id, type: 'edit' })}
      variant="outlined"
      size="small"
      startIcon={<EditIcon />}
    >
      Ubah
    </Button>
  )
}
