import type { Answer, ListCall, OfficeCall, Payload, Row } from './client.ts'

/** Names of fields, those of records and lists inside too: 'jadwal', 'jadwal.tanggal', 'unit.0.judul'. */
export type FieldName<T, Depth extends 0[] = []> = Depth['length'] extends 3
  ? never
  : T extends readonly (infer Item)[]
    ? `${number}.${FieldName<Item, [...Depth, 0]>}` | `${number}`
    : T extends object
      ? { [Key in keyof T & string]: Key | `${Key}.${FieldName<NonNullable<T[Key]>, [...Depth, 0]>}` }[keyof T & string]
      : never

/** A column of a list: compiles only while the list answers that field. */
export const columnOf = <Name extends ListCall>() => nameIn<Row<Name>>()

/** A field of a call's answer: compiles only while the call answers it. */
export const fieldOf = <Name extends OfficeCall>() => nameIn<NonNullable<Answer<Name>>>()

/** A field of a form: compiles only while the call that the form makes takes it. */
export const inputOf = <Name extends OfficeCall>() => nameIn<Payload<Name>>()

/** A field of one row of a list inside a form, where names are relative to the row. */
export const itemOf = <Item extends object>() => nameIn<Item>()

const nameIn =
  <T>() =>
  (field: FieldName<T>): string =>
    field
