import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { useAnswer } from '../../../../office/calls/use-answer.ts'

/** The placeholders that may stand in braces in the text, with what they say today. */
export function Placeholders() {
  const { asked, again } = useAnswer('listLegalPlaceholders', {})
  return (
    <Accordion sx={{ width: '100%', mb: 2 }}>
      <AccordionSummary>Isian dalam kurung kurawal</AccordionSummary>
      <AccordionDetails>
        <Typography gutterBottom>Tampil dengan nilai yang berlaku pada hari itu, misalnya masa simpan.</Typography>
        <AnswerState asked={asked} again={again}>
          {(known) => (
            <ul>
              {known.map(({ key, value }) => (
                <li key={key}>
                  <code>{`{${key}}`}</code>: {value}
                </li>
              ))}
            </ul>
          )}
        </AnswerState>
      </AccordionDetails>
    </Accordion>
  )
}
