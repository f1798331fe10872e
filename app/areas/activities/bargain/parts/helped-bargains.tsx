import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { helpAddress } from '../cards/bargain-address.ts'
import { bargainList } from '../contract.ts'
import { BargainGoods } from './bargain-goods.tsx'
import { Progress } from './progress.tsx'

/** So many are shown. */
const MOST = 10

const said = { running: '还在砍，可以再帮忙转发', ordered: '好友已经下单了', over: '已经结束了' } as const

/** The friends with whom the reader helped, and how far they are. Nothing where there is none. */
export function HelpedBargains() {
  const { answer: mine } = useOwnAnswer(bargainList, { helped: 1, page_size: MOST })
  if (!mine || mine.list.length === 0) return null
  return (
    <section className="space-y-12">
      <h2 className="text-16 font-semibold">我帮好友砍的</h2>
      {mine.list.map((one) => (
        <BargainGoods key={one.bargain_id} goods={one} to={helpAddress(one.bargain_id)}>
          <Progress price={one.price} nowPrice={one.now_price} floorPrice={one.floor_price} percent={one.percent} />
          <p className="text-12 text-ink-2">
            {one.owner_name}：{said[one.state]}
          </p>
        </BargainGoods>
      ))}
    </section>
  )
}
