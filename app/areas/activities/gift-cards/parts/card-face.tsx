import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { giftCardList } from '../contract.ts'

/** A gift card. */
export type GiftCard = CallOutput<typeof giftCardList>['list'][number]

const states = { usable: undefined, empty: '已用完', expired: '已过期' } as const

interface CardFaceProps {
  card: GiftCard
  onPay: () => void
  onSpends: () => void
}

/** A gift card as it looks, with what is left on it. */
export function CardFace({ card, onPay, onSpends }: CardFaceProps) {
  const said = states[card.state]
  return (
    <article className="overflow-hidden rounded-16 bg-card shadow-soft">
      <div className={`space-y-4 px-16 py-16 ${said ? 'bg-well' : 'bg-danger-tint'}`}>
        <h2 className="flex flex-wrap items-center justify-between gap-8 text-14 text-ink-2">
          <span>健康礼品卡 · 尾号 {card.card_no}</span>
          {said && <Tag>{said}</Tag>}
        </h2>
        <p>
          <span className="pr-8 text-12 text-ink-2">余额</span>
          <Price yuan={card.balance} size="large" />
        </p>
        <p className="text-12 text-ink-2">
          面值 {yuanText(card.amount)}，{unbroken(`有效期至 ${card.end_time.slice(0, 10)}`)}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-12 p-12">
        {card.state === 'usable' && (
          <>
            <Button size="small" onClick={onPay}>
              付款码
            </Button>
            <ButtonLink size="small" kind="secondary" to="/health/index">
              去商城用
            </ButtonLink>
          </>
        )}
        <Button size="small" kind="secondary" onClick={onSpends}>
          使用记录
        </Button>
        <AskAbout title="健康礼品卡" number={`尾号 ${card.card_no}`} link="/activity/giftcards" />
      </div>
    </article>
  )
}
