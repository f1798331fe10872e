import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ShareButton } from '#app/shell/share-button.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { inBrowser, type Loading, onServer, readCode } from '#kit/wire/load.ts'
import { bargainAddress, bargainOrderAddress, helpAddress } from '../cards/bargain-address.ts'
import { bargainDetail } from '../contract.ts'
import { BargainHead } from '../parts/bargain-head.tsx'
import { CutList } from '../parts/cut-list.tsx'
import { type Bargain, useBargain } from '../parts/use-bargain.ts'
import type { Route } from './+types/bargaindetail'

export { handle } from 'virtual:rows/R251'

const load = async ({ callApi, query }: Loading) =>
  callApi(bargainDetail, { bargain_id: readCode(query, 'bargain_id') })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function BargainDetailPage({ loaderData }: Route.ComponentProps) {
  const { bargain, isKnown, hasFailed, again } = useBargain(loaderData)
  const shared = {
    title: `帮我砍一刀：${bargain.goods_name}`,
    desc: `现价 ${bargain.now_price} 元，底价 ${bargain.floor_price} 元，就差你一刀。`,
    imgUrl: bargain.img,
    path: helpAddress(bargain.bargain_id),
  }
  return (
    <Frame bar={{ share: shared }}>
      <div className="grow space-y-12 p-16">
        <h1 className="text-18 font-semibold">{bargain.is_mine === 1 ? '我的砍价' : `${bargain.owner_name} 的砍价`}</h1>
        <BargainHead bargain={bargain} />
        <Says bargain={bargain} />
        <CutList bargain={bargain} />
        {bargain.is_mine === 1 && (
          <CellGroup>
            <ServiceLink
              title={`砍价：${bargain.goods_name}`}
              number={bargain.bargain_id}
              link={bargainAddress(bargain.bargain_id)}
            />
          </CellGroup>
        )}
      </div>
      {isKnown && <Actions bargain={bargain} shared={shared} />}
      {!isKnown && hasFailed && (
        <BottomAction note="没有加载完，可能是网络不稳定">
          <Button kind="secondary" onClick={again}>
            重新加载
          </Button>
        </BottomAction>
      )}
    </Frame>
  )
}

function Says({ bargain: { state, percent, is_mine, stock, now_price } }: { bargain: Bargain }) {
  if (is_mine !== 1 || state !== 'running') return null
  if (stock === 0) return <Notice tone="warning">这件商品被抢完了。有人没付款时会再放出来。</Notice>
  if (percent === 100) return <Notice tone="success">已经砍到底价，数量有限，快去下单吧。</Notice>
  return <Notice tone="accent">现在就能按 ¥{now_price} 下单，也可以再请好友帮忙。</Notice>
}

type Shared = Parameters<typeof ShareButton>[0]['shared']

function Actions({ bargain, shared }: { bargain: Bargain; shared: Shared }) {
  const { is_mine, state, order_id, percent, bargain_id, stock } = bargain
  const isRunning = state === 'running'
  if (is_mine === 1 && isRunning)
    return (
      <BottomAction>
        {percent < 100 && (
          <ShareButton kind="secondary" shared={shared}>
            请好友帮砍
          </ShareButton>
        )}
        {stock > 0 && <ButtonLink to={bargainOrderAddress(bargain)}>按现价下单</ButtonLink>}
      </BottomAction>
    )
  if (is_mine === 1 && order_id)
    return (
      <BottomAction>
        <ButtonLink to={orderAddress(order_id)}>查看订单</ButtonLink>
      </BottomAction>
    )
  return (
    <BottomAction>
      {is_mine === 0 && isRunning ? (
        <ButtonLink to={helpAddress(bargain_id)}>帮好友砍一刀</ButtonLink>
      ) : (
        <ButtonLink kind="secondary" to="/activity/bargain">
          看看别的商品
        </ButtonLink>
      )}
    </BottomAction>
  )
}
