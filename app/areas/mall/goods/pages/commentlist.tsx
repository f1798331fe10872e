import { ReportReview } from '#app/areas/orders/reviews/cards/report-review.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { countText } from '#kit/ui/number-text.ts'
import { MeanStars } from '#kit/ui/stars.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { GoodsComment } from '../cards/goods-comment.tsx'
import { goodsCommentList, goodsStatistics } from '../contract.ts'
import { type CommentShow, commentShows } from '../rules.ts'
import type { Route } from './+types/commentlist'

export { handle } from 'virtual:rows/R060'

const SIZE = 10

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const show = commentShows.find((one) => one === query.get('show'))
  const [comments, counts] = await Promise.all([
    callApi(goodsCommentList, { goods_id, show, page_size: SIZE }),
    callApi(goodsStatistics, { goods_id }),
  ])
  return { goods_id, show, comments: comments.list, counts }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CommentListPage({ loaderData }: Route.ComponentProps) {
  return <Comments key={loaderData.show} {...loaderData} />
}

function Comments({ goods_id, show, comments, counts }: Awaited<ReturnType<typeof load>>) {
  const pages = useMorePages({
    first: comments,
    size: SIZE,
    load: async (page) => (await callApi(goodsCommentList, { goods_id, show, page, page_size: SIZE })).list,
    idOf: ({ comment_id }) => comment_id,
  })
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {counts.comment_num > 0 && (
          <>
            <Card>
              <div className="flex flex-wrap items-center justify-between gap-x-12">
                <MeanStars mean={counts.score} votes={counts.comment_num} />
                <span className="text-14 break-keep text-ink-2">
                  {unbroken(
                    `${counts.comment_num} 条评价 · 已售\u00A0${countText(counts.sold_num)} · 看过\u00A0${countText(counts.view_num)}`,
                  )}
                </span>
              </div>
            </Card>
            <FilterBar label="按评价看" filters={filtersOf(goods_id, show, counts)} />
          </>
        )}
        <ListPage
          pages={pages}
          empty={
            show ? (
              <Empty drawing="message" title={`没有${names[show]}`} text="换一个看看。" />
            ) : (
              <Empty drawing="message" title="还没有评价" text="买过的人用过之后，会在这里写下感受。" />
            )
          }
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

const names: Readonly<Record<CommentShow, string>> = { pictures: '有图的评价', good: '好评', low: '差评' }
const numbers = { pictures: 'picture_num', good: 'good_num', low: 'low_num' } as const

/** Those under which something stands, and the one that is chosen. */
const filtersOf = (goods_id: number, chosen: CommentShow | undefined, counts: CallOutput<typeof goodsStatistics>) => [
  { text: `全部 ${counts.comment_num}`, to: commentsOfGoods({ goods_id }), current: chosen === undefined },
  ...commentShows
    .filter((show) => show === chosen || counts[numbers[show]] > 0)
    .map((show) => ({
      text: `${names[show]} ${counts[numbers[show]]}`,
      to: commentsOfGoods({ goods_id, show }),
      current: show === chosen,
    })),
]

const commentsOfGoods = (about: { goods_id: number; show?: CommentShow }) => address('/health/commentlist', about)
