import { useNavigate, useSearchParams } from 'react-router'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { unitHome } from '#app/areas/guahao/hospitals/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { MeanStars } from '#kit/ui/stars.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { type CommentsOf, commentsAddress } from '../cards/comment-address.ts'
import { type Comment, CommentCard } from '../cards/comment-card.tsx'
import { commentDetail, commentIllTags, commentList } from '../contract.ts'
import { CommentActions } from '../parts/comment-actions.tsx'
import { CommentForm } from '../parts/comment-form.tsx'
import { commentKinds } from '../rules.ts'
import type { Route } from './+types/list'

export { handle } from 'virtual:rows/R221'

const SIZE = 10

const readAbout = (query: URLSearchParams): CommentsOf | null => {
  const kind = commentKinds.find((one) => one === query.get('kind'))
  const id = maybeId(query, 'id')
  return kind && id ? { kind, id, tag_id: maybeId(query, 'tag_id'), comment_id: maybeId(query, 'comment_id') } : null
}

/** Who is commented on, with the mean of all stars. */
const subjectOf = async (callApi: CallApi, { kind, id }: CommentsOf) => {
  if (kind === 'doctor') {
    const { doctor_name: name, score, comment_num: count } = await callApi(doctorDetail, { doctor_id: id })
    return { name: `${name}医生`, score, count }
  }
  if (kind === 'goods') return null
  const { unit_name: name, unitInfo } = await callApi(unitHome, { id })
  return { name, score: unitInfo.score, count: unitInfo.comment_num }
}

/** The one that was tapped; null where none was, and where it is not there any more: the others are. */
const commentOf = async (callApi: CallApi, { kind, comment_id }: CommentsOf): Promise<Comment | null> =>
  comment_id === undefined ? null : callApi(commentDetail, { kind, comment_id }).catch(orNull)

const orNull = (thrown: unknown): null => {
  if (thrown instanceof RefusedError) return null
  throw thrown
}

const load = async ({ callApi, query }: Loading) => {
  const about = readAbout(query)
  if (!about) return null
  const { kind, id, tag_id } = about
  const [comments, tags, subject, first] = await Promise.all([
    callApi(commentList, { kind, id, tag_id, page_size: SIZE }),
    callApi(commentIllTags, { kind, id }),
    subjectOf(callApi, about),
    commentOf(callApi, about),
  ])
  return { about, comments: comments.list, tags: tags.list, subject, first }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CommentListPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Comments {...loaderData} /> : <NothingChosen />
}

function Comments({ about, comments, tags, subject, first }: NonNullable<Awaited<ReturnType<typeof load>>>) {
  const { kind, id, tag_id } = about
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // Only who is signed in writes, and the server renders for visitors: so it never sees the visit.
  const orderId = useSession() === null ? null : query.get('order_id')
  const pages = useMorePages({
    first: comments,
    size: SIZE,
    load: async (page) => (await callApi(commentList, { kind, id, tag_id, page, page_size: SIZE })).list,
    idOf: (comment) => comment.comment_id,
  })
  return (
    <Frame bar={{ title: subject ? `${subject.name}的评价` : undefined }}>
      <div className="space-y-12 px-16 pt-12">
        {orderId && (
          <CommentForm
            kind={kind}
            orderId={orderId}
            onDone={() => navigate(commentsAddress({ kind, id }), { replace: true })}
          />
        )}
        {subject && subject.count > 0 && <Score score={subject.score} count={subject.count} />}
      </div>
      {tags.length > 0 && <TagFilter about={about} tags={tags} />}
      <div className="space-y-12 px-16 pt-12 pb-16">
        {first && (
          <>
            <CommentCard
              comment={first}
              isOfOneDoctor={kind === 'doctor'}
              actions={<CommentActions kind={kind} comment={first} />}
            />
            {comments.length > 1 && <h2 className="pt-8 text-16 font-semibold">其他评价</h2>}
          </>
        )}
        <ListPage pages={pages} empty={<NoComments />}>
          {(comment) =>
            comment.comment_id === first?.comment_id ? null : (
              <CommentCard
                comment={comment}
                isOfOneDoctor={kind === 'doctor'}
                actions={<CommentActions kind={kind} comment={comment} />}
              />
            )
          }
        </ListPage>
      </div>
    </Frame>
  )
}

function TagFilter({
  about: { kind, id, tag_id: chosen },
  tags,
}: {
  about: CommentsOf
  tags: CallOutput<typeof commentIllTags>['list']
}) {
  const all = { text: '全部', to: commentsAddress({ kind, id }), current: chosen === undefined }
  const each = tags.map(({ tag_id, tag_name, count }) => ({
    text: `${tag_name} ${count}`,
    to: commentsAddress({ kind, id, tag_id }),
    current: tag_id === chosen,
  }))
  return <FilterBar label="按疾病看" filters={[all, ...each]} />
}

function Score({ score, count }: { score: number; count: number }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-12">
        <MeanStars mean={score} votes={count} />
        <span className="text-14 text-ink-2">{count} 位患者就诊后评价</span>
      </div>
    </Card>
  )
}

function NoComments() {
  return (
    <Empty
      drawing="message"
      title="还没有就诊评价"
      text="就诊结束后，可以在预约详情里评价。"
      action={
        <ButtonLink kind="secondary" to="/guahao/orderlist">
          我的预约
        </ButtonLink>
      }
    />
  )
}

function NothingChosen() {
  return (
    <Frame bar={{}}>
      <Empty
        drawing="message"
        title="想看谁的评价？"
        text="评价都来自真正就诊过的患者，在医生和医院的主页里能看到。"
        action={<ButtonLink to="/doctor/index">找医生</ButtonLink>}
      />
    </Frame>
  )
}
