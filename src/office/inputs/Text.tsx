import { TextInput, type TextInputProps } from 'react-admin'

/** Text that stays text: what is left empty goes to the server as empty, not as nothing. */
export const Text = (props: TextInputProps) => <TextInput parse={(text: string | null) => text ?? ''} {...props} />

export const LongText = (props: TextInputProps) => <Text multiline minRows={3} {...props} />
