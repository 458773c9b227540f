import SendIcon from '@mui/icons-material/SendOutlined'
import { Box, Link, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, SaveButton } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { FAILED, OfficeForm, type Refused } from '../../../../office/forms/OfficeForm.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { own } from '../../../../own-paths.ts'

type Message = Answer<'listOfficeMessages'>[number]

const input = inputOf<'sendOfficeMessage'>()

/** The messages between the applicant and the office. */
export const Conversation = ({ application }: { application: Answer<'getOfficeApplication'> }) => (
  <Waiting call="listOfficeMessages" payload={{ id: application.id }}>
    {(messages, again) => (
      <Box sx={{ maxWidth: '44rem' }}>
        {messages.length === 0 ? <Typography sx={{ mb: 2 }}>Belum ada pesan.</Typography> : null}
        <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}>
          {messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
        </Stack>
        <Writing id={application.id} again={again} />
      </Box>
    )}
  </Waiting>
)

const Bubble = ({ message: { dari_petugas, nama, isi, berkas, at, read_at } }: { message: Message }) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ p: 1.5, maxWidth: '85%', alignSelf: dari_petugas ? 'flex-end' : 'flex-start' }}
  >
    <Typography variant="body2" color="text.secondary">
      <strong>{nama}</strong>, {momentText(at)}
      {dari_petugas && read_at ? ', terbaca' : ''}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{isi}</Typography>
    {berkas ? (
      <Link href={own.file(berkas.id)} target="_blank" rel="noopener">
        {berkas.name} (tab baru)
      </Link>
    ) : null}
  </Paper>
)

function Writing({ id, again }: { id: number; again: () => void }) {
  // Each message has an empty form of its own.
  const [sent, setSent] = useState(0)
  async function send(typed: { isi?: string }, accepted: () => void): Promise<Refused> {
    try {
      await office.sendOfficeMessage({ id, isi: typed.isi ?? '' })
    } catch (error) {
      const { message, body } = error as HttpError
      return body?.errors ?? { [FAILED]: message }
    }
    accepted()
    setSent(sent + 1)
    again()
    return undefined
  }
  return (
    <OfficeForm key={sent} name={`pesan/${id}`} onSubmit={send}>
      <LongText source={input('isi')} label="Tulis pesan kepada pemohon" fullWidth />
      <SaveButton label="Kirim pesan" alwaysEnable icon={<SendIcon />} />
    </OfficeForm>
  )
}
