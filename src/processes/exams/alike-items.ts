import type { LikenessOf } from '../../features/certification/forms/assembly-service.ts'
import { contentWords } from '../../features/certification/items/content-rules.ts'
import { openItem } from '../../features/certification/items/service.ts'
import { ALIKE, likenessAmong } from '../../features/certification/items/similarity-rules.ts'
import type { Keys } from '../../ground/secrets/keys.ts'

/** Tells which items are nearly the same; their texts are opened in memory only, each once. */
export const alikeItems =
  (keys: Keys): LikenessOf =>
  (bank) => {
    const sealed = new Map(bank.map((item) => [item.item_version_id, item]))
    const share = likenessAmong((id: number) => {
      const item = sealed.get(id)
      return item ? contentWords(openItem(keys, item).isi) : ''
    })
    return (one, other) => share(one.item_version_id, other.item_version_id) >= ALIKE
  }
