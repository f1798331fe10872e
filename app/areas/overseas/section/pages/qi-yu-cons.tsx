import { serviceAddress as deskAddress } from '#app/areas/help/cards/service-address.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import {
  abroadUnitAddress,
  inquiryAddress,
  serviceAddress,
} from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasConsultCount, overseasUnitInfo } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { AskButton } from '../parts/ask-button.tsx'
import type { Route } from './+types/qi-yu-cons'

export { handle } from 'virtual:rows/R074'

const load = async ({ callApi, query }: Loading) => {
  const unit_id = maybeId(query, 'unit_id')
  const [{ count }, about] = await Promise.all([
    callApi(overseasConsultCount, {}),
    aboutWhat(callApi, unit_id, maybeId(query, 'goods_id')),
  ])
  return { count, unit_id, about }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** What one comes from, which goes along to who answers. */
const aboutWhat = async (callApi: CallApi, unit_id: number | undefined, goods_id: number | undefined) => {
  if (goods_id !== undefined) {
    const { goods_name } = await callApi(goodsDetail, { goods_id })
    return { title: `海外服务：${goods_name}`, link: serviceAddress(goods_id) }
  }
  if (unit_id === undefined) return { title: '海外就医', link: '/gjyl/index' }
  const { unit_name } = await callApi(overseasUnitInfo, { unit_id })
  return { title: `海外机构：${unit_name}`, link: abroadUnitAddress(unit_id) }
}

/** The bridge to who answers about care abroad: what helps them, then the talk with customer service. */
export default function AdviserPage({ loaderData: { count, unit_id, about } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <Card title={about.title}>
          <p className="text-14 text-ink-2">
            由人工顾问回答，一位顾问从头跟到底。工作时间内一般很快回复，最晚 24 小时内有人回您。
          </p>
          <p className="pt-8 text-12 text-ink-3">已有 {count} 人问过</p>
        </Card>
        <Card title="先准备好这些，答得更快">
          <ul className="list-disc space-y-4 pl-16 text-14 text-ink-2">
            <li>诊断是什么，什么时候确诊，做过哪些治疗</li>
            <li>最想解决的问题，和大概的预算</li>
            <li>想去的国家，或者没有要求</li>
          </ul>
          <p className="pt-8 text-12 text-ink-3">
            请不要在聊天里发护照和身份证；需要病历时，顾问会给您专门的上传入口。
          </p>
        </Card>
        <CellGroup>
          <Cell title="请几家医院报价" note="填一次病情，收到几家的价目" to={inquiryAddress(unit_id)} />
        </CellGroup>
      </div>
      <BottomAction>
        <ButtonLink kind="secondary" to={about.link}>
          先看介绍
        </ButtonLink>
        <AskButton to={deskAddress(about)} {...(unit_id === undefined ? {} : { unit_id })}>
          开始咨询
        </AskButton>
      </BottomAction>
    </Frame>
  )
}
