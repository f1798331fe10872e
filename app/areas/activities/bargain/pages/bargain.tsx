import { useRevalidator } from 'react-router'
import { ActCountdown } from '#app/areas/activities/acts/cards/act-countdown.tsx'
import { NoActivity } from '#app/areas/activities/acts/cards/no-activity.tsx'
import { RuleLines } from '#app/areas/activities/acts/cards/rule-lines.tsx'
import { activityOf } from '#app/areas/activities/acts/contract.ts'
import { actStateWords } from '#app/areas/activities/acts/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { bargainAddress } from '../cards/bargain-address.ts'
import { bargainGoods, bargainHome } from '../contract.ts'
import { BargainGoods } from '../parts/bargain-goods.tsx'
import { HelpedBargains } from '../parts/helped-bargains.tsx'
import { PastBargains } from '../parts/past-bargains.tsx'
import { Progress } from '../parts/progress.tsx'
import { StartButton } from '../parts/start-button.tsx'
import type { Route } from './+types/bargain'

export { handle } from 'virtual:rows/R250'

const SIZE = 20

const load = async ({ callApi, query }: Loading) => {
  const { act, list } = await callApi(bargainGoods, { act_id: maybeId(query, 'act_id'), page_size: SIZE })
  return { act, goods: list, said: act && (await callApi(activityOf, { act_id: act.act_id })) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function BargainPage({ loaderData: { act, goods, said } }: Route.ComponentProps) {
  if (!act) return <NoActivity name="砍价" />
  return <Bargains key={act.act_id} act={act} goods={goods} said={said} />
}

type Shown = CallOutput<typeof bargainGoods>

interface BargainsProps {
  act: NonNullable<Shown['act']>
  goods: Shown['list']
  /** What the activity says to those to whom it is sent. */
  said: CallOutput<typeof activityOf> | null
}

function Bargains({ act, goods, said }: BargainsProps) {
  const { revalidate } = useRevalidator()
  const { act_id } = act
  const { answer: mine } = useOwnAnswer(bargainHome, { act_id })
  const pages = useMorePages({
    first: goods,
    size: SIZE,
    load: async (page) => (await callApi(bargainGoods, { act_id, page, page_size: SIZE })).list,
    idOf: ({ goods_id }) => goods_id,
  })
  const running = mine?.running ?? []
  const runningOn = (goodsId: number) => running.find(({ goods_id }) => goods_id === goodsId)
  const isOn = act.status === 'on'
  return (
    <Frame bar={{ share: { ...(said ? { title: said.share_title, desc: said.share_desc } : {}) } }}>
      <div className="space-y-16 p-16">
        <div>
          <h1 className="text-22 font-semibold">{act.title}</h1>
          <p className="text-14 text-ink-2">好友每人帮砍一刀，随时可按现价下单。</p>
          <ActCountdown actId={act_id} onTurn={revalidate} />
        </div>
        {!isOn && <Notice tone="warning">活动{actStateWords[act.status]}，看看别的优惠吧。</Notice>}
        {running.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">我正在砍</h2>
            {running.map((one) => (
              <BargainGoods key={one.bargain_id} goods={one} to={bargainAddress(one.bargain_id)}>
                <Progress
                  price={one.price}
                  nowPrice={one.now_price}
                  floorPrice={one.floor_price}
                  percent={one.percent}
                />
                <p className="text-12 text-ink-2">
                  还剩 <Countdown seconds={one.span} nearSeconds={3_600} />，{one.helped_num} 位好友帮过
                </p>
              </BargainGoods>
            ))}
          </section>
        )}
        <section className="space-y-12">
          <h2 className="text-16 font-semibold">可以砍的商品</h2>
          <ListPage pages={pages} empty={<Empty drawing="bag" title="商品都被抢完了" text="过几天再来看看。" />}>
            {(one) => (
              <BargainGoods goods={one}>
                <p className="text-12 text-ink-2">
                  {one.cut_num} 刀到底价，剩 {one.stock} 件
                </p>
                <div className="relative mt-auto flex flex-wrap items-end justify-between gap-8">
                  <Price yuan={one.floor_price} before={one.price} />
                  {isOn && one.stock > 0 && <Begin goods={one} running={runningOn(one.goods_id)} />}
                  {one.stock === 0 && <Tag>抢完了</Tag>}
                </div>
              </BargainGoods>
            )}
          </ListPage>
        </section>
        <PastBargains />
        <HelpedBargains />
        {mine && mine.wins.length > 0 && <Wins wins={mine.wins} />}
        <RuleLines rule={act.rule} />
      </div>
    </Frame>
  )
}

/** Begins to bargain for goods, or goes on where one does already. */
function Begin({ goods, running }: { goods: Shown['list'][number]; running: { bargain_id: string } | undefined }) {
  if (!running) return <StartButton goods={goods} />
  return (
    <ButtonLink size="small" kind="secondary" to={bargainAddress(running.bargain_id)}>
      继续砍
    </ButtonLink>
  )
}

function Wins({ wins }: { wins: CallOutput<typeof bargainHome>['wins'] }) {
  const spoken = useSpoken()
  return (
    <Card title="他们砍到了">
      <ul className="divide-y divide-line text-14">
        {wins.map(({ name, goods_name, price, time }) => (
          <li key={`${time} ${name}`} className="flex flex-wrap justify-between gap-x-12 py-8">
            <span className="min-w-0 grow">
              {name} 以 ¥{price} 买到 {goods_name}
            </span>
            <span className="text-12 text-ink-3">{spoken(time)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
