import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { pointLabelGoods } from '../contract.ts'
import { GrowingGrid } from './growing-grid.tsx'

const SIZE = 20

const goodsOf = (labelId: number, page: number) => ({ labelId, page, page_size: SIZE })

/** The first goods of a label [X064]. */
export const loadLabel = (callApi: CallApi, labelId: number) => callApi(pointLabelGoods, goodsOf(labelId, 1))

/** All goods of a label, under its title [X064]. */
export function LabelPage({ found }: { found: CallOutput<typeof pointLabelGoods> }) {
  return (
    <Frame bar={{ title: found.title }}>
      <div className="p-16">
        <GrowingGrid
          first={found.list}
          size={SIZE}
          load={async (page) => (await callApi(pointLabelGoods, goodsOf(found.label_id, page))).list}
          empty={<NothingYet />}
        />
      </div>
    </Frame>
  )
}

const NothingYet = () => (
  <Empty
    drawing="bag"
    title="这里还没有商品"
    text="先看看别的，新的很快就来。"
    action={
      <ButtonLink kind="secondary" to="/integral/index">
        去积分商城
      </ButtonLink>
    }
  />
)
