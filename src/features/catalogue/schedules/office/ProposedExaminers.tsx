import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { Part } from '../../../../office/display/Part.tsx'

type Proposal = Answer<'proposeExaminers'>[number]

/**
 * Proposes examiners who are free, near, uninvolved and least loaded, with the reasons; a click puts one into the
 * field.
 */
export const ProposedExaminers = ({ scheduleId, source }: { scheduleId: number; source: string }) => (
  <Waiting call="proposeExaminers" payload={{ id: scheduleId }}>
    {(all) => <Proposals all={all} source={source} />}
  </Waiting>
)

function Proposals({ all, source }: { all: Answer<'proposeExaminers'>; source: string }) {
  const { setValue } = useFormContext()
  const chosen: number[] = useWatch({ name: source }) ?? []
  const proposed = all.filter(({ diusulkan }) => diusulkan).map(({ examiner_id }) => examiner_id)
  const choose = (ids: number[]) => setValue(source, [...new Set(ids)], { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <Part>Usulan penguji</Part>
      {proposed.length === 0 ? (
        <Typography>Tidak ada penguji yang tersedia. Sebabnya tertulis pada setiap nama.</Typography>
      ) : (
        <Button onClick={() => choose([...chosen, ...proposed])}>Pilih yang diusulkan ({proposed.length})</Button>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {all.map((one) => (
          <ProposalRow
            key={one.examiner_id}
            one={one}
            isChosen={chosen.includes(one.examiner_id)}
            choose={() => choose([...chosen, one.examiner_id])}
          />
        ))}
      </Stack>
    </>
  )
}

interface RowProps {
  one: Proposal
  isChosen: boolean
  choose: () => void
}

function ProposalRow({ one: { nama, halangan, alasan, diusulkan }, isChosen, choose }: RowProps) {
  const isFree = halangan.length === 0
  return (
    <Stack component="li" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography color={isFree ? 'text.primary' : 'text.secondary'}>
          {nama} {diusulkan ? <Chip size="small" color="success" label="Diusulkan" /> : null}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[...halangan, ...alasan].join(' ')}
        </Typography>
      </Box>
      {isFree && !isChosen ? (
        <Button size="small" onClick={choose} aria-label={`Pilih ${nama}`}>
          Pilih
        </Button>
      ) : null}
    </Stack>
  )
}
