import { useRevalidator } from 'react-router'
import { Countdown } from '#kit/ui/countdown.tsx'
import { BargainGoods } from './bargain-goods.tsx'
import { Progress } from './progress.tsx'
import type { Bargain } from './use-bargain.ts'

/** A bargain at a glance: goods, how far the price has come, how long it lasts. */
export function BargainHead({ bargain }: { bargain: Bargain }) {
  const { revalidate } = useRevalidator()
  return (
    <BargainGoods goods={bargain}>
      <Progress
        price={bargain.price}
        nowPrice={bargain.now_price}
        floorPrice={bargain.floor_price}
        percent={bargain.percent}
      />
      <p className="text-12 text-ink-2">
        {bargain.state === 'running' ? (
          <>
            还剩 <Countdown seconds={bargain.span} nearSeconds={3_600} onEnd={revalidate} />，
            <span className="whitespace-nowrap">剩 {bargain.stock} 件</span>
          </>
        ) : (
          stateWords[bargain.state]
        )}
      </p>
    </BargainGoods>
  )
}

const stateWords = { ordered: '已经下单', over: '砍价时间已过', running: '' }
