import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { myPrizes } from '../contract.ts'

/** Something that was won. */
export type Won = CallOutput<typeof myPrizes>['list'][number]

const states = {
  given: { words: '已到账', tone: 'success' },
  open: { words: '待填地址', tone: 'warning' },
  ordered: { words: '待寄出', tone: 'accent' },
  sent: { words: '已寄出', tone: 'success' },
} as const

/** Something that was won, where it stands and what is to be done with it. */
export function PrizeRow({ won, onClaim }: { won: Won; onClaim: () => void }) {
  const { words, tone } = states[won.state]
  return (
    <article className="flex gap-12 rounded-12 bg-card p-12 shadow-soft">
      <Picture src={won.img} alt="" width={72} height={72} className="size-72 shrink-0 rounded-8" />
      <div className="min-w-0 grow space-y-4">
        <h2 className="flex flex-wrap items-center gap-8 text-16 font-medium">
          {won.title}
          <Tag tone={tone}>{words}</Tag>
        </h2>
        <p className="text-12 text-ink-3">
          {unbroken(`${won.time.slice(0, 16)} · `)}
          <span className="inline-block">{won.act_title}</span>
        </p>
        {won.full_address && <p className="text-14 text-ink-2">寄到 {won.full_address}</p>}
        {won.number && (
          <p className="text-14 text-ink-2 wrap-anywhere">
            {won.company} {won.number}
          </p>
        )}
        <div className="flex flex-wrap gap-12 pt-4">
          {won.state === 'open' && (
            <Button size="small" onClick={onClaim}>
              填收货地址
            </Button>
          )}
          {won.kind === 'coupon' && <To to="/account/coupons" text="去看优惠券" />}
          {won.kind === 'points' && <To to="/vue/userpoint/index" text="去看积分" />}
          {/* At the begin of a line its words stand where those above do. */}
          <span className="first:-ml-12 elder:-ml-12">
            <AskAbout title={`奖品：${won.title}`} number={String(won.prize_id)} link="/activity/prizes" />
          </span>
        </div>
      </div>
    </article>
  )
}

function To({ to, text }: { to: string; text: string }) {
  return (
    <ButtonLink kind="secondary" size="small" to={to}>
      {text}
    </ButtonLink>
  )
}
