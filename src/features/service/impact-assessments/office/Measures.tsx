import { Box, Typography } from '@mui/material'
import { Part } from '../../../../office/display/Part.tsx'

/** What the portal does by itself against the risks, step by step. */
export const Measures = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <Box sx={{ width: '100%', mb: 2 }}>
    <Part>{title}</Part>
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {steps.map((step) => (
        <Typography component="li" key={step}>
          {step}
        </Typography>
      ))}
    </Box>
  </Box>
)
