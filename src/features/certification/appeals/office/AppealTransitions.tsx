import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import HowToVoteIcon from '@mui/icons-material/HowToVoteOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, RadioButtonGroupInput, required, useNotify, useRefresh } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { PANEL_SIZE } from '../rules.ts'

const input = inputOf<'voteOnAppeal'>()

const VOTES = namedChoices({ terima: 'Kabulkan banding', tolak: 'Tolak banding' })

/** Appointing the panel, and one's own vote. */
export const AppealTransitions = ({ appeal }: { appeal: Answer<'getAppeal'> }) => (
  <Box sx={{ mt: 3 }}>
    {appeal.boleh_bersuara ? (
      <TransitionForm
        label="Beri suara"
        icon={<HowToVoteIcon />}
        call="voteOnAppeal"
        note={`Suara tidak terlihat sampai ketiganya masuk. Suara ke-${PANEL_SIZE} memutuskan menurut mayoritas, dan alasan mayoritas dikirim kepada pemohon banding.`}
        done="Suara Anda dicatat."
      >
        <RadioButtonGroupInput source={input('suara')} label="Suara Anda" choices={VOTES} validate={required()} />
        <LongText source={input('alasan')} isRequired />
      </TransitionForm>
    ) : null}
    {appeal.calon.length > 0 ? <Appoint key={appeal.version} appeal={appeal} /> : null}
    {appeal.status === 'diajukan' && appeal.kurang_calon > 0 ? (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {`Masih kurang ${appeal.kurang_calon} orang yang tidak terlibat. Undang orang luar di menu Petugas sebagai administrator tanpa izin: ia hanya melihat banding yang diperiksanya. Yang mengundang bukan yang menunjuk panel.`}
      </Alert>
    ) : null}
  </Box>
)

/** Chooses three people not involved in it; those who have voted stay. */
function Appoint({ appeal: { id, version, calon, panel } }: { appeal: Answer<'getAppeal'> }) {
  const [chosen, setChosen] = useState(() => panel.map(({ user_id }) => user_id))
  const notify = useNotify()
  const refresh = useRefresh()
  const voted = panel.filter(({ at }) => at).map(({ user_id }) => user_id)

  const toggle = (userId: number) =>
    setChosen((now) => (now.includes(userId) ? now.filter((one) => one !== userId) : [...now, userId]))

  async function appoint(): Promise<void> {
    try {
      await office.appointPanel({ id, version, user_ids: chosen })
      notify('Panel ditunjuk.', { type: 'success' })
      refresh()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
  }

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        Pilih {PANEL_SIZE} orang yang tidak terlibat
      </Typography>
      <FormGroup>
        {calon.map(({ user_id, nama }) => (
          <FormControlLabel
            key={user_id}
            label={nama}
            control={
              <Checkbox
                checked={chosen.includes(user_id)}
                disabled={voted.includes(user_id) || (chosen.length === PANEL_SIZE && !chosen.includes(user_id))}
                onChange={() => toggle(user_id)}
              />
            }
          />
        ))}
      </FormGroup>
      <Button
        variant="contained"
        startIcon={<GroupsIcon />}
        disabled={chosen.length !== PANEL_SIZE}
        onClick={() => void appoint()}
        sx={{ mt: 1 }}
      >
        Tunjuk panel
      </Button>
    </Box>
  )
}
