import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import HowToVoteIcon from '@mui/icons-material/HowToVoteOutlined'
import { Box, Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, RadioButtonGroupInput, required, useNotify, useRefresh } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { officeCall } from '../../../../office/office-call.ts'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { AppealCase } from '../office-contract.ts'
import { PANEL_SIZE } from '../rules.ts'

const VOTES = namedChoices({ terima: 'Terima banding', tolak: 'Tolak banding' })

/** Appointing the panel, and one's own vote. */
export const AppealSteps = ({ appeal }: { appeal: AppealCase }) => (
  <Box sx={{ mt: 3 }}>
    {appeal.boleh_bersuara ? (
      <StepForm
        label="Beri suara"
        icon={<HowToVoteIcon />}
        step="suara"
        note={`Suara tidak terlihat sampai ketiganya masuk. Suara ke-${PANEL_SIZE} memutuskan menurut mayoritas, dan alasan mayoritas dikirim kepada pemohon banding.`}
        done="Suara Anda dicatat."
      >
        <RadioButtonGroupInput source="suara" label="Suara Anda" choices={VOTES} validate={required()} />
        <LongText source="alasan" isRequired />
      </StepForm>
    ) : null}
    {appeal.calon.length > 0 ? <Appoint key={appeal.version} appeal={appeal} /> : null}
  </Box>
)

/** Three people without a part in it; who has voted stays. */
function Appoint({ appeal: { id, version, calon, panel } }: { appeal: AppealCase }) {
  const [chosen, setChosen] = useState(() => panel.map(({ user_id }) => user_id))
  const notify = useNotify()
  const refresh = useRefresh()
  const voted = panel.filter(({ at }) => at).map(({ user_id }) => user_id)

  const toggle = (userId: number) =>
    setChosen((now) => (now.includes(userId) ? now.filter((one) => one !== userId) : [...now, userId]))

  async function appoint(): Promise<void> {
    try {
      await officeCall('PUT', `banding/${id}/panel`, { version, user_ids: chosen })
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
