import { TextInput, type TextInputProps } from 'react-admin'

const LINE = '\n'

/** A list of short texts, one a line. */
export function TextLines(props: TextInputProps) {
  return (
    <TextInput
      multiline
      minRows={3}
      helperText="Satu butir per baris."
      format={(lines: string[] | undefined) => (lines ?? []).join(LINE)}
      parse={(text: string) => (text === '' ? [] : text.split(LINE))}
      {...props}
    />
  )
}
