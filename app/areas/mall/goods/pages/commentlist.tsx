import { ReportReview } from '#app/areas/orders/reviews/cards/report-review.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Stars } from '#kit/ui/stars.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { GoodsComment } from '../cards/goods-comment.tsx'
import { goodsCommentList, goodsStatistics } from '../contract.ts'
import type { Route } from './+types/commentlist'

export { handle } from 'virtual:rows/R060'

const SIZE = 10

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const [comments, counts] = await Promise.all([
    callApi(goodsCommentList, { goods_id, page_size: SIZE }),
    callApi(goodsStatistics, { goods_id }),
  ])
  return { goods_id, comments: comments.list, counts }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CommentListPage({ loaderData: { goods_id, comments, counts } }: Route.ComponentProps) {
  const pages = useMorePages({
    first: comments,
    size: SIZE,
    load: async (page) => (await callApi(goodsCommentList, { goods_id, page, page_size: SIZE })).list,
    idOf: ({ comment_id }) => comment_id,
  })
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {counts.comment_num > 0 && (
          <Card>
            <div className="flex flex-wrap items-center justify-between gap-x-12">
              <Stars value={counts.score} />
              <span className="text-14 text-ink-2">
                {counts.comment_num} 条评价 · 已售 {counts.sold_num} · 看过 {counts.view_num}
              </span>
            </div>
          </Card>
        )}
        <ListPage
          pages={pages}
          empty={<Empty drawing="message" title="还没有评价" text="买过的人用过之后，会在这里写下感受。" />}
        >
          {(comment) => (
            <GoodsComment
              comment={comment}
              action={comment.is_reportable === 1 && <ReportReview commentId={comment.comment_id} />}
            />
          )}
        </ListPage>
      </div>
    </Frame>
  )
}
