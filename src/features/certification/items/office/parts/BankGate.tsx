import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { SecrecyStatement } from './SecrecyStatement.tsx'

type Gate = Answer<'getItemGate'>

/** Shows a screen of the bank to those for whom it is open; to the others why it is closed, and how it opens. */
export function BankGate({ children }: { children: ReactNode }) {
  const { asked, again } = useAsked('bank-soal', () => office.getItemGate())
  return (
    <AnswerState asked={asked} again={again}>
      {(gate) => (gate.keadaan === 'terbuka' ? children : <Closed gate={gate} again={again} />)}
    </AnswerState>
  )
}

const Closed = ({ gate, again }: { gate: Gate; again: () => void }) => (
  <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '48rem' }}>
    <Title title="Bank soal" />
    <Typography variant="h2" sx={{ mb: 2 }}>
      Bank soal tertutup
    </Typography>
    <SecrecyStatement
      gate={gate}
      opens="Bank soal"
      sign={() => office.signItemSecrecy({ tahun: gate.tahun, setuju: true })}
      again={again}
    />
  </Box>
)
