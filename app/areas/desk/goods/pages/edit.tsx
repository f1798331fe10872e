import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskGoodsChoices, deskGoodsSheet } from '../contract.ts'
import { GoodsForm } from '../parts/goods-form.tsx'
import type { Route } from './+types/edit'

export { handle } from 'virtual:rows/desk-goods-edit'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = maybeId(query, 'goods_id')
  const [choices, sheet] = await Promise.all([
    callApi(deskGoodsChoices, {}),
    goods_id === undefined ? undefined : callApi(deskGoodsSheet, { goods_id }),
  ])
  return { choices, sheet }
}
export const clientLoader = behindStaffGate(load)
export default function GoodsEditPage({ loaderData: { choices, sheet } }: Route.ComponentProps) {
  const go = useNavigate()
  const saved = (isNew: boolean) => {
    toast(isNew ? '已保存，确认无误后点“上架”' : '已保存')
    go('/desk/goods')
  }
  return (
    <DeskFrame
      title={sheet ? sheet.goods_name : '新增商品'}
      note={sheet ? '改价只影响之后的订单。' : '保存后先不上架，可以在商品列表里上架。'}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/goods">
          返回商品
        </ButtonLink>
      }
    >
      <GoodsForm key={sheet?.goods_id} choices={choices} sheet={sheet} onSaved={saved} />
    </DeskFrame>
  )
}
