export interface Action {
  title: string
  text: string
  link?: { label: string; to: string }
}
