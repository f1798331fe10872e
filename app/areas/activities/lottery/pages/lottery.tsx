import { useRevalidator } from 'react-router'
import { ActCountdown } from '#app/areas/activities/acts/cards/act-countdown.tsx'
import { NoActivity } from '#app/areas/activities/acts/cards/no-activity.tsx'
import { orNoActivity } from '#app/areas/activities/acts/cards/or-no-activity.ts'
import { RuleLines } from '#app/areas/activities/acts/cards/rule-lines.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { jionInfo, lotteryInfo, luckyList } from '../contract.ts'
import { HelpCard } from '../parts/help-card.tsx'
import { Odds } from '../parts/odds.tsx'
import { PlayCard } from '../parts/play-card.tsx'
import { Winners } from '../parts/winners.tsx'
import type { Route } from './+types/lottery'

export { handle } from 'virtual:rows/R248'

const WINNERS = 10

const load = async ({ callApi, query }: Loading) => {
  const act_id = maybeId(query, 'act_id')
  const info = await callApi(lotteryInfo, { act_id }).catch(orNoActivity)
  if (!info) return null
  const winners = await callApi(luckyList, { act_id: info.actInfo.act_id, page_size: WINNERS })
  return { act: info.actInfo, winners: winners.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function LotteryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoActivity name="抽奖" />
  return <Lottery key={loaderData.act.act_id} {...loaderData} />
}

type Shown = NonNullable<Route.ComponentProps['loaderData']>

function Lottery({ act, winners }: Shown) {
  const { revalidate } = useRevalidator()
  const { isVisitor, answer: mine, again } = useOwnAnswer(jionInfo, { act_id: act.act_id })
  const join = mine?.joinInfo
  const path = `/activity/lottery?act_id=${act.act_id}${join ? `&share_id=${encodeURIComponent(join.share_id)}` : ''}`
  const shared = { title: act.share_title, desc: act.share_desc, path }
  return (
    <Frame bar={{ share: shared }}>
      <div className="space-y-12 p-16">
        <HelpCard actId={act.act_id} />
        <ActCountdown actId={act.act_id} onTurn={revalidate} />
        <PlayCard act={act} join={join} isVisitor={isVisitor} shared={shared} onPlayed={again} />
        <Odds act={act} />
        <Winners winners={winners} />
        <RuleLines rule={act.rule} />
      </div>
    </Frame>
  )
}
