import { memberListApi } from '#app/areas/account/members/contract.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { behindGate, type Loading, maybeId, readId } from '#kit/wire/load.ts'
import { UploadForm } from '../parts/upload-form.tsx'
import { MOST_PIECES } from '../rules.ts'
import type { Route } from './+types/upload'

export { handle } from 'virtual:rows/yiyao-upload'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const [goods, members] = await Promise.all([callApi(goodsDetail, { goods_id }), callApi(memberListApi, {})])
  const special =
    goods.specials.find(({ special_id }) => special_id === maybeId(query, 'special_id')) ??
    goods.specials.find(({ isDefault }) => isDefault === 1) ??
    goods.specials[0]
  const pieces = Math.min(maybeId(query, 'buy_num') ?? 1, goods.limit_num || MOST_PIECES, MOST_PIECES)
  return { goods, special, pieces, members: members.list }
}
export const clientLoader = behindGate(load)

export default function UploadPage({ loaderData: { goods, special, pieces, members } }: Route.ComponentProps) {
  if (!needsPrescription(goods.drug_type) || !special)
    return (
      <Frame bar={{}}>
        <Empty
          title="这件商品不需要处方"
          text="可以直接在商品页购买。"
          action={<ButtonLink to={address('/health/product', { goods_id: goods.goods_id })}>去商品页</ButtonLink>}
        />
      </Frame>
    )
  return (
    <Frame bar={{}}>
      <UploadForm goods={goods} special={special} pieces={pieces} members={members} />
    </Frame>
  )
}
