import { SelectInput } from 'react-admin'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'

interface Props {
  source: string
  label?: string
  helperText?: string
}

/** Chooses who answers for something in the quality register: staff at work with that permission. */
export const OwnerInput = ({ source, label = 'Penanggung jawab', helperText }: Props) => (
  <Waiting call="listQualityStaff" payload={{}}>
    {(staff) => (
      <SelectInput
        source={source}
        label={label}
        choices={staff}
        optionText="name"
        isRequired
        {...(helperText ? { helperText } : {})}
      />
    )}
  </Waiting>
)
