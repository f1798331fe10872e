import { useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { address } from '#kit/wire/address.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { healthcardAreaConfig } from '../contract.ts'
import { ApplySheet, type Area } from '../parts/apply-sheet.tsx'
import { CardFront } from '../parts/card-front.tsx'
import { type Mine, useMyCards } from '../parts/use-my-cards.ts'
import type { Route } from './+types/healthy-card-heal'

export { handle } from 'virtual:rows/R005'

const HERE = '/healthyCardHeal'

const load = async ({ callApi }: Loading) => (await callApi(healthcardAreaConfig, {})).list
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HealthyCardHealPage({ loaderData: areas }: Route.ComponentProps) {
  const { mine, again } = useMyCards()
  return (
    <Frame bar={{}}>
      {mine === 'failed' && <Trouble title="健康卡没有加载出来" onRetry={again} />}
      {mine === 'loading' && (
        <div className="p-16">
          <SkeletonList />
        </div>
      )}
      {mine === 'visitor' && (
        <>
          <Invitation areas={areas} />
          <BottomAction>
            <ButtonLink to={signInAddress(HERE)}>登录后申领</ButtonLink>
          </BottomAction>
        </>
      )}
      {typeof mine === 'object' && <MyCards areas={areas} mine={mine} onIssued={again} />}
    </Frame>
  )
}

function MyCards({ areas, mine: { cards, members }, onIssued }: { areas: Area[]; mine: Mine; onIssued: () => void }) {
  const [applying, setApplying] = useState(false)
  const issued = () => {
    setApplying(false)
    onIssued()
  }
  return (
    <>
      {cards.length === 0 && <Invitation areas={areas} />}
      <ul className="grid gap-12 p-16">
        {cards.map((card) => (
          <li key={card.health_card_id}>
            <CardFront card={card} />
          </li>
        ))}
      </ul>
      <div className="px-16 pb-16">
        <CellGroup>
          <Cell title="医院自己的就诊卡" note="在医院办过的卡绑到这里，预约时自动带上卡号" to="/account/visitcards" />
        </CellGroup>
      </div>
      <div className="grow" />
      {areas.length > 0 && (
        <BottomAction note={members.length === 0 && '健康卡办在就诊人名下，先添加自己或家人'}>
          {members.length === 0 ? (
            <ButtonLink to={address('/account/memberedit', { redirect_url: HERE })}>添加就诊人</ButtonLink>
          ) : (
            <Button kind={cards.length > 0 ? 'secondary' : 'primary'} onClick={() => setApplying(true)}>
              {cards.length > 0 ? '再申领一张' : '申领健康卡'}
            </Button>
          )}
        </BottomAction>
      )}
      {applying && <ApplySheet areas={areas} members={members} onDone={issued} onClose={() => setApplying(false)} />}
    </>
  )
}

/** What the card is good for, and where it is issued. */
function Invitation({ areas }: { areas: readonly Area[] }) {
  const where = areas.map(({ area_name }, at) => (
    // With the mark behind it: alone it would begin a line.
    <span key={area_name} className="inline-block">
      {area_name}
      {at < areas.length - 1 ? '、' : '。'}
    </span>
  ))
  return (
    <Empty
      title="一张卡，看病不用带一叠卡"
      text={
        areas.length > 0 ? (
          <>挂号、缴费、取药时出示二维码就行。现在可以申领：{where}</>
        ) : (
          '还没有地区可以申领，开通后在这里办。'
        )
      }
    />
  )
}
