import { useEffect, useState } from 'react'
import { deskGoodsSheet } from '#app/areas/desk/goods/contract.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskSeckillPut } from '../contract.ts'

interface PutFormProps {
  sessionId: number
  goods: readonly { goods_id: number; goods_name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = { goods_id: 'text', special_id: 'text', price: 'text', pieces: 'text', limit_num: 'text' } as const

/** Goods for a session: which, for how much, how many pieces, how many each. */
export function PutForm({ sessionId, goods, onClose, onSaved }: PutFormProps) {
  const [goodsId, setGoodsId] = useState<number>()
  const specials = useSpecialsOf(goodsId)
  return (
    <EditForm
      title="放入商品"
      action="保存"
      save={(form, send) => send(deskSeckillPut, { ...readForm(deskSeckillPut, form, sheet), session_id: sessionId })}
      said={() => '已放入'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="商品"
        name="goods_id"
        value={goodsId ?? ''}
        onChange={({ target }) => setGoodsId(Number(target.value) || undefined)}
        placeholder="请选择在售的商品"
        options={goods.map(({ goods_id, goods_name }) => ({ value: goods_id, text: goods_name }))}
        required
      />
      <Select
        label="规格"
        name="special_id"
        disabled={specials.length === 0}
        options={specials.map(({ special_id, special_name, price }) => ({
          value: special_id,
          text: `${special_name} · 现价 ¥${price}`,
        }))}
        required
      />
      <div className="grid grid-cols-2 gap-x-12">
        <Field
          label="秒杀价"
          name="price"
          keyboard="decimal"
          pattern="\d{1,6}(\.\d{1,2})?"
          title="金额，最多两位小数"
          end="元"
          required
        />
        <NumberField label="件数" name="pieces" unit="件" min={1} max={100_000} defaultValue={20} required />
        <NumberField label="每人限购" name="limit_num" unit="件" min={1} max={99} defaultValue={1} required />
      </div>
    </EditForm>
  )
}

type Special = CallOutput<typeof deskGoodsSheet>['specials'][number]

/** The specifications of goods, fetched when they are chosen. */
const useSpecialsOf = (goodsId: number | undefined): readonly Special[] => {
  const [found, setFound] = useState<{ goodsId: number; specials: readonly Special[] }>()
  useEffect(() => {
    if (goodsId === undefined) return
    callApi(deskGoodsSheet, { goods_id: goodsId }).then(
      ({ specials }) => setFound({ goodsId, specials }),
      () => undefined,
    )
  }, [goodsId])
  return found && found.goodsId === goodsId ? found.specials : []
}
