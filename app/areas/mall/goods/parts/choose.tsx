import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { Card } from '#kit/ui/card.tsx'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Stepper } from '#kit/ui/stepper.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { Chosen } from '../cards/chosen-goods.ts'
import type { detailDynamic } from '../contract.ts'
import { dueNowFen, type PayType, payTypes } from '../rules.ts'
import { OwnLimit } from './own-limit.tsx'
import { choosePieces, chooseSku, useChosen } from './pieces.ts'

type Live = CallOutput<typeof detailDynamic>
type Special = Live['specials'][number]

/**
 * What is chosen of goods as they are now: a specification that is there, and no more pieces than there are. Of a drug on
 * prescription `prescribed` says how many of a specification it may be.
 */
export const useChoice = (live: Live, prescribed?: (skuId: number) => number) => {
  const usual = live.specials.find(({ isDefault }) => isDefault === 1) ?? live.specials[0]
  const [kept, choose] = useChosen(live.goods_id, usual?.special_id ?? 0)
  const special = live.specials.find(({ special_id }) => special_id === kept.skuId) ?? usual
  const may = prescribed ? prescribed(special?.special_id ?? 0) : live.may_buy
  const most = Math.min(may, special?.stock ?? 0)
  return { special, most, pieces: Math.min(kept.pieces, Math.max(1, most)), choose }
}

interface ChooseProps {
  live: Live
  choice: ReturnType<typeof useChoice>
}

/** The specifications of goods and how many, with what is paid when. */
export function Choose({ live, choice: { special, most, pieces, choose } }: ChooseProps) {
  if (!special) return null
  const chosen: Chosen = { pieces, skuId: special.special_id }
  return (
    <Card title="选择规格">
      <fieldset className="flex flex-wrap gap-8">
        <legend className="sr-only">规格</legend>
        {live.specials.map(({ special_id, special_name, stock }) => (
          <ChipChoice
            key={special_id}
            type="radio"
            name="special"
            checked={special_id === special.special_id}
            disabled={stock === 0}
            onChange={() => choose(chooseSku(chosen, special_id))}
          >
            {special_name}
            {stock === 0 && ' 已售罄'}
          </ChipChoice>
        ))}
      </fieldset>
      {most > 0 && (
        <div className="flex items-center justify-between pt-12">
          <span className="text-14 text-ink-2">
            数量
            {live.limit_num > 0 && (
              <span className="pl-4 text-12 text-ink-3">
                每人限 {live.limit_num} 件
                <OwnLimit goodsId={live.goods_id} />
              </span>
            )}
          </span>
          <Stepper pieces={pieces} most={most} onChange={(pieces) => choose(choosePieces(chosen, pieces, most))} />
        </div>
      )}
      <Sum live={live} special={special} pieces={pieces} />
    </Card>
  )
}

const whenPaid: Record<PayType, string> = {
  [payTypes.whole]: '在线支付',
  [payTypes.deposit]: '先付定金',
  [payTypes.zeroBuy]: '0 元预约',
  [payTypes.atShop]: '到店再付',
}

/** What it comes to, and what of it is paid now in each way that there is. */
function Sum({ live, special, pieces }: { live: Live; special: Special; pieces: number }) {
  const piece = { priceFen: yuanToFen(special.price), depositFen: yuanToFen(special.deposit) }
  return (
    <div className="mt-12 space-y-4 border-t border-line pt-12 text-14">
      <p className="flex items-baseline justify-between">
        合计
        <Price yuan={fenToYuan(piece.priceFen * pieces)} />
      </p>
      {live.pay_types.map((payType) => (
        <p key={payType} className="flex justify-between text-12 text-ink-3">
          {whenPaid[payType as PayType]}
          <span>现在付 {yuanText(fenToYuan(dueNowFen(payType as PayType, piece, pieces)))}</span>
        </p>
      ))}
    </div>
  )
}
