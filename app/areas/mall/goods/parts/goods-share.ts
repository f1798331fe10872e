import type { SharedPage } from '#app/shell/share/options.ts'
import { yuanText } from '#kit/ui/number-text.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type goodsDetail, shareGoods } from '../contract.ts'
import { needsPrescription } from '../rules.ts'

type Shared = Pick<
  CallOutput<typeof goodsDetail>,
  'goods_id' | 'goods_name' | 'subtitle' | 'price' | 'price_space' | 'unit_name' | 'images' | 'drug_type'
>

/** What goods say of themselves to whom they are sent: name, price, seller, picture. A drug on prescription says its name alone. */
export const goodsShare = (goods: Shared): SharedPage => ({
  title: goods.goods_name,
  desc: needsPrescription(goods.drug_type) ? '处方药，凭处方购买。' : wordsOf(goods),
  imgUrl: goods.images[0],
  business_type: 'goods',
  shareId: async () => {
    if (session.read() === null) return undefined
    return (await callApi(shareGoods, { goods_id: goods.goods_id })).share_id
  },
})

const wordsOf = ({ price, price_space, unit_name, subtitle }: Shared): string => {
  const from = price_space.includes('-') ? ' 起' : ''
  return [`${yuanText(price)}${from}`, unit_name, subtitle].filter(Boolean).join('，')
}
