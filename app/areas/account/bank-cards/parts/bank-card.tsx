import { CreditCardIcon } from 'lucide-react'
import { Button } from '#kit/ui/button.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getBankcardList } from '../contract.ts'
import { accountSteps } from '../rules.ts'

export type CardSeen = CallOutput<typeof getBankcardList>['list'][number]

/** What one can do with a card. */
export type CardDeed = 'photos' | 'face' | 'recharge' | 'back' | 'remove'

const next = {
  photos: { deed: 'photos', text: '上传证件照' },
  face: { deed: 'face', text: '人脸核验' },
  open: { deed: 'recharge', text: '充值' },
} as const

/** A bank card as one would hold it, its balance, and the one next step. */
export function BankCard({ card, onDeed }: { card: CardSeen; onDeed: (deed: CardDeed) => void }) {
  const isOpen = card.state === 'open'
  const hasMoney = card.subBalanceMoney !== '0.00'
  const { deed, text } = next[card.state]
  return (
    <article className="overflow-hidden rounded-16 bg-card shadow-soft">
      <div className="space-y-12 bg-accent p-16 text-on-accent">
        <div className="flex flex-wrap items-center gap-x-8">
          <CreditCardIcon className="shrink-0 text-22" />
          <h2 className="min-w-0 grow text-16 font-semibold">{card.rechargeBank}</h2>
          <span className="text-14">{card.thirdTrueName}</span>
        </div>
        <p className="text-18 tracking-wider tabular-nums">
          <span className="sr-only">尾号 </span>
          <span aria-hidden="true">**** **** **** </span>
          {card.card_no.slice(-4)}
        </p>
      </div>
      <div className="space-y-12 p-16">
        <div className="flex items-end justify-between gap-12">
          <div className="min-w-0">
            <p className="text-12 text-ink-3">子账户余额</p>
            <Price yuan={card.subBalanceMoney} size="large" />
          </div>
          <Tag tone={isOpen ? 'success' : 'warning'}>{card.state_desc}</Tag>
        </div>
        {!isOpen && <Steps steps={['上传证件照', '人脸核验', '可以充值']} current={accountSteps.indexOf(card.state)} />}
        <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-12">
          {hasMoney ? (
            <Button kind="text" size="small" onClick={() => onDeed('back')}>
              退回余额
            </Button>
          ) : (
            <Button kind="text" size="small" onClick={() => onDeed('remove')}>
              解绑
            </Button>
          )}
          <Button size="small" onClick={() => onDeed(deed)}>
            {text}
          </Button>
        </div>
      </div>
    </article>
  )
}
