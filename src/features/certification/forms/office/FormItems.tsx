import AnchorIcon from '@mui/icons-material/AnchorOutlined'
import SwapIcon from '@mui/icons-material/SwapHorizOutlined'
import { Box, Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link, SelectInput } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { LEVEL_NAMES } from '../../../catalogue/schemes/level-rules.ts'
import { ITEM_KINDS } from '../../items/content-rules.ts'
import { shownNumber } from './form-words.ts'

type Form = Answer<'getExamForm'>
type Item = NonNullable<Form['soal']>[number]

const input = inputOf<'exchangeFormItem'>()

/** The items of an open form in their order: which they are and how often they were shown, never what they ask. */
export const FormItems = ({ form, items }: { form: Form; items: Item[] }) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Soal naskah">
    <Table size="small" aria-label="Soal naskah">
      <TableHead>
        <TableRow>
          <TableCell>Nomor</TableCell>
          <TableCell>Soal</TableCell>
          <TableCell>Unit kompetensi</TableCell>
          <TableCell>Tingkat dan jenis</TableCell>
          <TableCell align="right">Poin</TableCell>
          <TableCell align="right">Paparan</TableCell>
          {form.dapat_diubah ? <TableCell>Ubah</TableCell> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.nomor}>
            <TableCell>{item.nomor}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <Link to={`/soal/${item.item_id}/show`}>Soal {item.item_id}</Link>
              <Marks item={item} />
            </TableCell>
            <TableCell sx={{ minWidth: '12rem' }}>{item.unit}</TableCell>
            <TableCell sx={{ minWidth: '9rem' }}>
              {LEVEL_NAMES[item.tingkat]}, {ITEM_KINDS[item.jenis].toLowerCase()}
            </TableCell>
            <TableCell align="right">{shownNumber(item.poin)}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {item.lembar} lembar, {item.naskah} naskah
            </TableCell>
            {form.dapat_diubah ? (
              <TableCell>
                <Stack direction="row" spacing={0.5}>
                  <Exchange form={form} item={item} />
                  <TransitionButton
                    label={item.jangkar ? 'Bukan jangkar' : 'Jangkar'}
                    icon={<AnchorIcon />}
                    call="markFormAnchor"
                    values={{ nomor: item.nomor, jangkar: !item.jangkar }}
                    question={
                      item.jangkar
                        ? `Soal nomor ${item.nomor} tidak lagi ditandai jangkar.`
                        : `Soal nomor ${item.nomor} ditandai jangkar: sengaja sama dengan naskah lain.`
                    }
                    done="Tanda jangkar disimpan."
                  />
                </Stack>
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

function Marks({ item: { jangkar, status, stimulus_id, versi } }: { item: Item }) {
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {versi > 1 ? <Chip size="small" variant="outlined" label={`versi ${versi}`} /> : null}
      {stimulus_id === null ? null : <Chip size="small" variant="outlined" label={`stimulus ${stimulus_id}`} />}
      {jangkar ? <Chip size="small" color="info" label="jangkar" /> : null}
      {status === 'ditarik' || status === 'dikunci' ? <Chip size="small" color="error" label={status} /> : null}
    </Stack>
  )
}

const Exchange = ({ form, item: { nomor } }: { form: Form; item: Item }) => (
  <TransitionForm
    key={`${form.version} ${nomor}`}
    label="Ganti"
    icon={<SwapIcon />}
    call="exchangeFormItem"
    values={{ nomor }}
    note={`Soal nomor ${nomor} diganti dengan yang lain dari unit dan tingkat yang sama. Tanpa pilihan, yang paling jarang dipakai diambil.`}
    done="Soal diganti."
  >
    <Waiting call="listReplacements" payload={{ id: form.id, nomor }}>
      {(choices) => (
        <SelectInput
          source={input('item_version_id')}
          choices={choices.map((one) => ({
            id: one.item_version_id,
            name: `Soal ${one.item_id}, ${ITEM_KINDS[one.jenis].toLowerCase()} (${one.lembar} lembar, ${one.naskah} naskah)`,
          }))}
          helperText={
            choices.length === 0 ? 'Tidak ada soal lain yang cocok dan tidak mirip dengan isi naskah.' : undefined
          }
          fullWidth
        />
      )}
    </Waiting>
  </TransitionForm>
)
