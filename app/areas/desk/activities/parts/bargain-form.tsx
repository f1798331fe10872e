import { PlusIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MOST_CUTS, MOST_HOURS } from '#app/areas/activities/bargain/rules.ts'
import { deskGoods, deskGoodsSheet } from '#app/areas/desk/goods/contract.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { withAt, withoutAt } from '#kit/lists/changed.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskBargainAdd } from '../contract.ts'
import { MOST_GOODS } from '../rules.ts'
import { AboutFields, about } from './about-fields.tsx'

/** Goods of an activity as they are typed. */
interface Draft {
  key: number
  goods_id: string
  special_id: string
  floor_price: string
  cut_num: string
  hours: string
  pieces: string
}

let made = 0
const emptyDraft = (): Draft => ({
  key: ++made,
  goods_id: '',
  special_id: '',
  floor_price: '',
  cut_num: '8',
  hours: '24',
  pieces: '20',
})

/** A bargain activity to be made: its days, and the goods. */
export function BargainForm({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const goods = useGoods()
  const [drafts, setDrafts] = useState<readonly Draft[]>([emptyDraft()])
  return (
    <EditForm
      title="新增砍价"
      action="保存"
      save={(form, send) =>
        send(deskBargainAdd, { ...readForm(deskBargainAdd, form, about), goods: drafts.map(wireOf) })
      }
      said={() => '已新增'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <AboutFields />
      {drafts.map((draft, at) => (
        <GoodsFields
          key={draft.key}
          draft={draft}
          title={`商品 ${at + 1}`}
          goods={goods}
          onChange={(next) => setDrafts(withAt(drafts, at, next))}
          onRemove={drafts.length > 1 ? () => setDrafts(withoutAt(drafts, at)) : undefined}
        />
      ))}
      {drafts.length < MOST_GOODS && (
        <Button size="small" kind="secondary" onClick={() => setDrafts([...drafts, emptyDraft()])}>
          <PlusIcon />
          再加一件商品
        </Button>
      )}
    </EditForm>
  )
}

const wireOf = ({ goods_id, special_id, floor_price, cut_num, hours, pieces }: Draft) => ({
  goods_id: Number(goods_id),
  special_id: Number(special_id),
  floor_price,
  cut_num: Number(cut_num),
  hours: Number(hours),
  pieces: Number(pieces),
})

interface GoodsFieldsProps {
  draft: Draft
  title: string
  goods: readonly Choice[]
  onChange: (next: Draft) => void
  onRemove: (() => void) | undefined
}

function GoodsFields({ draft, title, goods, onChange, onRemove }: GoodsFieldsProps) {
  const specials = useSpecials(draft.goods_id)
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const numbers = [
    { name: 'cut_num', label: '几刀到底', unit: '刀', min: 2, max: MOST_CUTS },
    { name: 'hours', label: '每次时限', unit: '小时', min: 1, max: MOST_HOURS },
    { name: 'pieces', label: '数量', unit: '件', min: 1, max: 100_000 },
  ] as const
  return (
    <fieldset className="space-y-8 rounded-12 border border-line p-12">
      <legend className="px-4 text-14 font-medium">{title}</legend>
      <Select
        label="商品"
        value={draft.goods_id}
        onChange={({ target }) => set({ goods_id: target.value, special_id: '' })}
        placeholder="请选择在售的商品"
        options={goods}
        required
      />
      <Select
        label="规格"
        value={draft.special_id}
        onChange={({ target }) => set({ special_id: target.value })}
        placeholder="请选择规格"
        disabled={specials.length === 0}
        options={specials}
        required
      />
      <div className="grid grid-cols-2 gap-x-12 gap-y-8">
        <Field
          label="底价"
          keyboard="decimal"
          pattern="\d{1,6}(\.\d{1,2})?"
          title="金额，最多两位小数"
          end="元"
          value={draft.floor_price}
          onChange={({ target }) => set({ floor_price: target.value })}
          required
        />
        {numbers.map(({ name, ...rest }) => (
          <NumberField
            key={name}
            {...rest}
            value={draft[name]}
            onChange={({ target }) => set({ [name]: target.value })}
            required
          />
        ))}
      </div>
      {onRemove && (
        <Button size="small" kind="text" onClick={onRemove}>
          去掉这件商品
        </Button>
      )}
    </fieldset>
  )
}

interface Choice {
  value: number
  text: string
}

/** Goods that can be put on offer, fetched once the form opens. */
const useGoods = (): readonly Choice[] => {
  const [goods, setGoods] = useState<readonly Choice[]>([])
  useEffect(() => {
    callApi(deskGoods, { list: 'on', sort: 'sold', page_size: 50 }).then(
      ({ list }) =>
        setGoods(
          list
            .filter(({ drug_type }) => drug_type !== 2)
            .map(({ goods_id, goods_name }) => ({ value: goods_id, text: goods_name })),
        ),
      () => toast('没有取到商品，请关掉重试'),
    )
  }, [])
  return goods
}

/** The specifications of goods, fetched when they are chosen. */
const useSpecials = (goodsId: string): readonly Choice[] => {
  const [found, setFound] = useState<{ goodsId: string; specials: readonly Choice[] }>()
  useEffect(() => {
    if (!goodsId) return
    callApi(deskGoodsSheet, { goods_id: Number(goodsId) }).then(
      ({ specials }) =>
        setFound({
          goodsId,
          specials: specials.map((one) => ({
            value: one.special_id,
            text: `${one.special_name} · 现价 ¥${one.price}`,
          })),
        }),
      () => undefined,
    )
  }, [goodsId])
  return found?.goodsId === goodsId ? found.specials : []
}
