import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { MailServerForm } from './parts/MailServerForm.tsx'

/** The mail server on a screen of its own, for when the portal is open. */
export const MailServerScreen = () => (
  <Box sx={{ py: 2, maxWidth: '40rem' }}>
    <Title title="Server surat" />
    <MailServerForm />
  </Box>
)
