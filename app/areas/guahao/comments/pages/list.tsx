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
import { Stars } from '#kit/ui/stars.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { CommentCard } from '../cards/comment-card.tsx'
import { commentIllTags, commentList } from '../contract.ts'
import { CommentActions } from '../parts/comment-actions.tsx'
import { CommentForm } from '../parts/comment-form.tsx'
import { type CommentKind, commentKinds } from '../rules.ts'
import type { Route } from './+types/list'

export { handle } from 'virtual:rows/R221'

const SIZE = 10

/** What the comments are about. */
interface About {
  kind: CommentKind
  id: number
  tag_id?: number | undefined
}

const readAbout = (query: URLSearchParams): About | null => {
  const kind = commentKinds.find((one) => one === query.get('kind'))
  const id = maybeId(query, 'id')
  return kind && id ? { kind, id, tag_id: maybeId(query, 'tag_id') } : null
}

/** Who is commented on, with the mean of all stars. */
const subjectOf = async (callApi: CallApi, { kind, id }: About) => {
  if (kind === 'doctor') {
    const { doctor_name: name, score, comment_num: count } = await callApi(doctorDetail, { doctor_id: id })
    return { name: `${name}医生`, score, count }
  }
  if (kind === 'goods') return null
  const { unit_name: name, unitInfo } = await callApi(unitHome, { id })
  return { name, score: unitInfo.score, count: unitInfo.comment_num }
}

const load = async ({ callApi, query }: Loading) => {
  const about = readAbout(query)
  if (!about) return null
  const [comments, tags, subject] = await Promise.all([
    callApi(commentList, { ...about, page_size: SIZE }),
    callApi(commentIllTags, about),
    subjectOf(callApi, about),
  ])
  return { about, comments: comments.list, tags: tags.list, subject }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CommentListPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Comments {...loaderData} /> : <NothingChosen />
}

function Comments({ about, comments, tags, subject }: NonNullable<Awaited<ReturnType<typeof load>>>) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // Only who is signed in writes, and the server renders for visitors: so it never sees the visit.
  const orderId = useSession() === null ? null : query.get('order_id')
  const pages = useMorePages({
    first: comments,
    size: SIZE,
    load: async (page) => (await callApi(commentList, { ...about, page, page_size: SIZE })).list,
    idOf: (comment) => comment.comment_id,
  })
  return (
    <Frame bar={{ title: subject ? `${subject.name}的评价` : undefined }}>
      <div className="space-y-12 px-16 pt-12">
        {orderId && (
          <CommentForm
            kind={about.kind}
            orderId={orderId}
            onDone={() => navigate(listAddress(about), { replace: true })}
          />
        )}
        {subject && subject.count > 0 && <Score score={subject.score} count={subject.count} />}
      </div>
      {tags.length > 0 && <TagFilter about={about} tags={tags} />}
      <div className="px-16 pt-12 pb-16">
        <ListPage pages={pages} empty={<NoComments />}>
          {(comment) => (
            <CommentCard comment={comment} actions={<CommentActions kind={about.kind} comment={comment} />} />
          )}
        </ListPage>
      </div>
    </Frame>
  )
}

const listAddress = ({ kind, id }: About, tagId?: number) => address('/comment/list', { kind, id, tag_id: tagId })

function TagFilter({ about, tags }: { about: About; tags: CallOutput<typeof commentIllTags>['list'] }) {
  const all = { text: '全部', to: listAddress(about), current: about.tag_id === undefined }
  const each = tags.map(({ tag_id, tag_name, count }) => ({
    text: `${tag_name} ${count}`,
    to: listAddress(about, tag_id),
    current: tag_id === about.tag_id,
  }))
  return <FilterBar label="按疾病看" filters={[all, ...each]} />
}

function Score({ score, count }: { score: number; count: number }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-12">
        <Stars value={score} />
        <span className="text-14 text-ink-2">{count} 位患者就诊后评价</span>
      </div>
    </Card>
  )
}

function NoComments() {
  return <Empty drawing="message" title="还没有评价" text="就诊结束后，可以在预约详情里写下您的感受。" />
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
