import BlockIcon from '@mui/icons-material/BlockOutlined'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { shortDay, shortMoment } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { OpenChange } from '../../pending-changes/office/parts/PendingChange.tsx'
import { KeyInputs } from './IssueKey.tsx'
import { keyStateInWords } from './key-words.ts'

const number = new Intl.NumberFormat('id-ID')

/** The screen of a key: what it may ask, what it did, and its end. */
export const KeyEdit = () => (
  <OfficeEdit kept above={<OpenChange />}>
    <State />
    <KeyInputs />
    <Use />
  </OfficeEdit>
)

function State() {
  const key = useWhole<'getApiKey'>('pemakaian')
  if (!key) return null
  const { awalan, created_at, created_by_name, revoked_at } = key
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        Kunci {awalan}…, {keyStateInWords(key).toLowerCase()}. Diterbitkan {shortMoment(created_at)}
        {created_by_name && ` oleh ${created_by_name}`}.
      </Typography>
      {revoked_at === null && (
        <TransitionButton
          label="Cabut kunci"
          icon={<BlockIcon />}
          call="revokeApiKey"
          question="Kunci ini langsung tidak berlaku dan tidak dapat dihidupkan lagi."
          done="Kunci dicabut."
          weight="ending"
        />
      )}
    </>
  )
}

function Use() {
  const key = useWhole<'getApiKey'>('pemakaian')
  if (!key) return null
  return (
    <>
      <Part>Pemakaian tiap hari</Part>
      {key.pemakaian.length === 0 ? (
        <Typography>Belum dipakai.</Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-label="Pemakaian tiap hari">
            <TableHead>
              <TableRow>
                <TableCell>Hari</TableCell>
                <TableCell align="right">Permintaan</TableCell>
                <TableCell align="right">Nomor</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {key.pemakaian.map(({ hari, permintaan, jumlah }) => (
                <TableRow key={hari}>
                  <TableCell>{shortDay(hari)}</TableCell>
                  <TableCell align="right">{number.format(permintaan)}</TableCell>
                  <TableCell align="right">{number.format(jumlah)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  )
}
