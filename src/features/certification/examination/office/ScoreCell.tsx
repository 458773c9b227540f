import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { numberRefusal, readWrittenNumber, writeNumber } from '../../../../lib/written-number.ts'
import type { MethodKind } from '../../../catalogue/schemes/method-rules.ts'
import { FINDING_KEYS, FINDINGS, type Finding, givesPoints, MOST_POINTS } from '../rules.ts'
import { findingIn, isFound } from '../scoring/sheet-rules.ts'
import type { Place } from './grid-keys.ts'
import type { Cell } from './use-sheet.ts'

export const FINDING_NAMES: Record<Finding, string> = { K: 'Kompeten', BK: 'Belum kompeten' }

interface Props {
  cell: Cell
  place: Place
  /** Points from which a unit is passed. */
  least: number
  /** The number of decimal places that points may have. */
  decimals: number
  /** True where the candidate's paper says it. */
  fixed: boolean
  onChange: (more: Partial<Cell>) => void
}

/** One unit by one method: points, or a finding. */
export const ScoreCell = ({ place: { row, column }, ...props }: Props) => (
  <Box data-row={row} data-column={column} data-lacking={isFound(props.cell) ? undefined : ''}>
    {props.fixed ? (
      <FromPaper {...props} />
    ) : givesPoints(props.cell.jenis) ? (
      <Points {...props} />
    ) : (
      <FindingButtons {...props} />
    )}
  </Box>
)

type ControlProps = Omit<Props, 'place'>

const nameOf = ({ metode, unit }: Cell): string => `${metode}: ${unit}`

/** Shows points that the paper says; nobody types them. */
function FromPaper({ cell, least }: ControlProps) {
  const finding = findingIn(cell, least)
  return (
    <Typography component="div" aria-label={nameOf(cell)} role="group">
      <strong>{cell.nilai === null ? '–' : writeNumber(cell.nilai)}</strong>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {finding ? `${FINDING_NAMES[finding]}, dari lembar jawaban` : 'Lembar jawaban belum selesai dinilai'}
      </Typography>
    </Typography>
  )
}

/** Takes points as they are typed; invalid ones count as none and stay in the field to be corrected. */
function Points({ cell, least, decimals, onChange }: ControlProps) {
  const { nilai, typed } = cell
  const finding = findingIn(cell, least)
  const text = typed ?? (nilai === null ? '' : writeNumber(nilai))
  const refusalOf = (written: string) => numberRefusal(written, { least: 0, most: MOST_POINTS, decimals })
  const refusal = refusalOf(text)
  const type = (written: string) =>
    onChange({ typed: written, nilai: refusalOf(written) ? null : (readWrittenNumber(written, decimals) ?? null) })
  return (
    <TextField
      value={text}
      error={refusal !== undefined}
      helperText={refusal ?? (finding ? FINDING_NAMES[finding] : undefined)}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      size="small"
      margin="none"
      sx={{ width: '5.5rem', '& .MuiFormHelperText-root': { mx: 0 } }}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-label': nameOf(cell) } }}
    />
  )
}

const KEYS: Partial<Record<string, Finding | null>> = { ...FINDING_KEYS, Delete: null, Backspace: null }

/** Shows two buttons as one stop of the Tab key; the keys K and B choose, Delete clears. */
function FindingButtons({ cell, onChange }: ControlProps) {
  const { hasil } = cell
  const stop = hasil ?? 'K'

  function choose(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget, ctrlKey, metaKey, altKey } = event
    const chosen = KEYS[key.length === 1 ? key.toUpperCase() : key]
    if (chosen === undefined || ctrlKey || metaKey || altKey) return
    onChange({ hasil: chosen })
    currentTarget.querySelector<HTMLElement>(`[value=${chosen ?? 'K'}]`)?.focus()
    event.preventDefault()
  }

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={hasil}
      onChange={(_event, chosen: Finding | null) => onChange({ hasil: chosen })}
      onKeyDown={choose}
      aria-label={nameOf(cell)}
      sx={{
        '& .MuiToggleButton-root': { minWidth: { xs: '3.5rem', md: '2.75rem' }, minHeight: { xs: '3rem', md: 0 } },
      }}
    >
      {FINDINGS.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          color={each === 'K' ? 'success' : 'error'}
          tabIndex={each === stop ? 0 : -1}
          aria-label={`${each}, ${FINDING_NAMES[each].toLowerCase()}`}
        >
          {each}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Shows the pass mark of a written exam, where a method gives points. */
export const PassMark = ({ jenis, least }: { jenis: MethodKind | null; least: number }) =>
  givesPoints(jenis) ? (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      lulus dari {writeNumber(least)}
    </Typography>
  ) : null
