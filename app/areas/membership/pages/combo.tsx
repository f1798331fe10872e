import { useState } from 'react'
import { useNavigate } from 'react-router'
import { payAtHost } from '#app/areas/pay/cards/pay-at-host.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { benefitAddress } from '../cards/membership-address.ts'
import { addOrder, comboSelect, getMemberLvlDetail } from '../contract.ts'
import { LEAST_OF_PACKAGE, REFUND_DAYS } from '../rules.ts'
import type { Route } from './+types/combo'

export { handle } from 'virtual:rows/R237'

const load = async ({ callApi, query }: Loading) => {
  const [{ list, selected_id }, level] = await Promise.all([
    callApi(comboSelect, {}),
    // An installation may have named its levels otherwise: the packages stand without it.
    callApi(getMemberLvlDetail, { level: LEAST_OF_PACKAGE }).catch(() => null),
  ])
  const wanted = maybeId(query, 'combo_id')
  const first = list.find(({ combo_id }) => combo_id === wanted)?.combo_id ?? selected_id
  return { list, first, level }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function MemberComboPage({ loaderData: { list, first, level } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const ordering = useAct(addOrder)
  const [chosen, setChosen] = useState(first)
  const combo = list.find(({ combo_id }) => combo_id === chosen) ?? list[0]
  if (!combo)
    return (
      <Frame bar={{}}>
        <Empty drawing="bag" title="暂时没有在售的套餐" text="有新的会员套餐时，会在这里看到。" />
      </Frame>
    )
  const buy = async () => {
    const order = await ordering.run({ combo_id: combo.combo_id })
    if (!order) return
    const { order_id, out_trade_no: outTradeNo, pay_amount: amountYuan } = order
    await payAtHost({ outTradeNo, orderIds: [order_id], amountYuan, title: combo.title })
    navigate(address('/pay/index', { out_trade_no: outTradeNo }))
  }
  return (
    <Frame bar={{}}>
      <div className="grow space-y-16 p-16">
        <Choice
          legend="选择套餐"
          name="combo"
          value={String(combo.combo_id)}
          onChange={(id) => setChosen(Number(id))}
          options={list.map((one) => ({
            value: String(one.combo_id),
            title: (
              <span className="flex flex-wrap gap-x-8">
                <span>{one.title}</span>
                <span className="text-ink-2">{one.months_words}</span>
              </span>
            ),
            note: one.summary,
            aside: <Price yuan={one.price} before={one.org_price === one.price ? undefined : one.org_price} />,
          }))}
        />
        <Card title={`${combo.title}的权益`}>
          {combo.words && <p className="pb-8 text-14 text-accent-ink">{combo.words}</p>}
          <ul className="divide-y divide-line">
            {combo.benefits.map(({ benefit_id, title, summary, times_words }) => (
              <li key={benefit_id}>
                <Link
                  to={benefitAddress(benefit_id)}
                  className="flex min-h-target items-center justify-between gap-12 py-8"
                >
                  <span className="min-w-0">
                    <span className="block text-16">{title}</span>
                    <span className="block text-12 text-ink-3">{summary}</span>
                  </span>
                  <span className="shrink-0 text-14 text-ink-2">{times_words}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        {level && (
          <Card title={`还会成为${level.name}`}>
            <p className="text-14 text-ink-2">
              开通期间至少是这一级{level.privileges.length > 0 && `：${level.privileges.join('、')}`}。
            </p>
          </Card>
        )}
        <Card title="购买须知">
          <ul className="list-disc space-y-4 pl-20 text-14 text-ink-2">
            <li>付款后立即生效；已经是会员的，从现有时间结束后接着算。</li>
            <li>没有用过权益的，付款后 {REFUND_DAYS} 天内可以在会员中心全额退款；还没开始的续费随时可退。</li>
            <li>用过或约了权益以后不再支持自助退款。</li>
          </ul>
        </Card>
      </div>
      <BottomAction error={ordering.error?.words} aside={<Price yuan={combo.price} size="large" />}>
        <Button onClick={buy} busy={ordering.busy}>
          立即开通
        </Button>
      </BottomAction>
    </Frame>
  )
}
