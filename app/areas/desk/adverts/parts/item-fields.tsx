import { useState } from 'react'
import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import type { PickKind } from '#app/areas/desk/search/rules.ts'
import { advertItems } from '#app/areas/mall/catalogue/rules.ts'
import { Select } from '#kit/ui/select.tsx'
import { itemWords } from '../rules.ts'

interface ItemFieldsProps {
  advert: { item_type: number; item_id: number | null } | undefined
}

/** What of the product each type is; of the others there is nothing to pick. */
const kinds: Readonly<Record<string, PickKind>> = { 2: 'goods', 202: 'article', 101: 'video', 205: 'video' }

/** What an advert is for. */
export function ItemFields({ advert }: ItemFieldsProps) {
  const first = String(advert && advert.item_type in itemWords ? advert.item_type : advertItems.advert)
  const [type, setType] = useState(first)
  const kind = kinds[type]
  return (
    <>
      <Select
        label="推广的是"
        name="item_type"
        defaultValue={first}
        onChange={({ target }) => setType(target.value)}
        options={Object.entries(itemWords).map(([value, text]) => ({ value, text }))}
      />
      {kind && (
        <PickField
          key={type}
          label="推广哪一个"
          name="item_id"
          kind={kind}
          picked={[type === String(advert?.item_type) ? advert?.item_id : null]}
          required
          hint="选了商品，点过广告再下单的会计入成交"
        />
      )}
    </>
  )
}
