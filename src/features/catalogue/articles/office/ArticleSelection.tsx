import PublicOffIcon from '@mui/icons-material/PublicOffOutlined'
import PublicIcon from '@mui/icons-material/PublicOutlined'
import { BulkActions } from '../../../../office/actions/BulkActions.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'

const undo = (baris: Answer<'setArticlePublication'>['berhasil']) => office.undoArticlePublication({ baris })

/** The actions on many articles at once. */
export const ArticleSelection = () => (
  <BulkActions>
    <SelectionButton
      label="Terbitkan"
      icon={<PublicIcon />}
      verb="diterbitkan"
      act={(ids) => office.setArticlePublication({ ids, terbit: true })}
      undo={undo}
    />
    <SelectionButton
      label="Jadikan draf"
      icon={<PublicOffIcon />}
      verb="dijadikan draf"
      act={(ids) => office.setArticlePublication({ ids, terbit: false })}
      undo={undo}
    />
  </BulkActions>
)
