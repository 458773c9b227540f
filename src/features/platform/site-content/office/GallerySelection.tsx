import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { BulkActions } from '../../../../office/actions/BulkActions.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'

type Done = Answer<'setPictureConsent'>['berhasil']

const set = (ids: number[], persetujuan_foto: boolean) =>
  office.setPictureConsent({ baris: ids.map((id) => ({ id })), persetujuan_foto })

const undo = (persetujuan_foto: boolean) => (baris: Done) =>
  office.setPictureConsent({ baris, persetujuan_foto: !persetujuan_foto })

/** The actions on many pictures at once; approved ones stand in the gallery. */
export const GallerySelection = () => (
  <BulkActions>
    <SelectionButton
      label="Tandai disetujui"
      icon={<VisibilityIcon />}
      verb="ditandai disetujui"
      act={(ids) => set(ids, true)}
      undo={undo(true)}
    />
    <SelectionButton
      label="Cabut persetujuan"
      icon={<VisibilityOffIcon />}
      verb="tidak tampil lagi"
      act={(ids) => set(ids, false)}
      undo={undo(false)}
    />
  </BulkActions>
)
