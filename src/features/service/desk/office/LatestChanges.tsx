import { List, ListItem, ListItemText } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { changeSentence } from '../../../../office/history/change-sentence.ts'

type Change = Answer<'getDesk'>['audit'][number]

/** The newest changes that the reader may know of, each as a sentence. */
export const LatestChanges = ({ changes }: { changes: Change[] }) => (
  <List dense disablePadding>
    {changes.map((change) => (
      <ListItem key={change.id} disableGutters>
        <ListItemText primary={<Sentence change={change} />} secondary={momentText(change.at)} />
      </ListItem>
    ))}
  </List>
)

function Sentence({ change }: { change: Change }) {
  const translate = useTranslate()
  const kind = translate(`resources.${change.noun}.name`, { _: change.noun.replaceAll('-', ' ') })
  const [what, happened] = changeSentence(change, kind)
  return (
    <>
      <Link to={`/audit/${change.id}/show`}>{what}</Link> {happened}.
    </>
  )
}
