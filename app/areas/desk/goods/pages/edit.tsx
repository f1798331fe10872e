import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskGoodsChoices, deskGoodsSheet } from '../contract.ts'
import { GoodsForm, type GoodsFormValues } from '../parts/goods-form.tsx'
import { NAME_LENGTH } from '../rules.ts'
import type { Route } from './+types/edit'

export { handle } from 'virtual:rows/desk-goods-edit'

const load = async ({ callApi, query }: Loading) => {
  const copied = maybeId(query, 'copy_of')
  const goods_id = copied ?? maybeId(query, 'goods_id')
  const [choices, sheet] = await Promise.all([
    callApi(deskGoodsChoices, {}),
    goods_id === undefined ? undefined : callApi(deskGoodsSheet, { goods_id }),
  ])
  return { choices, copied, sheet: sheet && copied !== undefined ? copyOf(sheet) : sheet }
}
export const clientLoader = behindStaffGate(load)

/** The same goods as new ones: without a number, a shelf and pieces. */
const copyOf = (sheet: GoodsFormValues): GoodsFormValues => ({
  ...sheet,
  goods_id: 0,
  goods_name: `${sheet.goods_name.slice(0, NAME_LENGTH - COPY.length)}${COPY}`,
  specials: sheet.specials.map((special) => ({ ...special, special_id: 0, stock: 0 })),
})
const COPY = '（副本）'

export default function GoodsEditPage({ loaderData: { choices, copied, sheet } }: Route.ComponentProps) {
  const go = useNavigate()
  const saved = (isNew: boolean) => {
    toast(isNew ? '已保存，确认无误后点“上架”' : '已保存')
    go('/desk/goods')
  }
  return (
    <DeskFrame
      title={sheet?.goods_id ? sheet.goods_name : '新增商品'}
      note={sheet?.goods_id ? '改价只影响之后的订单。' : '保存后先不上架，可以在商品列表里上架。'}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/goods">
          返回商品
        </ButtonLink>
      }
    >
      <GoodsForm key={sheet?.goods_id} choices={choices} sheet={sheet} copied={copied} onSaved={saved} />
    </DeskFrame>
  )
}
