import { Box, Typography } from '@mui/material'
import { Part } from '../../../../../office/display/Part.tsx'

interface Props<One> {
  /** Says what is recorded: 'Setiap kali soal ini dibuka'. */
  recorded?: string
  openings: readonly One[]
  /** Says who did what, and when. */
  lineOf: (opening: One) => string
}

/** Lists who opened a secret record, the last of them. */
export const OpeningList = <One extends { id: number }>({ recorded, openings, lineOf }: Props<One>) => (
  <>
    <Part>Pembukaan</Part>
    {recorded ? (
      <Typography variant="body2" sx={{ mb: 1 }}>
        {recorded}, nama dan waktunya dicatat. Paling banyak 200 yang terakhir tampil.
      </Typography>
    ) : null}
    <Box component="ul" sx={{ m: 0, pl: 3, maxHeight: '16rem', overflowY: 'auto' }} tabIndex={0} aria-label="Pembukaan">
      {openings.map((one) => (
        <li key={one.id}>{lineOf(one)}</li>
      ))}
    </Box>
  </>
)
