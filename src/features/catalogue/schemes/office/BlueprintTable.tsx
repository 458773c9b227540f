import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { writeNumber } from '../../../../lib/written-number.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { blueprintOf, CUT_SCORE_WAYS, type LevelShare, sumOfShares } from '../blueprint-rules.ts'
import { LEVEL_NAMES, LEVELS } from '../level-rules.ts'

const inWords = ({ butir, poin }: LevelShare): string => (butir === 0 ? '-' : `${butir} butir, ${poin} poin`)

/** The blueprint of a published version: a row for each unit that is examined in writing. */
export function BlueprintTable({ version }: { version: Answer<'getSchemeVersion'> }) {
  const blueprint = blueprintOf(version)
  const cutScore = cutScoreWords(version)
  if (!blueprint) return cutScore || '-'
  const { cells, menit } = blueprint
  const units = [...new Set(cells.map(({ unit }) => unit))]
  const sumAt = (fits: (cell: (typeof cells)[number]) => boolean) => inWords(sumOfShares(cells.filter(fits)))
  return (
    <>
      <Typography variant="body2">
        {[menit === null ? '' : `${menit} menit`, inWords(blueprint), cutScore].filter(Boolean).join('; ')}
      </Typography>
      <Box role="region" aria-label="Kisi-kisi ujian tulis" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Unit</TableCell>
              {LEVELS.map((level) => (
                <TableCell key={level}>{LEVEL_NAMES[level]}</TableCell>
              ))}
              <TableCell>Jumlah</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {units.map((unit) => (
              <TableRow key={unit}>
                <TableCell component="th" scope="row">
                  {unit}
                </TableCell>
                {LEVELS.map((level) => (
                  <TableCell key={level}>{sumAt((cell) => cell.unit === unit && cell.level === level)}</TableCell>
                ))}
                <TableCell>{sumAt((cell) => cell.unit === unit)}</TableCell>
              </TableRow>
            ))}
            <TableRow>
              <TableCell component="th" scope="row">
                Jumlah
              </TableCell>
              {LEVELS.map((level) => (
                <TableCell key={level}>{sumAt((cell) => cell.level === level)}</TableCell>
              ))}
              <TableCell>{inWords(blueprint)}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Box>
    </>
  )
}

function cutScoreWords({
  batas_nilai_tulis,
  cara_batas,
  alasan_batas,
}: Pick<Answer<'getSchemeVersion'>, 'batas_nilai_tulis' | 'cara_batas' | 'alasan_batas'>): string {
  if (batas_nilai_tulis === null) return ''
  const way = cara_batas === null ? '' : ` (${CUT_SCORE_WAYS[cara_batas]}${alasan_batas ? `: ${alasan_batas}` : ''})`
  return `lulus dari ${writeNumber(batas_nilai_tulis)}${way}`
}
