/** An element with what stands in it, in its order; names are without their prefixes. */
export interface XmlNode {
  name: string
  namespace: string
  attributes: ReadonlyMap<string, string>
  children: (XmlNode | string)[]
}
