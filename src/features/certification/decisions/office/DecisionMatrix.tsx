import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { byRule, type ComparedUnit } from '../comparison-rules.ts'
import { ComparedFindings, RuleOutcome, useExaminerNotes } from './ComparedScores.tsx'
import type { UnitDecision } from './use-decision.ts'

interface Props {
  units: ComparedUnit[]
  metode: string[]
  penguji: Answer<'getDecision'>['penguji']
  /** The decision on each unit as it is being made; undefined for people who only read. */
  decided?: UnitDecision[]
  onChange?: (unit: string, more: Partial<UnitDecision>) => void
}

/**
 * Shows the examiners' findings side by side, the rule's outcome and the decision: a row for each unit, on a phone a
 * card.
 */
export function DecisionMatrix(props: Props) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  return (
    <>
      <Examiners penguji={props.penguji} />
      {isWide ? <Matrix {...props} /> : props.units.map((unit) => <UnitCard key={unit.unit} {...props} unit={unit} />)}
    </>
  )
}

/** Lists the examiners in the order of their lines. */
const Examiners = ({ penguji }: Pick<Props, 'penguji'>) => (
  <Box component="ol" sx={{ pl: 3, my: 1 }}>
    {penguji.map(({ nama, locked_at }) => (
      <li key={nama}>
        {nama},{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {locked_at ? `dikunci ${momentText(locked_at)}` : 'belum dikunci'}
        </Typography>
      </li>
    ))}
  </Box>
)

const Matrix = ({ units, metode, ...props }: Props) => (
  <Box role="region" aria-label="Temuan penguji dan keputusan" tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table size="small" sx={{ '& td, & th': { px: 0.75, verticalAlign: 'top' }, '& thead th': HEAD }}>
      <TableHead>
        <TableRow>
          <TableCell>Unit</TableCell>
          {metode.map((each) => (
            <TableCell key={each}>{each}</TableCell>
          ))}
          <TableCell>{props.decided ? 'Keputusan' : 'Menurut aturan'}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {units.map((unit) => (
          <UnitRows key={unit.unit} {...props} unit={unit} width={metode.length + 2} />
        ))}
      </TableBody>
    </Table>
  </Box>
)

const HEAD = { lineHeight: 1.4, fontSize: '0.8125rem', hyphens: 'auto' }

type UnitProps = Pick<Props, 'penguji' | 'decided' | 'onChange'> & { unit: ComparedUnit }

function UnitRows({ width, ...props }: UnitProps & { width: number }) {
  const { unit, penguji } = props
  const { choice, note } = decisionParts(props)
  const { button, list } = useExaminerNotes(unit)
  return (
    <>
      <TableRow sx={note || list ? { '&& > *': { borderBottom: 0 } } : {}}>
        <TableCell component="th" scope="row" sx={{ minWidth: '8.5rem' }}>
          {unit.unit}
          {button}
        </TableCell>
        {unit.cells.map((cell) => (
          <TableCell key={cell.metode}>
            <ComparedFindings cell={cell} examiners={penguji} />
          </TableCell>
        ))}
        <TableCell>
          {choice}
          <RuleOutcome unit={unit} />
        </TableCell>
      </TableRow>
      {note || list ? (
        <TableRow>
          <TableCell colSpan={width}>
            {list}
            {note}
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}

const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mx: 0, mb: 2, minWidth: 0 }
const LINE = { display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.75 }

function UnitCard(props: UnitProps) {
  const { unit, penguji } = props
  const { choice, note } = decisionParts(props)
  const { button, list } = useExaminerNotes(unit)
  return (
    <Box component="fieldset" sx={CARD}>
      <Typography component="legend" sx={{ fontWeight: 700, px: 0.5 }}>
        {unit.unit}
      </Typography>
      {unit.cells.map((cell) => (
        <Box key={cell.metode} sx={LINE}>
          <Typography variant="body2">{cell.metode}</Typography>
          <ComparedFindings cell={cell} examiners={penguji} />
        </Box>
      ))}
      {button}
      {list}
      <Box sx={{ my: 1 }}>
        {choice}
        <RuleOutcome unit={unit} />
      </Box>
      {note}
    </Box>
  )
}

/** The choice on one unit, and the note that the candidate reads where it is not yet competent. */
function decisionParts({ unit: compared, decided, onChange }: UnitProps) {
  const { unit } = compared
  const own = decided?.find((one) => one.unit === unit)
  if (!own || !onChange) return { choice: null, note: null }
  const choice = (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={own.hasil}
        onChange={(_event, hasil: UnitDecision['hasil'] | null) => hasil && onChange(unit, { hasil })}
        aria-label={`Keputusan ${unit}`}
        sx={{ '& .MuiToggleButton-root': { minWidth: '2.5rem' } }}
      >
        <ToggleButton value="K" color="success" aria-label="K, kompeten">
          K
        </ToggleButton>
        <ToggleButton value="BK" color="error" aria-label="BK, belum kompeten">
          BK
        </ToggleButton>
      </ToggleButtonGroup>
      {own.hasil === byRule(compared) ? null : (
        <Typography variant="body2" sx={{ fontWeight: 700, mt: 0.5 }}>
          Berbeda dari aturan
        </Typography>
      )}
    </>
  )
  const isShown = own.hasil === 'BK' || own.catatan !== ''
  const note = isShown ? (
    <TextField
      label="Catatan untuk peserta"
      value={own.catatan}
      onChange={({ target }) => onChange(unit, { catatan: target.value })}
      multiline
      fullWidth
      size="small"
      margin="none"
      slotProps={{ htmlInput: { maxLength: 1000, 'aria-label': `Catatan untuk peserta, ${unit}` } }}
    />
  ) : null
  return { choice, note }
}
